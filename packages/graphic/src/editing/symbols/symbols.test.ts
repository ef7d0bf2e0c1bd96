import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemBounds } from '../../geometry/bounds.ts';
import type { Profile } from '../../profiles/profile.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { rasterise } from '../../raster/rasterise.ts';
import { check } from '../../rules/check.ts';
import { formatFinding } from '../../rules/words/finding-text.ts';
import { validate } from '../../validation/validate.ts';
import { FAMILIES } from './families.ts';
import { SUBJECTS } from './subjects.ts';
import { drawSymbol, type TactileSymbol } from './symbol.ts';

/** A touchscreen has no relief: its lines are drawn wider when a drawing is made for it. */
const RELIEF: readonly Profile[] = PROFILES.filter(({ medium }) => medium !== 'touchscreen');
const ALL = SUBJECTS.flatMap(({ symbols }) => symbols);

/** The cells of this display are twice as wide as on paper: numbers of a line are beside each other there. */
function isTooNarrowFor(symbol: TactileSymbol, { braille }: Profile): boolean {
  return braille === 'pins-3.9' && symbol.draw.includes('\nt ');
}

function findFaults(symbol: TactileSymbol): readonly string[] {
  return RELIEF.filter((profile) => !isTooNarrowFor(symbol, profile)).flatMap((profile) =>
    check(drawSymbol(symbol, profile), profile).map(
      (finding) => `${symbol.name} on ${profile.id}: ${formatFinding(finding)}`,
    ),
  );
}

function isInsideBox(symbol: TactileSymbol): boolean {
  const drawing = drawSymbol(symbol, {
    ...RELIEF[0],
    sheet: { width: 300, height: 300, margin: 10 },
  } as Profile);
  const { sheet } = drawing;
  const [group] = drawing.layers[0]?.items ?? [];
  const box = group && itemBounds(group, sheet);
  const [side, top] = [(sheet.width - symbol.size.width) / 2, (sheet.height - symbol.size.height) / 2];
  return (
    box !== null &&
    box !== undefined &&
    box.x >= side - 0.01 &&
    box.y >= top - 0.01 &&
    box.x + box.width <= side + symbol.size.width + 0.01 &&
    box.y + box.height <= top + symbol.size.height + 0.01
  );
}

describe.each(SUBJECTS)('$name', ({ symbols }) => {
  test('fingers find nothing to stumble over on any paper, embosser or pin display', () => {
    expect(symbols.flatMap(findFaults)).toEqual([]);
  });

  test('every symbol is a valid drawing, within the box of its recommended size', () => {
    const invalid = symbols.filter((symbol) => !validate(drawSymbol(symbol, RELIEF[0] as Profile)).ok);
    expect(invalid.map(({ name }) => name)).toEqual([]);
    expect(symbols.filter((symbol) => !isInsideBox(symbol)).map(({ name }) => name)).toEqual([]);
  });

  test('every symbol has other names and one sentence that describes it', () => {
    const bare = symbols.filter(
      ({ also, about }) => also.every((word) => word === '') || !/^[A-Z\d][^.]{7,}\.$/.test(about),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

test('no two symbols have one name', () => {
  const names = ALL.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('no two symbols raise the same picture', () => {
  const pictures = new Map<string, string>();
  const alike: string[] = [];
  for (const symbol of ALL) {
    const picture = pictureOf(symbol);
    const other = pictures.get(picture);
    if (other !== undefined) alike.push(`${other} and ${symbol.name}`);
    pictures.set(picture, symbol.name);
  }
  expect(alike).toEqual([]);
});

/** Lists the raised millimetres, counted from the corner of the drawing. */
function pictureOf(symbol: TactileSymbol): string {
  const { values, width } = rasterise(drawSymbol(symbol, RELIEF[0] as Profile), { pixelsPerMm: 1 });
  const raised = [...values.entries()].flatMap(([at, value]) => (value > 0.5 ? [at] : []));
  const [left, top] = raised.reduce(
    ([x, y], at) => [Math.min(x, at % width), Math.min(y, Math.floor(at / width))] as const,
    [Infinity, Infinity] as readonly [number, number],
  );
  return raised.map((at) => `${(at % width) - left},${Math.floor(at / width) - top}`).join(' ');
}

test.each(FAMILIES.map((family) => [family.name, family] as const))(
  '%s keeps the rules for all numbers that can be chosen',
  (_, { values, make }) => {
    const numbers = fc.tuple(...values.map(({ from, to }) => fc.integer({ min: from, max: to })));
    fc.assert(
      fc.property(numbers, (chosen) => {
        const symbol = make(...chosen);
        expect(findFaults(symbol)).toEqual([]);
        expect(isInsideBox(symbol)).toBe(true);
      }),
      { numRuns: 8 },
    );
  },
);
