import { cellOf, isCell } from '@relievo/braille';
import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cells as braille, drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { toCells } from './cells.ts';

const PAGE = { columns: 40, rows: 25, dots: 8, braille: 'nls-800' } as const;
const sheet = {
  width: 268,
  height: 270,
  margins: { top: 10, right: 10, bottom: 10, left: 10 },
  braille: 'nls-800',
} as const;

test('the page has the exact number of lines and cells, and six dots never use the lowest two', () => {
  for (const dots of [6, 8] as const) {
    const { lines: page } = toCells(
      drawing([shape('a', rect(20, 20, 200, 200), { texture: 'solid' })], { sheet }),
      { ...PAGE, dots },
    );
    expect(page.length).toBe(25);
    for (const line of page) expect([line.length, [...line].every(isCell)]).toEqual([40, true]);
    expect(page.join('').includes(cellOf([1, 2, 3, 4, 5, 6, 7, 8]))).toBe(dots === 8);
  }
});

test('braille of the drawing keeps its cells, with an empty cell on each side', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 12, max: 180, noNaN: true }),
      fc.double({ min: 12, max: 240, noNaN: true }),
      (x, y) => {
        const label = text('t', 'abc', { at: { x, y }, braille: braille('⠁⠃⠉') });
        const { lines: page, placed } = toCells(drawing([label], { sheet }), PAGE);
        expect(placed).toHaveLength(1);
        expect(page.filter((line) => line.includes('⠁⠃⠉'))).toHaveLength(1);
        expect(page.join('').replaceAll('⠀', '')).toBe('⠁⠃⠉');
      },
    ),
  );
});

test('a square stays as near to a square as the cells allow, with six dots and with eight', () => {
  for (const dots of [6, 8] as const) {
    const { lines: page, scale } = toCells(drawing([shape('a', rect(30, 30, 124, 124))], { sheet }), {
      ...PAGE,
      dots,
    });
    const used = page.map((line) => line.replace(/⠀+$/, '')).filter((line) => line !== '');
    const left = minOf(used.map((line) => line.search(/[^⠀]/)));
    const right = maxOf(used.map((line) => line.length));
    expect(scale).toBe(1);
    expect(Math.abs((right - left) * 6.2 - 124)).toBeLessThanOrEqual(9);
    expect(Math.abs(used.length * 10 - 124)).toBeLessThanOrEqual(14);
  }
});

test('a small sample of a key shows its texture, without the outline that would leave no room for it', () => {
  const [textured, empty] = (['lines-rising', null] as const).map((texture) => {
    const sample = shape('sample', rect(30, 30, 26, 14), { role: 'key', texture });
    return toCells(drawing([sample], { sheet }), { ...PAGE, dots: 6 }).lines.join('');
  });
  expect(textured).not.toContain('⠉⠉');
  expect(empty).toContain('⠉⠉');
});

test('a label without room has a code on the graphic, and words in the key', () => {
  const wide = text('wide', 'x', { at: { x: 12, y: 12 }, braille: braille('⠿'.repeat(50)) });
  const crossed = text('crossed', 'x', { at: { x: 100, y: 100 }, braille: braille('⠭') });
  const solid = shape('s', rect(60, 60, 90, 90), { texture: 'solid' });
  const { keyed, lines: page } = toCells(
    drawing([solid, wide, crossed, shape('l', lines([20, 20, 30, 20]))], { sheet }),
    PAGE,
  );
  expect(keyed.map(({ id, cells: name }) => [id, name])).toEqual([
    ['wide', '⠿'.repeat(50)],
    ['crossed', '⠭'],
  ]);
  expect(keyed.map(({ code }) => code)).toEqual(['⠼⠁', null]);
  expect(page.filter((line) => line.includes('⠼⠁'))).toHaveLength(1);
});

test('a texture makes room for a label that has none beside it, and lines stay', () => {
  const field = shape('field', rect(30, 30, 150, 150), { texture: 'lines-horizontal' });
  const name = text('name', 'wood', { at: { x: 90, y: 100 }, braille: braille('⠺⠕⠕⠙'), labels: 'field' });
  const bare = toCells(drawing([field], { sheet }), PAGE);
  const { keyed, placed, lines: page } = toCells(drawing([field, name], { sheet }), PAGE);
  expect([keyed, placed.map(({ id }) => id)]).toEqual([[], ['name']]);
  const at = page.findIndex((line) => line.includes('⠀⠺⠕⠕⠙⠀'));
  expect(at).toBeGreaterThan(0);
  const others = (lines: readonly string[]) => lines.filter((_, row) => row !== at);
  expect(others(page)).toEqual(others(bare.lines));
  expect(page[at]?.replace('⠀⠺⠕⠕⠙⠀', '').split('')).toEqual(
    expect.arrayContaining([bare.lines[at]?.trim()[0], bare.lines[at]?.trim().at(-1)]),
  );
});
