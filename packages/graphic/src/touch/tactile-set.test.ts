import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { LINE_STYLES, TEXTURES } from '../model/drawing.ts';
import { POINT_SYMBOLS } from '../model/geometry.ts';
import { MEDIA } from '../profiles/profile.ts';
import { paintTexture } from '../raster/texture/paint-texture.ts';
import { gridStep } from '../set/grid.ts';
import { dashesOf } from '../set/line-styles.ts';
import { SYMBOL_DOTS } from '../set/symbol-dots.ts';
import { SYMBOL_SIZES } from '../set/symbol-sizes.ts';
import { TEXTURE_SPECS } from '../set/textures.ts';
import { writeTactileSetPage } from '../testing/tactile-set-page.ts';
import { maySymbolsStandTogether } from './compare-symbols.ts';
import { compareTextures, listTexturesFor, mayStandBeside } from './compare-textures.ts';

test.each(MEDIA)('%s has at least eight textures that all go together, the first five clearly', (medium) => {
  const textures = listTexturesFor(medium);
  expect(textures.length).toBeGreaterThanOrEqual(8);
  const pairs = textures.flatMap((a, i) => textures.slice(i + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => !mayStandBeside(a, b, medium))).toEqual([]);
  const first = new Set(textures.slice(0, 5));
  const close = pairs.filter(
    ([a, b]) => first.has(a) && first.has(b) && compareTextures(a, b, medium) <= 0.6,
  );
  expect(close).toEqual([]);
});

test('the difference is a measure: zero to itself, symmetric, and at most one', () => {
  for (const medium of MEDIA) {
    for (const a of TEXTURES) {
      expect(compareTextures(a, a, medium)).toBe(0);
      for (const b of TEXTURES) {
        const apart = compareTextures(a, b, medium);
        expect(apart).toBeCloseTo(compareTextures(b, a, medium), 12);
        expect(apart).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  }
});

test('crossing lines are told apart, and slanting nets, waves of their size, dashes and pin lines are not', () => {
  expect(mayStandBeside('lines-horizontal', 'lines-vertical', 'swell')).toBe(true);
  expect(mayStandBeside('lines-rising', 'lines-falling', 'embosser')).toBe(true);
  expect(mayStandBeside('crosshatch', 'waves', 'touchscreen')).toBe(false);
  expect(mayStandBeside('lines-horizontal', 'dashes', 'pins')).toBe(false);
});

test('every texture on a grid repeats in whole steps', () => {
  for (const medium of ['embosser', 'pins'] as const) {
    for (const texture of TEXTURES) {
      const { values } = paintTexture(texture, medium, 128);
      const period = 120;
      const periods = [...Array(period).keys()]
        .map((i) => i + 1)
        .filter((shift) =>
          [...Array(40).keys()].every((y) =>
            [...Array(40).keys()].every(
              (x) => values[(y + 20) * 128 + x + 20] === values[(y + 20) * 128 + ((x + 20 + shift) % 128)],
            ),
          ),
        );
      expect(periods[0] ?? Infinity).toBeLessThanOrEqual(12);
    }
  }
});

test('no texture is as full as a solid area or as empty as none', () => {
  for (const medium of MEDIA) {
    for (const texture of TEXTURES.filter((name) => name !== 'solid')) {
      const { values } = paintTexture(texture, medium, 128);
      const share = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(share).toBeGreaterThan(0.04);
      expect(share).toBeLessThanOrEqual(0.55);
    }
  }
});

const everySpec = MEDIA.flatMap((medium) =>
  Object.values(TEXTURE_SPECS[medium]).map((spec) => ({ medium, spec })),
);

test('no line of a texture is too thin to feel', () => {
  const widths = everySpec.flatMap(({ medium, spec }) =>
    'width' in spec ? [{ medium, width: spec.width }] : [],
  );
  expect(widths.filter(({ medium, width }) => width < (medium === 'touchscreen' ? 1 : 0.7))).toEqual([]);
});

test('nothing in a texture is nearer than the dots of braille, or than 4 mm on a touchscreen', () => {
  const pitched = everySpec.flatMap(({ medium, spec }) => ('pitch' in spec ? [{ medium, spec }] : []));
  expect(pitched.filter(({ spec }) => spec.pitch < 2.34)).toEqual([]);
  const gaps = pitched
    .filter(({ medium }) => medium === 'touchscreen')
    .map(({ spec }) => spec.pitch - ('width' in spec ? spec.width : spec.diameter));
  expect(minOf(gaps)).toBeGreaterThanOrEqual(4);
});

test('every pitch on a grid is a whole number of steps', () => {
  const steps = everySpec.flatMap(({ medium, spec }) => {
    const step = gridStep(medium);
    if (step === null || !('pitch' in spec)) return [];
    const diagonal =
      (spec.kind === 'net' && spec.diagonal) ||
      (spec.kind === 'lines' && ['rising', 'falling'].includes(spec.direction));
    return [(spec.pitch * (diagonal ? Math.SQRT2 : 1)) / step];
  });
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter((count) => Math.abs(count - Math.round(count)) > 1e-9)).toEqual([]);
});

test('breaks in lines are at most 6 mm, dashes 9 and 4.5, and the five styles differ in rhythm', () => {
  for (const width of [1, 1.5, 2.5]) {
    const rhythms = LINE_STYLES.flatMap((style) => dashesOf({ style, width }, 'swell') ?? []);
    expect(maxOf(rhythms)).toBeLessThanOrEqual(9);
    const [dash = 0, gap = 0] = dashesOf({ style: 'dashed', width }, 'swell') ?? [];
    expect([dash + width, gap - width]).toEqual([9, 4.5]);
    const dotGap = dashesOf({ style: 'dotted', width }, 'swell')?.[1] ?? 0;
    expect(dotGap - width).toBeCloseTo(3, 9);
  }
  for (const medium of MEDIA) {
    const kinds = new Set(LINE_STYLES.map((style) => String(dashesOf({ style, width: 1 }, medium))));
    expect(kinds.size).toBe(4);
  }
});

test('each of eight symbols of five by five dots goes with at least four others', () => {
  for (const rows of Object.values(SYMBOL_DOTS))
    expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  for (const medium of MEDIA) {
    expect(SYMBOL_SIZES[medium]).toBeGreaterThanOrEqual(5);
    const friends = POINT_SYMBOLS.map(
      (a) => POINT_SYMBOLS.filter((b) => a !== b && maySymbolsStandTogether(a, b, medium)).length,
    );
    expect(minOf(friends)).toBeGreaterThanOrEqual(4);
  }
  expect(maySymbolsStandTogether('disc', 'square', 'embosser')).toBe(false);
});

test('the page about the set equals the set', async () => {
  await expect(writeTactileSetPage()).toMatchFileSnapshot('../../../../docs/tactile-set.md');
});
