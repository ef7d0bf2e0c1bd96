import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centerOf, doesBoxContain } from '../geometry/box.ts';
import { drawableArea, type ShapeItem } from '../model/drawing.ts';
import { walkLeaves } from '../model/walk.ts';
import { rect } from '../testing/make.ts';
import { compose, find, path, shape, text } from './testing/figures.ts';

const TRIANGLE = path([
  { x: 20, y: 10 },
  { x: 20, y: 40 },
  { x: 60, y: 40 },
]);

test('a small drawing fills the paper in one direction, and a wide one lies across', () => {
  const { drawing, changes } = compose([shape('triangle', TRIANGLE)]);
  const area = drawableArea(drawing.sheet);
  const { box } = find(drawing, 'triangle');
  expect(drawing.sheet).toMatchObject({ width: 297, height: 210 });
  expect(Math.max(box.width / area.width, box.height / area.height)).toBeGreaterThan(0.95);
  expect(doesBoxContain(area, box)).toBe(true);
  expect(changes.map(({ code }) => code)).toEqual(['figure_scaled', 'figure_turned']);
});

test('lines are wide enough to follow, and wide lines stay wider than narrow ones', () => {
  const { drawing } = compose([
    shape(
      'thin',
      path(
        [
          { x: 0, y: 0 },
          { x: 60, y: 0 },
        ],
        false,
      ),
      { line: { style: 'solid', width: 0.05 } },
    ),
    shape(
      'thick',
      path(
        [
          { x: 0, y: 30 },
          { x: 60, y: 30 },
        ],
        false,
      ),
      { line: { style: 'solid', width: 1 } },
    ),
  ]);
  const width = (id: string) => (find(drawing, id).item as ShapeItem).line?.width;
  expect([width('thin'), width('thick')]).toEqual([1, 2.25]);
});

test('a label stays on its side of the line that it names', () => {
  const { drawing } = compose([
    shape('triangle', TRIANGLE),
    text('side', '3 m', { x: 15, y: 25 }),
    text('base', '4 m', { x: 40, y: 45 }),
    text('slope', 'c', { x: 45, y: 22 }),
  ]);
  const { box } = find(drawing, 'triangle');
  const middle = (id: string) => centerOf(find(drawing, id).box);
  expect(middle('side').x).toBeLessThan(box.x);
  expect(middle('base').y).toBeGreaterThan(box.y + box.height);
  expect(find(drawing, 'side').item).toMatchObject({
    labels: 'triangle',
    braille: { engine: expect.anything() },
  });
});

test('a coloured ground and a frame around everything are left out, and reported', () => {
  const { drawing, changes } = compose([
    shape('ground', rect(0, 0, 100, 60), { line: null, texture: 'dots-fine', color: '#ddeeff' }),
    shape('frame', rect(1, 1, 98, 58)),
    shape('one', rect(10, 10, 20, 20)),
    shape('other', rect(60, 30, 20, 20)),
  ]);
  expect([...walkLeaves(drawing)].map(({ id }) => id)).toEqual(['one', 'other']);
  expect(changes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['figure_background_left_out', 'figure_frame_left_out']),
  );
});

test('a sky that runs along three edges of the drawing is ground, and a pale island on it stays', () => {
  const sky = path([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 58 },
    { x: 50, y: 30 },
    { x: 0, y: 58 },
  ]);
  const hill = path([
    { x: 0, y: 60 },
    { x: 50, y: 30 },
    { x: 100, y: 60 },
  ]);
  const pale = { texture: null, color: '#eef4ff' };
  const { drawing } = compose([
    shape('sky', sky, pale),
    shape('hill', hill, { texture: 'dots-coarse', color: '#227722' }),
    shape('sun', { type: 'ellipse', center: { x: 20, y: 15 }, rx: 6, ry: 6, angle: 0 }, pale),
  ]);
  expect([...walkLeaves(drawing)].map(({ id }) => id)).toEqual(['hill', 'sun']);
});

test('an outlined area under other parts keeps its outline and loses its texture', () => {
  const { drawing } = compose([
    shape(
      'cell',
      { type: 'ellipse', center: { x: 50, y: 30 }, rx: 48, ry: 28, angle: 0 },
      { texture: 'dots-coarse', color: '#888855' },
    ),
    shape('one', rect(30, 20, 12, 12), { texture: 'waves' }),
    shape('other', rect(60, 30, 12, 12), { texture: 'checker' }),
  ]);
  expect(find(drawing, 'cell').item).toMatchObject({ texture: null, line: { style: 'solid' } });
});

test('a tinted box that its words fill is an outline, and the pale ground of one word is left out', () => {
  const { drawing } = compose([
    shape('line', rect(0, 0, 100, 60), {}),
    shape('box', rect(5, 10, 50, 10), { line: null, texture: 'dots-coarse', color: '#ececff' }),
    text('task', 'Read the whole task', { x: 30, y: 15 }),
    shape('strong', rect(5, 42, 50, 10), { line: null, texture: 'waves', color: '#224488' }),
    text('sea', 'North Atlantic Ocean', { x: 30, y: 47 }),
    shape('ground', rect(78, 26, 10, 6), { line: null, texture: 'solid', color: '#e8e8e8' }),
    text('yes', 'yes', { x: 83, y: 29 }),
  ]);
  expect(find(drawing, 'box').item).toMatchObject({ texture: null, line: { style: 'solid' } });
  expect(find(drawing, 'strong').item).toMatchObject({ texture: 'waves' });
  expect([...walkLeaves(drawing)].map(({ id }) => id)).not.toContain('ground');
});

test('a frame with ticks on it is an axis and stays', () => {
  const tick = (id: string, y: number) =>
    shape(
      id,
      path(
        [
          { x: 0, y },
          { x: 3, y },
        ],
        false,
      ),
    );
  const { drawing } = compose([shape('frame', rect(0, 0, 100, 60)), tick('a', 20), tick('b', 40)]);
  expect(find(drawing, 'frame').item.id).toBe('frame');
});

test('an area hides what lies under it', () => {
  const { drawing } = compose([
    shape('hill', rect(0, 0, 100, 60), { line: null, texture: 'dots-coarse', color: '#00aa00' }),
    shape(
      'line',
      path(
        [
          { x: 0, y: 50 },
          { x: 100, y: 50 },
        ],
        false,
      ),
    ),
    shape('lake', rect(40, 30, 60, 30), { line: null, texture: 'waves', color: '#0000ff' }),
  ]);
  const { box } = find(drawing, 'line');
  const lake = find(drawing, 'lake').box;
  expect(box.x + box.width).toBeLessThan(lake.x + 2);
});

test('many areas of one colour are outlines', () => {
  const areas = Array.from({ length: 8 }, (_, at) =>
    shape(`area-${at}`, rect(12 * at, 0, 12, 30), { line: null, texture: 'solid', color: '#334455' }),
  );
  const { drawing } = compose(areas);
  for (const item of walkLeaves(drawing)) expect(item).toMatchObject({ texture: null, line: { width: 1 } });
});

test('pale straight lines are a grid and weaker than what they help to read', () => {
  const { drawing } = compose([
    shape(
      'grid',
      path(
        [
          { x: 0, y: 20 },
          { x: 100, y: 20 },
        ],
        false,
      ),
      { color: '#cccccc' },
    ),
    shape(
      'curve',
      path(
        [
          { x: 0, y: 50 },
          { x: 50, y: 5 },
          { x: 100, y: 40 },
        ],
        false,
      ),
    ),
  ]);
  const [grid, curve] = [find(drawing, 'grid').item, find(drawing, 'curve').item] as [ShapeItem, ShapeItem];
  expect(grid.role).toBe('grid');
  expect(grid.line?.width).toBeLessThan(curve.line?.width ?? 0);
});

test('a scale too full for braille keeps zero and even steps, and reports the other numbers', () => {
  const ticks = Array.from({ length: 21 }, (_, at) =>
    text(`n${at}`, String(at - 10), { x: 4 * at + 5, y: 34 }, 2),
  );
  const { drawing, changes } = compose([
    shape(
      'line',
      path(
        [
          { x: 0, y: 28 },
          { x: 90, y: 28 },
        ],
        false,
      ),
    ),
    ...ticks,
  ]);
  const shown = [...walkLeaves(drawing)].flatMap((item) =>
    item.kind === 'text' ? [Number(item.print)] : [],
  );
  expect(shown).toContain(0);
  const sorted = shown.toSorted((a, b) => a - b);
  const steps = new Set(sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0)));
  expect(steps.size).toBe(1);
  const report = changes.find(({ code }) => code === 'figure_numbers_left_out');
  expect(report?.parameters).toMatchObject({ count: 21 - shown.length });
});

test('a heading above the drawing is its title, and a sentence beside it is read with the key', () => {
  const { drawing, keySheets, changes } = compose([
    text('heading', 'An animal cell', { x: 50, y: 3 }, 6),
    shape('cell', rect(20, 12, 60, 30)),
    text('sentence', 'Look at the cell and name its three most important parts', { x: 50, y: 52 }, 2.5),
  ]);
  expect(find(drawing, 'heading').item.role).toBe('title');
  expect(changes.map(({ code }) => code)).toContain('figure_words_as_text');
  const words = [drawing, ...keySheets]
    .flatMap((sheet) => [...walkLeaves(sheet)])
    .map((item) => item.kind === 'text' && item.print);
  expect(words).toContain('Look at the cell and name its three most important parts');
});

test('every word of any drawing is on its sheets', () => {
  const word = fc.record({
    print: fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/),
    x: fc.double({ min: 2, max: 98, noNaN: true }),
    y: fc.double({ min: 2, max: 58, noNaN: true }),
  });
  const box = fc.record({
    x: fc.integer({ min: 0, max: 80 }),
    y: fc.integer({ min: 0, max: 50 }),
    width: fc.integer({ min: 4, max: 40 }),
    height: fc.integer({ min: 4, max: 30 }),
    isFilled: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 8 }),
      fc.array(box, { minLength: 1, maxLength: 5 }),
      (words, boxes) => {
        const { drawing, keySheets } = compose([
          ...boxes.map(({ x, y, width, height, isFilled }, at) =>
            shape(
              `box-${at}`,
              rect(x, y, width, height),
              isFilled ? { texture: 'dots-coarse', role: 'area' } : {},
            ),
          ),
          ...words.map(({ print, x, y }, at) => text(`word-${at}`, print, { x, y }, 2)),
        ]);
        const shown = [drawing, ...keySheets]
          .flatMap((sheet) => [...walkLeaves(sheet)])
          .flatMap((item) => (item.kind === 'text' ? [item.print] : []));
        for (const { print } of words) expect(shown).toContain(print);
      },
    ),
    { numRuns: 25 },
  );
});
