import { findFreePlace } from '@relievo/graphic/editing/asking';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { itemBounds } from '@relievo/graphic/geometry';
import { walk } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import type { CommandPlace } from '../../../lib/commands/command.ts';
import { createEditor } from '../state/editor.ts';
import { createDrawCommands } from './draw-commands.ts';

const PLACE: CommandPlace = { viewer: { status: 'guest' }, isBuilt: () => true, go: () => undefined };
const SIZE = { width: 40, height: 30 };
/** In millimetres: half of the widest line lies beyond the shape that it goes around. */
const HALF_LINE = 1;

function ignore(): void {
  // What was done is seen in the drawing.
}

function openEditor() {
  const editor = createEditor(createFromTemplate('geometry-set', 'Shapes'), {
    done: ignore,
    undone: ignore,
    redone: ignore,
    begun: ignore,
    refused: ignore,
  });
  return { editor, commands: createDrawCommands(editor) };
}

test.each(openEditor().commands.map(({ name }) => name))(
  '%s draws where there is room, and over nothing that was drawn before',
  (name) => {
    const { editor, commands } = openEditor();
    const before = editor.store.get().history.drawing;
    const free = findFreePlace(before, SIZE.width, SIZE.height);
    commands.find((command) => command.name === name)?.perform(PLACE);
    const { drawing } = editor.store.get().history;
    const known = new Set([...walk(before)].map(({ item }) => item.id));
    const added = [...walk(drawing)].find(({ item, parent }) => !parent && !known.has(item.id));
    const box = added && itemBounds(added.item, drawing.sheet);
    if (!box) throw new Error('Nothing was drawn.');
    expect(box.x).toBeGreaterThanOrEqual(free.x - HALF_LINE);
    expect(box.y).toBeGreaterThanOrEqual(free.y - HALF_LINE);
    expect(box.x + box.width).toBeLessThanOrEqual(free.x + SIZE.width + HALF_LINE);
    expect(box.y + box.height).toBeLessThanOrEqual(free.y + SIZE.height + HALF_LINE);
  },
);
