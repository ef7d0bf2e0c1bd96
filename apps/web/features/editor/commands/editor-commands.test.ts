import type { Done } from '@relievo/graphic/editing';
import { createPolyline } from '@relievo/graphic/editing/shapes';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Problem } from '@relievo/graphic/model';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import type { Command, CommandPlace } from '../../../lib/commands/command.ts';
import { normalizeCombo } from '../../../lib/settings/key-combo.ts';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { activateLocale, i18n } from '../../../lib/words/i18n.ts';
import { chosenItems, createEditor, type Editor } from '../state/editor.ts';
import { chooseTool, setPenNode } from '../state/pen.ts';
import { createEditorCommands } from './editor-commands.ts';

const PLACE: CommandPlace = { viewer: { status: 'guest' }, isBuilt: () => true, go: () => undefined };

interface Told {
  readonly done: Done[];
  readonly refused: Problem[];
}

/** An editor with three shapes, all of them chosen, and one step that can be undone and one that can be done again. */
function openEditor(): {
  readonly editor: Editor;
  readonly told: Told;
  readonly commands: readonly Command[];
} {
  const told: Told = { done: [], refused: [] };
  const editor = createEditor(createFromTemplate('geometry-set', 'Shapes'), {
    done: (step) => void told.done.push(step),
    undone: (step) => void told.done.push(step),
    redone: (step) => void told.done.push(step),
    begun: () => undefined,
    refused: (problem) => void told.refused.push(problem),
  });
  editor.choose(['triangle', 'square', 'circle']);
  editor.perform({ do: 'move', ids: ['triangle'], dx: 3, dy: 2 });
  editor.perform({ do: 'move', ids: ['square'], dx: 3, dy: 5 });
  editor.undo();
  editor.choose(['triangle', 'square', 'circle']);
  told.done.length = 0;
  return { editor, told, commands: createEditorCommands(editor) };
}

const NAMES = openEditor().commands.map(({ name }) => name);

test('every command has a name and keys of its own, and words', async () => {
  await activateLocale('en');
  const { commands } = openEditor();
  expect(new Set(NAMES).size).toBe(NAMES.length);
  const keys = commands.map((command) => normalizeCombo(command.keys ?? `none for ${command.name}`));
  expect(keys.filter((combo) => combo.startsWith('none'))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { label } of commands) expect(i18n._(label)).toMatch(/^\p{Lu}/u);
});

for (const { tags, cases } of splitSample(NAMES, 8))
  test.each(cases)('%s tells its author something, whether it can be done or not', { tags }, async (name) => {
    await activateLocale('en');
    const { editor, told, commands } = openEditor();
    if (name === 'ask-between') editor.choose(['triangle', 'square']);
    if (name === 'to-back') editor.choose(['square', 'circle']);
    if (name === 'intersect')
      editor.perform({
        do: 'place-beside',
        ids: ['square'],
        of: 'circle',
        side: 'below',
        gap: -30,
        isCentred: true,
      });
    if (name === 'intersect') editor.choose(['square', 'circle']);
    if (name === 'simplify') {
      const jagged = createPolyline(
        Array.from({ length: 40 }, (_, at) => ({ x: 20 + at, y: at % 2 ? 40.05 : 40 })),
        false,
      );
      if (jagged) editor.perform({ do: 'add', items: [jagged] });
      told.done.length = 0;
    }
    if (name === 'ungroup') editor.perform({ do: 'group', ids: ['triangle', 'square'] });
    if (name.startsWith('pen-')) {
      chooseTool(editor, 'pen');
      setPenNode(editor, { x: 20, y: 20 });
      setPenNode(editor, { x: 60, y: 20 });
    }
    const heard: string[] = [];
    const leave = announcer.subscribe('polite', (text) => text && heard.push(text));
    const command = commands.find((one) => one.name === name);
    expect(command?.when?.(PLACE) ?? true).toBe(true);
    const before = editor.store.get();
    command?.perform(PLACE);
    const isPanel = before.panel !== editor.store.get().panel || name === 'panel-object';
    const isTold = told.done.length + told.refused.length > 0 || isPanel;
    await expect.poll(() => isTold || heard.length > 0, { timeout: 60_000 }).toBe(true);
    leave();
    expect(told.refused.map(({ code }) => code)).toEqual([]);
  });

test('the one command for both locks what is free, and unlocks it where all of it is locked', () => {
  const { editor, commands } = openEditor();
  const lock = commands.find(({ name }) => name === 'lock');
  const list = () => chosenItems(editor.store.get().history).map(({ locked }) => locked ?? false);
  lock?.perform(PLACE);
  expect(list()).toEqual([true, true, true]);
  lock?.perform(PLACE);
  expect(list()).toEqual([false, false, false]);
});

test('a tour goes from object to object, and each is selected', () => {
  const { editor, commands } = openEditor();
  editor.choose([]);
  const next = commands.find(({ name }) => name === 'tour-next');
  const stops = Array.from({ length: 4 }, () => {
    next?.perform(PLACE);
    return editor.store.get().history.chosen;
  });
  expect(new Set(stops.flat()).size).toBe(4);
});

test('with nothing chosen no command for what is chosen is offered', () => {
  const { editor, commands } = openEditor();
  editor.choose([]);
  const offered = commands.filter(({ when }) => when?.(PLACE) ?? true).map(({ name }) => name);
  expect(offered).toContain('add-rectangle');
  for (const name of ['delete', 'duplicate', 'group', 'move-left', 'ask-where'])
    expect(offered).not.toContain(name);
});
