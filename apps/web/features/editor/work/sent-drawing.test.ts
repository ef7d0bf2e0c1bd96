import { beginHistory, type Edit, perform } from '@relievo/graphic/editing';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Drawing } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { createReceiver, createSender, type SentDrawing } from './sent-drawing.ts';
import { openStep, TASKS } from './tasks.ts';

function change(drawing: Drawing, edit: Edit): Drawing {
  const done = perform(drawing, edit);
  if (!done.ok) throw new Error(done.problems[0].code);
  return done.value.drawing;
}

function countWhole({ layers }: SentDrawing): number {
  return layers.flatMap(({ items }) => items).filter((item) => typeof item !== 'number').length;
}

test('a worker has the drawing after each step, and only what changed is sent to it', () => {
  const { drawing: start } = beginHistory(createFromTemplate('geometry-set', 'Shapes'));
  const moved = change(start, { do: 'move', ids: ['circle'], dx: 3, dy: 2 });
  const ordered = change(moved, { do: 'order', ids: ['circle'], to: 'back' });
  const layered = change(ordered, { do: 'add-layer', name: 'More' });
  const deleted = change(layered, { do: 'delete', ids: ['square'] });
  const [send, receive] = [createSender(), createReceiver()];
  const counts: number[] = [];
  for (const drawing of [start, moved, ordered, layered, deleted, start]) {
    const sent = structuredClone(send(drawing));
    counts.push(countWhole(sent));
    expect(receive(sent)).toEqual(drawing);
  }
  expect(counts[1]).toBe(1);
  expect(counts.slice(2, 5)).toEqual([0, 0, 0]);
});

test('a step that is worked out elsewhere leaves all that it did not change the very same value', () => {
  const before = createFromTemplate('geometry-set', 'Shapes');
  const sent = structuredClone(TASKS.perform(before, { edit: { do: 'grow', ids: ['circle'], distance: 2 } }));
  const done = openStep(before, sent);
  if (!done.ok) throw new Error(done.problems[0].code);
  const here = perform(before, { do: 'grow', ids: ['circle'], distance: 2 });
  expect(done).toEqual(here);
  const items = (drawing: Drawing) => drawing.layers.flatMap(({ items: own }) => own);
  expect(items(done.value.drawing).filter((item) => items(before).includes(item))).toHaveLength(3);
});
