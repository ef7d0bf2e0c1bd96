import { dotsOf } from '@relievo/braille';
import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXTURES } from '../../model/drawing.ts';
import { cells, drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { toDots } from './dots.ts';
import { toPins } from './pins.ts';

/** Sixty by forty pins at their own size. */
const DISPLAY = { ...drawing([]).sheet, width: 150, height: 100 };

const brailleCells = fc
  .array(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 20 })
  .map((codes) => codes.map((code) => String.fromCodePoint(0x2800 + code)).join(''));
function countCells(cellsText: string): number {
  return [...cellsText].reduce((sum, cell) => sum + dotsOf(cell).length, 0);
}
function countRaised(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
}

test('every braille dot is on the 20-dpi grid, in steps of 2, 5 and 8, wherever the text stands', () => {
  fc.assert(
    fc.property(
      brailleCells,
      fc.double({ min: 0, max: 80, noNaN: true }),
      fc.double({ min: 0, max: 290, noNaN: true }),
      (text1, x, y) => {
        const made = toDots(drawing([text('t', 'x', { at: { x, y }, braille: cells(text1) })]));
        const { columns, dots: levels } = made.grid;
        expect(made.cut).toEqual([]);
        expect(countRaised(levels)).toBe(countCells(text1));
        const first = Math.round(x / 1.27);
        const offGrid = [...levels.keys()].filter(
          (at) => (levels[at] ?? 0) > 0 && ![0, 2].includes(((at % columns) - first) % 5),
        );
        expect(made.moved.length > 0 ? [] : offGrid).toEqual([]);
      },
    ),
  );
});

test('braille that cannot fit on the sheet is reported', () => {
  const long = text('long', 'x', { at: { x: 10, y: 10 }, braille: cells('⠿'.repeat(60)) });
  expect(toDots(drawing([long])).cut).toEqual(['long']);
});

test('a line of any place and direction has its full height, and is at most two dots thick', () => {
  fc.assert(
    fc.property(fc.double({ min: 30, max: 31.27, noNaN: true }), (y) => {
      const { grid } = toDots(drawing([shape('a', lines([20, y, 120, y]))]));
      expect(countRaised(grid.dots)).toBe(Math.floor(120 / 1.27) - Math.floor(20 / 1.27) + 1);
      expect(maxOf(grid.dots)).toBe(7);
    }),
  );
});

test('heights become levels, and the lowest is still raised', () => {
  const bars = [0.01, 0.3, 1].map((height, i) =>
    shape(`b${i}`, rect(20 + i * 40, 20, 20, 20), { line: null, texture: 'solid', height }),
  );
  const { grid } = toDots(drawing(bars));
  const at = (x: number): number =>
    grid.dots[Math.floor(30 / 1.27) * grid.columns + Math.floor(x / 1.27)] ?? -1;
  expect([at(30), at(70), at(110)]).toEqual([1, 2, 7]);
});

test('an embosser of one level raises dots or leaves them flat', () => {
  const low = shape('low', rect(20, 20, 20, 20), { line: null, texture: 'solid', height: 0.2 });
  expect([...new Set(toDots(drawing([low]), { perInch: 20, levels: 1 }).grid.dots)].toSorted()).toEqual([
    0, 1,
  ]);
});

test('pins show the whole sheet, and braille as a whole or not at all', () => {
  fc.assert(
    fc.property(fc.array(brailleCells, { maxLength: 8 }), fc.integer({ min: 1, max: 50 }), (texts, step) => {
      const items = texts.map((braille, i) =>
        text(`t${i}`, braille, { at: { x: (i * step) % 120, y: (i * 7) % 90 }, braille: cells(braille) }),
      );
      const sheet = DISPLAY;
      const made = toPins(drawing(items, { sheet }), 60, 40);
      const shown = made.placed.map(({ id }) => id);
      expect([...shown, ...made.keyed.map(({ id }) => id)].toSorted()).toEqual(
        items.map(({ id }) => id).toSorted(),
      );
      expect(countRaised(made.grid.pins)).toBe(
        items.reduce((sum, { id, print }) => sum + (shown.includes(id) ? countCells(print) : 0), 0) +
          made.keyed.reduce((sum, { code }) => sum + countCells(code ?? ''), 0),
      );
    }),
  );
});

test('an A4 sheet is scaled to the display as large as its content allows, with thin lines one pin wide', () => {
  const made = toPins(drawing([shape('frame', rect(30, 20, 150, 250))]), 60, 40);
  expect(made.view.scale).toBeCloseTo(100 / 255, 5);
  const up = [...made.grid.pins.entries()]
    .filter(([, pin]) => pin)
    .map(([at]) => [at % 60, Math.floor(at / 60)]);
  const spread = (values: readonly number[]): number => maxOf(values) - minOf(values) + 1;
  const [across, down] = [spread(up.map(([x = 0]) => x)), spread(up.map(([, y = 0]) => y))];
  expect([across, down]).toEqual([24, 40]);
  expect(up.length).toBe(2 * down + 2 * (across - 2));
});

test('a low item raises its pin like any other', () => {
  const low = shape('low', rect(20, 20, 60, 40), { line: null, texture: 'solid', height: 0.05 });
  const sheet = DISPLAY;
  expect(countRaised(toPins(drawing([low], { sheet }), 60, 40).grid.pins)).toBe(24 * 16);
});

test('at least one dot stays flat between a contour and its texture, at any place on the grid', () => {
  const place = fc.double({ min: 10, max: 20, noNaN: true });
  const texture = fc.constantFrom(...TEXTURES.filter((name) => name !== 'solid'));
  fc.assert(
    fc.property(place, place, texture, (x, y, name) => {
      const both = drawing([shape('a', rect(x, y, 60, 50), { texture: name })], { sheet: DISPLAY });
      const contour = drawing([shape('a', rect(x, y, 60, 50))], { sheet: DISPLAY });
      const [full, outline] = [toPins(both, 60, 40).grid.pins, toPins(contour, 60, 40).grid.pins];
      const inner = [...full.keys()].filter((at) => full[at] && !outline[at]);
      const next = inner.filter((at) => [-61, -60, -59, -1, 1, 59, 60, 61].some((by) => outline[at + by]));
      expect(inner.length).toBeGreaterThan(5);
      expect(next).toEqual([]);
    }),
  );
});
