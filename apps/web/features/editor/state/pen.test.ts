import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Item } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { activateLocale } from '../../../lib/words/i18n.ts';
import { chosenItems, createEditor, type Editor } from './editor.ts';
import { bendPenNode, chooseTool, dropPenNode, endPen, setPenNode, tellPenNode } from './pen.ts';

async function holdPen(): Promise<{ readonly editor: Editor; readonly heard: string[] }> {
  await activateLocale('en');
  const heard: string[] = [];
  for (const urgency of ['polite', 'assertive'] as const)
    announcer.subscribe(urgency, (text) => text && heard.push(text));
  const editor = createEditor(createFromTemplate('empty', 'Line'), {
    done: () => undefined,
    undone: () => undefined,
    redone: () => undefined,
    begun: () => undefined,
    refused: () => undefined,
  });
  chooseTool(editor, 'pen');
  return { editor, heard };
}

function drawn(editor: Editor): readonly Item[] {
  return chosenItems(editor.store.get().history);
}

test('a line of a corner, a smooth node and a broken one is drawn as it was set', async () => {
  const { editor } = await holdPen();
  setPenNode(editor, { x: 20, y: 20 });
  setPenNode(editor, { x: 60, y: 20 });
  bendPenNode(editor, 1, { x: 70, y: 30 }, false);
  bendPenNode(editor, 1, { x: 60, y: 40 }, true);
  setPenNode(editor, { x: 20, y: 60 });
  expect(endPen(editor, false)).toBe(true);
  expect(drawn(editor)).toMatchObject([
    {
      geometry: {
        subpaths: [
          {
            start: { x: 20, y: 20 },
            segments: [
              {
                to: { x: 60, y: 20 },
                control: [
                  { x: 20, y: 20 },
                  { x: 50, y: 10 },
                ],
              },
              {
                to: { x: 20, y: 60 },
                control: [
                  { x: 60, y: 40 },
                  { x: 20, y: 60 },
                ],
              },
            ],
            closed: false,
          },
        ],
      },
    },
  ]);
  expect(editor.store.get()).toMatchObject({ tool: 'select', pen: [] });
});

test('each node is said with its place and its form, and what was dropped is said too', {
  tags: 'exhaustive',
}, async () => {
  const { editor, heard } = await holdPen();
  const hear = async (words: RegExp) => {
    await expect.poll(() => heard.at(-1)).toMatch(words);
  };
  setPenNode(editor, { x: 20, y: 20 });
  tellPenNode(editor);
  await hear(/^Node 1 at 20, 20: a corner/);
  setPenNode(editor, { x: 60, y: 20 });
  bendPenNode(editor, 1, { x: 70, y: 30 }, false);
  tellPenNode(editor);
  await hear(/^Node 2 at 60, 20: smooth, its handle at 70, 30/);
  bendPenNode(editor, 1, { x: 60, y: 40 }, true);
  tellPenNode(editor);
  await hear(/^Node 2 at 60, 20: a corner, its handle out at 60, 40/);
  bendPenNode(editor, 1, { x: 60, y: 20 }, true);
  tellPenNode(editor);
  await hear(/^Node 2 at 60, 20: a corner that a bend leads to/);
  dropPenNode(editor);
  await hear(/^Dropped. Node 1 is the last one/);
  dropPenNode(editor);
  await hear(/^The line has no node any more/);
});

test('a single node is no line, which is said, and the pen goes on', async () => {
  const { editor, heard } = await holdPen();
  setPenNode(editor, { x: 20, y: 20 });
  expect(endPen(editor, false)).toBe(false);
  await expect.poll(() => heard.at(-1)).toMatch(/^A line needs two nodes/);
  expect(editor.store.get()).toMatchObject({ tool: 'pen', pen: [{ at: { x: 20, y: 20 } }] });
});

test('whoever takes another tool has ended the line', async () => {
  const { editor } = await holdPen();
  setPenNode(editor, { x: 20, y: 20 });
  setPenNode(editor, { x: 60, y: 20 });
  chooseTool(editor, 'rectangle');
  expect(drawn(editor)).toHaveLength(1);
  expect(editor.store.get()).toMatchObject({ tool: 'rectangle', pen: [] });
});
