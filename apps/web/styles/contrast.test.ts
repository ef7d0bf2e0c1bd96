import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** WCAG 2.2, 1.4.6 for text (7:1) and 1.4.11 for borders and graphics that carry meaning (3:1). */
const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const THEMES = {
  light: [':root'],
  dark: [':root', ":root[data-theme='dark']"],
  'high contrast light': [':root', ":root[data-contrast='high']"],
  'high contrast dark': [
    ':root',
    ":root[data-theme='dark']",
    ":root[data-contrast='high']",
    ":root[data-theme='dark'][data-contrast='high']",
  ],
};

const TINTS = ['cream', 'yellow', 'green', 'blue', 'rose'];
const TINTED = Object.fromEntries(
  TINTS.flatMap((tint) => {
    const light = `:root[data-tint='${tint}']:not([data-contrast='high'])`;
    const dark = light.replace(':root', ":root[data-theme='dark']");
    return [
      [`${tint} light`, [':root', light]],
      [`${tint} dark`, [':root', ":root[data-theme='dark']", dark]],
    ];
  }),
);

const TEXT_PAIRS = [
  ...['paper', 'surface', 'accent-soft'].flatMap((ground) => [
    ['ink', ground],
    ['ink-quiet', ground],
    ['accent', ground],
  ]),
  ...['paper', 'surface'].flatMap((ground) => [
    ['success', ground],
    ['warning', ground],
    ['danger', ground],
  ]),
  ['accent-ink', 'accent'],
] as [string, string][];

const MEANING_PAIRS = [
  ['line', 'paper'],
  ['line', 'surface'],
  ['accent', 'paper'],
  ['focus-ring', 'paper'],
  ['focus-ring', 'surface'],
] as [string, string][];

function tokensOf(selectors: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`tokens.css has no block ${selector}`);
    const block = css.slice(start, css.indexOf('}', start));
    for (const [, name, value] of block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
      tokens.set(name ?? '', value ?? '');
  }
  return tokens;
}

function computeLuminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function computeContrast(a: string, b: string): number {
  const [light, dark] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('black on white has a contrast of 21:1', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

for (const [theme, selectors] of Object.entries({ ...THEMES, ...TINTED })) {
  const tokens = tokensOf(selectors);
  const ratio = (front: string, ground: string) =>
    computeContrast(tokens.get(front) ?? '', tokens.get(ground) ?? '');

  test.each(TEXT_PAIRS)(`in ${theme}, %s on %s reaches 7:1`, (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(MEANING_PAIRS)(`in ${theme}, %s on %s reaches 3:1`, (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
}
