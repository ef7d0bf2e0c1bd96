import { type Done, type Performed, perform } from '@relievo/graphic/editing';
import { createPolyline } from '@relievo/graphic/editing/shapes';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Result } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { createEditor } from './editor.ts';

/** A jagged coast of many corners, which is long to simplify, and somebody who works it out when asked to go on. */
function openCoast() {
  const done: Done[] = [];
  let begun = 0;
  const editor = createEditor(createFromTemplate('geometry-set', 'Coast'), {
    done: (step) => void done.push(step),
    undone: () => undefined,
    redone: () => undefined,
    refused: () => undefined,
    begun: () => {
      begun += 1;
    },
  });
  const coast = createPolyline(
    Array.from({ length: 600 }, (_, at) => ({ x: 20 + at / 4, y: at % 2 ? 240.03 : 240 })),
    false,
  );
  if (!coast) throw new Error('There is no coast.');
  editor.perform({ do: 'add', items: [coast] });
  const [id = ''] = editor.store.get().history.chosen;
  const waiting: (() => void)[] = [];
  editor.workBeside(
    (drawing, edit, tell: (result: Result<Performed>) => void) =>
      void waiting.push(() => tell(perform(drawing, edit))),
  );
  return { editor, id, done, waiting, countBegun: () => begun };
}

test('a long step is worked out elsewhere and told when it is done; a short one is done at once', () => {
  const { editor, id, done, waiting, countBegun } = openCoast();
  editor.perform({ do: 'simplify', ids: [id], profile: 'swell-a4' });
  expect([countBegun(), done.length, waiting.length]).toEqual([1, 1, 1]);
  waiting.shift()?.();
  expect(done.at(-1)?.message.code).toBe('edit_simplified');
  editor.perform({ do: 'grow', ids: ['circle'], distance: 1 });
  expect([waiting.length, done.at(-1)?.message.code]).toEqual([0, 'edit_grown']);
});

test('what is done while a long step is worked out stands, and the step is worked out once more', () => {
  const { editor, id, done, waiting } = openCoast();
  editor.perform({ do: 'simplify', ids: [id], profile: 'swell-a4' });
  editor.perform({ do: 'move', ids: ['circle'], dx: 5, dy: 0 });
  waiting.shift()?.();
  expect([waiting.length, done.at(-1)?.message.code]).toEqual([1, 'edit_moved']);
  waiting.shift()?.();
  expect(done.map(({ message }) => message.code)).toEqual(['edit_added', 'edit_moved', 'edit_simplified']);
});
