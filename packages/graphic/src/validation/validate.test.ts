import { expect, test } from 'vitest';
import { createCpuTimer } from '../testing/cpu-time.ts';
import { A4, cells, drawing, group, image, lines, nested, rect, shape, text } from '../testing/make.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { validate } from './validate.ts';

function problemsOf(value: unknown) {
  const result = validate(value);
  return result.ok ? [] : result.problems.map(graphicReportText);
}
const square = rect(20, 20, 30, 30);

test('an ordinary drawing is accepted unchanged', () => {
  const value = drawing([shape('a', square), text('b', 'Label'), group('c', [image('d')])]);
  expect(validate(value)).toEqual({ ok: true, value });
});

test('an empty drawing is accepted', () => {
  expect(problemsOf(drawing([]))).toEqual([]);
  expect(problemsOf(drawing([], { layers: [] }))).toEqual([]);
});

test.each([undefined, null, 7, 'text', [], new Date()])(
  'a value that is no drawing is refused: %s',
  (value) => {
    expect(problemsOf(value).length).toBeGreaterThan(0);
  },
);

test.each([1, 9.999, 5000.001, 10_000, Number.NaN, Infinity, -210])(
  'a sheet %s mm wide is refused with one clear error',
  (width) => {
    const problems = problemsOf(drawing([], { sheet: { ...A4, width } }));
    expect(problems).toEqual([
      `The size of the sheet is ${width} by 297; each side must be from 10 to 5,000 mm.`,
    ]);
  },
);

test('margins that leave no room are refused', () => {
  const sheet = { ...A4, margins: { top: 10, right: 105, bottom: 10, left: 105 } };
  expect(problemsOf(drawing([], { sheet }))).toEqual([
    'The margins of the sheet leave no room to draw on; make them smaller.',
  ]);
});

test('shapes without size, off the sheet or crossing themselves are left to the rules', () => {
  const value = drawing([
    shape('dot', rect(20, 20, 0, 0)),
    shape('far', rect(-500, 4000, 10, 10)),
    shape('bow', lines([20, 20, 50, 50, 50, 20, 20, 50], true)),
    shape('nothing', { type: 'path', subpaths: [] }),
  ]);
  expect(problemsOf(value)).toEqual([]);
});

test.each([Number.NaN, Infinity, -Infinity, 1e300, '5', null])('a coordinate of %s is refused', (x) => {
  const broken = [
    { type: 'path', subpaths: [{ start: { x: 0, y: 0 }, segments: [{ to: { x, y: 1 } }], closed: false }] },
    { type: 'rect', x, y: 0, width: 1, height: 1 },
    { type: 'ellipse', center: { x, y: 0 }, rx: 1, ry: 1, angle: 0 },
    { type: 'symbol', symbol: 'disc', at: { x: 0, y: x }, size: 6 },
  ];
  for (const geometry of broken) {
    expect(problemsOf(drawing([{ ...shape('a', square), geometry } as never]))).toHaveLength(1);
  }
});

test('a broken point of a path is reported once, with its number', () => {
  const path = lines([0, 0, Number.NaN, 1, Number.NaN, 2]);
  expect(problemsOf(drawing([shape('a', path)]))).toEqual([
    "The path's point 2 of item “a” is x NaN, y 1; it must be two numbers within 100,000 mm of the sheet.",
  ]);
});

test.each([0, -1, 1.001, Number.NaN])('a height of %s is refused', (height) => {
  expect(problemsOf(drawing([shape('a', square, { height })]))).toHaveLength(1);
});

test.each(['', ' ', 'a b', '<x>', 'relievo-x', 'a'.repeat(129), '-a', 'a"b'])(
  'the id “%s” is refused',
  (id) => {
    expect(problemsOf(drawing([shape(id, square, { name: 'x' })]))).toHaveLength(1);
  },
);

test.each(['a', '9', 'שלום', 'a.b:c-d_e', '0190a1b2-0000-7000-8000-000000000000'])(
  'the id %s is accepted',
  (id) => {
    expect(problemsOf(drawing([shape(id, square)]))).toEqual([]);
  },
);

test('an id can be used once, layers included', () => {
  expect(problemsOf(drawing([shape('a', square), group('b', [shape('a', square)])]))).toEqual([
    'The id of item “a” is used twice; every layer and item needs its own.',
  ]);
  expect(problemsOf(drawing([shape('main', square)]))).toHaveLength(1);
});

test('text of 10,000 characters is accepted and one more is refused', () => {
  expect(
    problemsOf(drawing([text('a', 'x'.repeat(10_000), { braille: cells('⠿'.repeat(10_000)) })])),
  ).toEqual([]);
  expect(problemsOf(drawing([text('a', 'x'.repeat(10_001))]))).toEqual([
    'The print of item “a” has 10,001 characters, more than the 10,000 that one text may hold; shorten or split it.',
  ]);
});

test.each(['\u0000', '\u001b', '\ud800', '\uffff'])('text that no file can carry is refused', (character) => {
  expect(problemsOf(drawing([text('a', `a${character}b`)]))).toHaveLength(1);
});

test('right-to-left scripts and emoji are accepted as text', () => {
  expect(problemsOf(drawing([text('a', 'שלום עולם 👩‍🔬 مرحبا')]))).toEqual([]);
});

test('braille may hold cells and line ends only', () => {
  expect(problemsOf(drawing([text('a', 'x', { braille: cells('⠁⠃\n⠉') })]))).toEqual([]);
  expect(problemsOf(drawing([text('a', 'x', { braille: cells('abc') })]))).toHaveLength(1);
});

test('groups nested 10,000 deep are refused with one clear error', () => {
  expect(problemsOf(drawing([nested(100)]))).toHaveLength(1);
  expect(problemsOf(drawing([nested(99)]))).toEqual([]);
  expect(problemsOf(drawing([nested(10_000)]))).toEqual([
    'Groups are nested more than 100 deep; ungroup some of them.',
  ]);
});

test('a group that holds itself is refused, without a loop', () => {
  const items: unknown[] = [];
  items.push({ ...group('a', []), items });
  expect(problemsOf(drawing(items as never)).length).toBeGreaterThan(0);
});

test('a million points are accepted within a second, and two million are refused', {
  tags: 'exhaustive',
}, () => {
  const wave = (count: number) => lines(Array.from({ length: count * 2 }, (_, index) => index / 20_000));
  const elapsed = createCpuTimer();
  expect(problemsOf(drawing([shape('a', wave(1_000_000))]))).toEqual([]);
  expect(elapsed()).toBeLessThan(4000);
  expect(problemsOf(drawing([shape('a', wave(2_000_000))]))).toEqual([
    'The paths have more than 1,250,000 points; simplify or split the drawing.',
  ]);
});

test('a picture must be a PNG, placed with a width and a height', () => {
  expect(problemsOf(drawing([image('a', { png: 'R0lGODlh' })]))).toHaveLength(1);
  expect(problemsOf(drawing([image('a', { png: '' })]))).toHaveLength(1);
  expect(problemsOf(drawing([image('a', { placement: [10, 10, 20, 20, 0, 0] })]))).toHaveLength(1);
  expect(problemsOf(drawing([image('a', { placement: [10, 10, 20, Number.NaN, 0, 0] })]))).toHaveLength(1);
});

test('a drawing with many faults is refused in at most 20 sentences', () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({ kind: 'x', id: index }));
  const problems = problemsOf({ ...drawing([]), layers: [{ id: 'l', name: 1, visible: 2, items }] });
  expect(problems).toHaveLength(20);
  for (const problem of problems) expect(problem).toMatch(/^[A-Z].*\.$/);
});
