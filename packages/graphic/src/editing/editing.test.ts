import { expect, test } from 'vitest';
import { findItem } from '../model/walk.ts';
import { drawing, rect, shape, text } from '../testing/make.ts';
import type { Edit } from './edit.ts';
import { addToHistory, beginHistory, type History, redo, undo } from './history.ts';
import { perform } from './perform.ts';
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

test('things that are added together under one id become things of their own, and a label stays with the first', () => {
  const twins = [shape('twin', rect(20, 200, 10, 10)), shape('twin', rect(40, 200, 10, 10))];
  const named = text('word', 'Twin', { labels: 'twin', name: '' });
  const added = edit(beginHistory(SAMPLE), { do: 'add', items: [...twins, named] });
  expect(added.chosen).toEqual(['twin-1', 'twin-2', 'word-1']);
  expect(findItem(added.drawing, 'word-1')).toMatchObject({ labels: 'twin-1' });
});

test('what is locked is changed by no step and moved by no repair before it is unlocked', () => {
  const locked = edit(beginHistory(SAMPLE), { do: 'lock', ids: ['box'], isLocked: true });
  const { done } = locked;
  expect(done[0] && tellEdit(done[0].message, 'full')).toBe('Rectangle “Box” locked.');
  for (const step of [
    { do: 'move', ids: ['axis', 'box'], dx: 1, dy: 0 },
    { do: 'delete', ids: ['box'] },
    { do: 'name', id: 'box', name: 'Other' },
  ] as const)
    expect(perform(locked.drawing, step)).toMatchObject({ ok: false, problems: [{ code: 'edit_locked' }] });
  const free = edit(locked, { do: 'lock', ids: ['box'], isLocked: false });
  expect(free.drawing).toStrictEqual(SAMPLE);
  expect(edit(free, { do: 'delete', ids: ['box'] }).chosen).toEqual([]);
});

test('a thing sounds and vibrates as its author says, and is silent again', () => {
  const plays = { tone: { frequency: 440, duration: 0.5 }, haptic: { durations: [0, 200] } };
  const step: Edit = { do: 'set-plays', id: 'box', plays };
  expect(told(step)[0]).toBe('Rectangle “Box” sounds and vibrates now.');
  const set = edit(beginHistory(SAMPLE), step);
  expect(findItem(set.drawing, 'box')).toMatchObject({ plays });
  expect(edit(set, { do: 'set-plays', id: 'box', plays: null }).drawing).toStrictEqual(SAMPLE);
});

test('undoing goes back to the same value and says what it undid', () => {
  const start = beginHistory(SAMPLE);
  const moved = edit(start, { do: 'move', ids: ['box'], dx: 10, dy: 0 });
  expect(undo(moved)).toMatchObject({ drawing: SAMPLE, chosen: [] });
  expect(redo(undo(moved)).drawing).toBe(moved.drawing);
  expect(undo(start)).toBe(start);
});

test('a drawing that is written anew as text keeps the sheets that it is spread over, which no text says', () => {
  const spread = { reader: 'expert', gap: 3, places: [{ x: 20, y: 30, width: 40, height: 50 }] } as const;
  const before = drawing([shape('a', rect(20, 20, 30, 30))], { spread });
  const written = drawing([shape('b', rect(20, 20, 30, 30))]);
  const made = perform(before, { do: 'rewrite', why: 'text', drawing: written });
  expect(made).toMatchObject({ ok: true, value: { drawing: { spread } } });
});
