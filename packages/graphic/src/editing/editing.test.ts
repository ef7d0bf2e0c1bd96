import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findItem, walk } from '../model/walk.ts';
import { readDrawing } from '../svg/read/read.ts';
import { writeDrawing } from '../svg/write.ts';
import { drawing, rect, shape, text } from '../testing/make.ts';
import { validate } from '../validation/validate.ts';
import type { Edit } from './edit.ts';
import { addToHistory, beginHistory, type History, redo, undo } from './history.ts';
import { perform } from './perform.ts';
import { createArrow, createRectangle, createText, createTriangle } from './shapes.ts';
import { boxOf } from './things.ts';
import { tellEdit } from './words/tell-edit.ts';

const AXIS = shape('axis', rect(10, 10, 1, 100), { name: 'y axis', line: null, texture: 'solid' });
const BOX = shape('box', rect(50, 40, 30, 20), { name: 'Box', line: null, texture: 'grid' });
const SAMPLE = drawing([AXIS, BOX, text('word', 'Base', { labels: 'box', name: '' })]);

function edit(start: History, step: Edit): History {
  const done = perform(start.drawing, step);
  if (!done.ok) throw new Error(done.problems[0].code);
  return addToHistory(start, done.value);
}

function problemOf(step: Edit): string | null {
  const done = perform(SAMPLE, step);
  return done.ok ? null : done.problems[0].code;
}

function told(step: Edit) {
  const { done } = edit(beginHistory(SAMPLE), step);
  const message = done[0]?.message;
  if (!message) throw new Error('Nothing was told.');
  return [tellEdit(message, 'short'), tellEdit(message, 'medium'), tellEdit(message, 'full')];
}

test('a move is told in three wordings: what, where, and how far from what is nearest', () => {
  expect(told({ do: 'place', ids: ['box'], x: 15, y: 40 })).toEqual([
    'Rectangle “Box” moved.',
    'Rectangle “Box” moved to 15, 40 millimetres.',
    'Rectangle “Box” moved to 15, 40 millimetres; 4 from Rectangle “y axis”.',
  ]);
});

test('what is put beside another thing is centred on it and so many millimetres away', () => {
  const step: Edit = { do: 'place-beside', ids: ['axis'], of: 'box', side: 'below', gap: 6, isCentred: true };
  const { drawing: after } = edit(beginHistory(SAMPLE), step);
  expect(boxOf(after, ['axis'])).toEqual({ x: 64.5, y: 66, width: 1, height: 100 });
  expect(told(step)[0]).toBe('Rectangle “y axis” put 6 millimetres under Box.');
});

test('a size is that of the whole thing with its line, and its corner stays', () => {
  const lined = drawing([shape('one', rect(20, 20, 30, 30), { line: { style: 'solid', width: 2 } })]);
  const done = perform(lined, { do: 'resize', ids: ['one'], width: 50 });
  if (!done.ok) throw new Error(done.problems[0].code);
  expect(boxOf(done.value.drawing, ['one'])).toEqual({ x: 19, y: 19, width: 50, height: 32 });
});

test.each<[Edit, string]>([
  [{ do: 'move', ids: ['box'], dx: Number.NaN, dy: 0 }, 'edit_number_not_usable'],
  [{ do: 'resize', ids: ['box'], width: 0 }, 'edit_number_not_usable'],
  [{ do: 'resize', ids: ['word'], width: 50 }, 'edit_size_fixed'],
  [{ do: 'delete', ids: ['nobody'] }, 'edit_nothing_chosen'],
  [{ do: 'name', id: 'box', name: 'Box' }, 'edit_changes_nothing'],
  [{ do: 'set-height', ids: ['box'], height: 2 }, 'drawing_field_wrong'],
  [
    { do: 'place-beside', ids: ['box'], of: 'box', side: 'left', gap: 3, isCentred: true },
    'edit_beside_itself',
  ],
  [
    { do: 'place-beside', ids: ['box'], of: 'gone', side: 'left', gap: 3, isCentred: true },
    'edit_other_missing',
  ],
  [{ do: 'move-node', id: 'word', node: 0, x: 1, y: 1 }, 'edit_no_nodes'],
  [{ do: 'add-node', id: 'box', node: 4 }, 'edit_node_missing'],
  [{ do: 'repeat', ids: ['box'], times: 0, dx: 1, dy: 1 }, 'edit_times_not_usable'],
  [{ do: 'combine', ids: ['box'], how: 'union' }, 'operation_shapes_too_few'],
])('%o is refused by %s', (step, code) => {
  expect(problemOf(step)).toBe(code);
});

test('a label goes on without a thing that is deleted, and is copied along with one that is copied', () => {
  const start = beginHistory(SAMPLE);
  const deleted = edit(start, { do: 'delete', ids: ['box'] });
  expect(findItem(deleted.drawing, 'word')).not.toHaveProperty('labels');
  const copied = edit(start, { do: 'duplicate', ids: ['box', 'word'], dx: 5, dy: 5 });
  expect(copied.chosen).toEqual(['box-1', 'word-1']);
  expect(findItem(copied.drawing, 'word-1')).toMatchObject({ labels: 'box-1' });
});

test('undoing goes back to the same value and says what it undid', () => {
  const start = beginHistory(SAMPLE);
  const moved = edit(start, { do: 'move', ids: ['box'], dx: 10, dy: 0 });
  expect(undo(moved)).toMatchObject({ drawing: SAMPLE, chosen: [] });
  expect(redo(undo(moved)).drawing).toBe(moved.drawing);
  expect(undo(start)).toBe(start);
});

const number = fc.double({ min: -40, max: 40, noNaN: true });
const size = fc.double({ min: 1, max: 80, noNaN: true });
const at = fc.record({ x: size, y: size });

type Make = (ids: readonly string[], one: string) => Edit;

/** A step on whatever is there: the things are named by their place in the drawing. */
function make<Value>(values: fc.Arbitrary<Value>, edit: (value: Value) => Make): fc.Arbitrary<Make> {
  return values.map(edit);
}

const nothing = fc.constant(null);

const step: fc.Arbitrary<Make> = fc.oneof(
  make(fc.tuple(at, size, size), ([corner, width, height]) => () => ({
    do: 'add',
    items: [createRectangle(corner, width, height)],
  })),
  make(fc.tuple(at, at), ([from, to]) => () => ({
    do: 'add',
    items: [createTriangle(from, to.x, to.y), createArrow(from, to)].filter((item) => item !== null),
  })),
  make(at, (corner) => (_, one) => ({ do: 'add', items: [createText(corner, 'Word', null, one)] })),
  make(fc.tuple(number, number), ([dx, dy]) => (ids) => ({ do: 'move', ids, dx, dy })),
  make(at, ({ x, y }) => (ids) => ({ do: 'place', ids, x, y })),
  make(at, ({ x, y }) => (ids) => ({ do: 'resize', ids, width: x, height: y })),
  make(number, (degrees) => (ids) => ({ do: 'turn', ids, degrees })),
  make(fc.constantFrom<'across' | 'down'>('across', 'down'), (direction) => (ids) => ({
    do: 'mirror',
    ids,
    direction,
  })),
  make(nothing, () => (ids) => ({ do: 'align', ids, alignment: 'left', to: 'sheet' })),
  make(nothing, () => (ids) => ({ do: 'distribute', ids, direction: 'down' })),
  make(nothing, () => (ids) => ({ do: 'order', ids, to: 'front' })),
  make(nothing, () => (ids) => ({ do: 'group', ids })),
  make(nothing, () => (ids) => ({ do: 'ungroup', ids })),
  make(at, ({ x, y }) => (ids) => ({ do: 'duplicate', ids: ids.slice(0, 2), dx: x, dy: y })),
  make(nothing, () => (ids) => ({ do: 'delete', ids: ids.slice(0, 1) })),
  make(fc.string({ maxLength: 9 }), (name) => (_, id) => ({ do: 'name', id, name })),
  make(size, (width) => (ids) => ({ do: 'set-line', ids, line: { style: 'dashed', width } })),
  make(nothing, () => (ids) => ({ do: 'set-texture', ids, texture: 'waves' })),
  make(nothing, () => (ids, of) => ({
    do: 'place-beside',
    ids,
    of,
    side: 'right',
    gap: 6,
    isCentred: false,
  })),
  make(nothing, () => (ids) => ({ do: 'combine', ids, how: 'union' })),
  make(number, (distance) => (ids) => ({ do: 'grow', ids, distance })),
  make(at, ({ x, y }) => (_, id) => ({ do: 'move-node', id, node: 1, x, y })),
  make(nothing, () => (_, id) => ({ do: 'add-node', id, node: 0 })),
  make(nothing, () => (_, id) => ({ do: 'remove-node', id, node: 0 })),
  make(nothing, () => (ids) => ({ do: 'simplify', ids: ids.slice(0, 1), profile: 'swell-a4' })),
  make(at, ({ x, y }) => (ids) => ({ do: 'repeat', ids: ids.slice(0, 1), times: 2, dx: x, dy: y })),
);

const steps = fc.array(fc.tuple(step, fc.nat(30), fc.nat(30), fc.nat(30)), {
  minLength: 200,
  maxLength: 200,
});

test('after 200 steps of any kind, undoing all is the start, doing all again is the end, and each state is a drawing', () => {
  let performed = 0;
  fc.assert(
    fc.property(steps, (list) => {
      let history = beginHistory(SAMPLE);
      for (const [ask, a, b, c] of list) {
        const ids = [...walk(history.drawing)].map(({ item }) => item.id);
        const pick = (at: number) => ids[at % Math.max(1, ids.length)] ?? 'nothing';
        const done = perform(history.drawing, ask([...new Set([pick(a), pick(b)])], pick(c)));
        if (!done.ok) continue;
        history = addToHistory(history, done.value);
        performed += 1;
        expect(validate(history.drawing).ok).toBe(true);
      }
      const read = readDrawing(writeDrawing(history.drawing));
      expect(read).toStrictEqual({ ok: true, value: history.drawing });
      const end = history.drawing;
      for (const _ of list) history = undo(history);
      expect(history.drawing).toBe(SAMPLE);
      for (const _ of list) history = redo(history);
      expect(history.drawing).toBe(end);
    }),
    { seed: 20, numRuns: 8 },
  );
  expect(performed).toBeGreaterThan(800);
});
