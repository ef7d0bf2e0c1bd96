import { expect, test } from 'vitest';
import { withKey } from '../../labels/key.ts';
import type { TextItem } from '../../model/drawing.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { cells, drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { readDrawnKey } from './drawn-key.ts';
import { listNumberCodes } from './key-codes.ts';
import { toPins } from './pins.ts';

const sheet = { ...drawing([]).sheet, width: 150, height: 100 };
function drawSymbol(kind: 'disc' | 'square') {
  return shape('a', { type: 'symbol', symbol: kind, at: { x: 75, y: 50 }, size: 12.5 });
}

function isUp({ grid }: ReturnType<typeof toPins>, x: number, y: number): boolean {
  return grid.pins[y * grid.columns + x] === 1;
}

test('a point is two pins each way, and no symbol is wider than four', () => {
  const countUp = (kind: 'disc' | 'square'): number =>
    toPins(drawing([drawSymbol(kind)], { sheet }), 60, 40).grid.pins.reduce((sum, pin) => sum + pin, 0);
  expect([countUp('disc'), countUp('square')]).toEqual([4, 9]);
});

test('the lines of a grid leave a flat pin beside a bar', () => {
  const grid = [20, 50, 80].map((y) => shape(`level-${y}`, lines([10, y, 140, y]), { role: 'grid' }));
  const bar = shape('bar', rect(60, 30, 30, 65), { texture: 'solid' });
  const made = toPins(drawing([...grid, bar], { sheet }), 60, 40);
  const row = Math.floor(50 / 2.5);
  const up = Array.from({ length: 60 }, (_, x) => isUp(made, x, row));
  expect([22, 23, 24, 36, 37, 38].map((x) => up[x])).toEqual([true, false, true, true, false, true]);
});

test('two labels on a line stand a blank cell apart', () => {
  // A wall above and one below leave them one line.
  const walls = [44, 62].map((y) => shape(`wall-${y}`, lines([5, y, 145, y])));
  const names = [0, 1].map((at) =>
    text(`n${at}`, 'ab', { at: { x: 20 + at * 14, y: 50 }, braille: cells('⠁⠃') }),
  );
  const { placed } = toPins(drawing([...walls, ...names], { sheet }), 60, 40);
  const [first, second] = placed.toSorted((a, b) => a.x - b.x);
  expect(first?.y).toBe(second?.y);
  expect((second?.x ?? 0) - (first?.x ?? 0) - 5).toBeGreaterThanOrEqual(4);
});

test('labels that would span other parts than their own have codes there instead', () => {
  const wide = { ...sheet, width: 420, height: 200 };
  const places = [20, 100, 180, 260, 340];
  const items = places.flatMap((x, at) => [
    shape(`disc-${at}`, rect(x, 60, 60, 60)),
    text(`name-${at}`, 'one half', {
      at: { x: x + 7, y: 124 },
      braille: cells(`⠕⠝⠑⠀⠓⠁⠇${'⠁⠃⠉⠙⠑'.charAt(at)}`),
      labels: `disc-${at}`,
    }),
  ]);
  const { keyed, placed } = toPins(drawing(items, { sheet: wide }), 60, 40);
  expect(placed).toEqual([]);
  expect(keyed.map(({ code }) => code)).toEqual(['⠼⠁', '⠼⠃', '⠼⠉', '⠼⠙', '⠼⠑']);
});

test('codes are plain numbers, and letters where any number stands on the drawing, which no code may be read as', () => {
  const wide = text('wide', 'x', { at: { x: 10, y: 10 }, braille: cells('⠿'.repeat(30)) });
  const one = text('one', '1', { at: { x: 100, y: 80 }, braille: cells('⠼⠁') });
  const codeIn = (items: readonly TextItem[], language: string): string | null | undefined =>
    toPins({ ...drawing(items, { sheet }), language }, 60, 40).keyed[0]?.code;
  expect(codeIn([wide], 'en')).toBe('⠼⠁');
  expect(codeIn([wide], 'fr')).toBe('⠠⠡');
  expect(codeIn([wide, one], 'en')).toBe('⠅');
  expect(codeIn([{ ...wide, print: '150' }], 'en')).toBe('⠅');
  expect(listNumberCodes(12, 'en', true)[11]).toBe('⠅⠼⠁⠃');
});

test('a code stands beside a long part where there is no room at its middle', () => {
  const wide = { ...sheet, width: 150, height: 100 };
  const bands = [20, 45, 70].map((y, at) => shape(`band-${at}`, rect(40, y, 100, 18)));
  const names = bands.map((_, at) =>
    text(`name-${at}`, 'long name', {
      at: { x: 60, y: 39 + at * 25 },
      braille: cells('⠇⠕⠝⠛⠀⠝⠁⠍⠑'),
      labels: `band-${at}`,
    }),
  );
  const { keyed, grid } = toPins(drawing([...bands, ...names], { sheet: wide }), 60, 40);
  expect(keyed.every(({ code }) => code !== null)).toBe(true);
  expect(grid.pins.length).toBe(2400);
});

test('the lines of a grid end where a textured area begins', () => {
  const grid = [20, 50, 80].map((y) => shape(`level-${y}`, lines([10, y, 140, y]), { role: 'grid' }));
  const area = shape('area', rect(60, 15, 60, 75), { texture: 'dots-fine' });
  const bare = toPins(drawing([area], { sheet }), 60, 40);
  const made = toPins(drawing([...grid, area], { sheet }), 60, 40);
  for (let y = 8; y < 34; y += 1)
    for (let x = 25; x < 47; x += 1) expect([x, y, isUp(made, x, y)]).toEqual([x, y, isUp(bare, x, y)]);
  expect(isUp(made, 10, 20)).toBe(true);
});

test('each code of a key that was laid out for pins begins the line of its words, however long those are', () => {
  const display = getProfile('dotpad');
  const full = drawing([shape('all', rect(0, 0, 150, 100), { texture: 'dots-fine' })], {
    sheet: { ...sheet, braille: display.braille },
  });
  const entries = ['⠁⠃', '⠉⠙', '⠑⠋'].map((code, at) => ({
    id: `entry-${at}`,
    mark: { code: cells(code), print: code },
    print: 'ends in',
    braille: cells('⠑⠝⠙⠎⠀⠊⠝⠀⠼⠉⠒⠀⠼⠃⠓⠀⠨⠴⠀⠑⠝⠙'),
  }));
  const [page] = withKey(full, entries, display).keySheets;
  if (!page) throw new Error('There is no page.');
  const { placed, keyed } = toPins(page, 60, 40);
  const rowOf = (id: string) => placed.find((label) => label.id === id)?.y;
  expect(keyed).toEqual([]);
  expect(entries.map(({ id }) => rowOf(`${id}-code`))).toEqual([4, 14, 24]);
  expect(entries.map(({ id }) => rowOf(id))).toEqual([4, 14, 24]);
});

test('a key that has no room among the pins stands on its page with the codes of the sheet', () => {
  const wide = { ...sheet, width: 420, height: 200 };
  const [code, words] = [cells('⠍⠁'), cells('⠠⠍⠁⠗⠉⠓')];
  const items = [
    shape('part', rect(40, 20, 340, 20)),
    text('label', 'ma', { at: { x: 200, y: 46 }, braille: code, labels: 'part' }),
    shape('field', rect(10, 80, 400, 110), { texture: 'solid' }),
    text('march-code', 'ma', { at: { x: 100, y: 140 }, braille: code, labels: 'march', role: 'key' }),
    text('march', 'March', { at: { x: 120, y: 140 }, braille: words, role: 'key' }),
  ];
  const { placed, keyed, keyPages } = toPins(drawing(items, { sheet: wide }), 60, 40);
  expect(placed.map(({ print }) => print)).toEqual(['ma']);
  expect(keyed.map((one) => [one.code, one.cells])).toEqual([
    ['⠍⠁', words.cells],
    ['⠍⠁', words.cells],
  ]);
  expect(keyPages).toHaveLength(1);
});

test('on pins no code stands for a code of the sheet, but for its words', () => {
  const [code, words] = [cells('⠍⠁'), cells('⠠⠍⠁⠗⠉⠓')];
  const key = readDrawnKey([
    { ...text('march-code', 'ma', { labels: 'march', role: 'key' }), braille: code },
    { ...text('march', 'March', { role: 'key' }), braille: words },
  ]);
  const label = { id: 'label', print: 'ma', cells: code.cells, code: '⠅' };
  expect(key.inWords(label)).toEqual({ ...label, print: 'March', cells: words.cells });
  const other = { ...label, print: 'ap', cells: '⠁⠏' };
  expect(key.inWords(other)).toEqual(other);
});

test('a number stands so far from a symbol on its line that no other number is felt', () => {
  const wide = { ...sheet, width: 300, height: 200 };
  const place = { at: { x: 128, y: 97 }, labels: 'arrow' };
  const symbol = shape('arrow', { type: 'symbol', symbol: 'disc', at: { x: 120, y: 100 }, size: 8 });
  const frame = shape('frame', rect(10, 10, 280, 180));
  const five = text('five', '5', { ...place, braille: cells('⠼⠑') });
  const { placed, grid } = toPins(drawing([frame, symbol, five], { sheet: wide }), 60, 40);
  const { x = 0, y = 0 } = placed[0] ?? {};
  const before = [0, 1, 2, 3, 4].flatMap((row) =>
    [1, 2, 3].map((left) => grid.pins[(y + row) * grid.columns + x - left]),
  );
  expect(placed).toHaveLength(1);
  expect(before.every((pin) => pin === 0)).toBe(true);
});
