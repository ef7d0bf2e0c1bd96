import { msg } from '@lingui/core/macro';
import { PenTool } from 'lucide-react';
import type { Command } from '../../../lib/commands/command.ts';
import { cursorOf, type Editor } from '../state/editor.ts';
import { bendPenNode, chooseTool, dropPenNode, endPen, setPenNode, tellPenNode } from '../state/pen.ts';

/** A line of corners and bends, node by node: each is set where the cursor on the sheet is. */
export function createPenCommands(editor: Editor): readonly Command[] {
  const { get } = editor.store;
  const isHeld = () => get().tool === 'pen';
  const hasNodes = () => isHeld() && get().pen.length > 0;
  const pull = (isBroken: boolean) => {
    const { pen } = get();
    bendPenNode(editor, pen.length - 1, cursorOf(get()), isBroken);
    tellPenNode(editor);
  };
  return [
    {
      name: 'pen',
      label: msg`Draw with the pen`,
      group: 'draw',
      icon: PenTool,
      keys: 'F2',
      perform: () => chooseTool(editor, 'pen'),
    },
    {
      name: 'pen-node',
      label: msg`Set a node at the cursor`,
      group: 'draw',
      keys: 'F4',
      when: isHeld,
      perform: () => {
        setPenNode(editor, cursorOf(get()));
        tellPenNode(editor);
      },
    },
    {
      name: 'pen-pull',
      label: msg`Pull the handle of the last node to the cursor`,
      group: 'draw',
      keys: 'F8',
      when: hasNodes,
      perform: () => pull(false),
    },
    {
      name: 'pen-break',
      label: msg`Pull only the handle out of the last node to the cursor`,
      group: 'draw',
      keys: 'F9',
      when: hasNodes,
      perform: () => pull(true),
    },
    {
      name: 'pen-drop',
      label: msg`Drop the last node`,
      group: 'draw',
      keys: 'Alt+Shift+PageUp',
      when: hasNodes,
      perform: () => dropPenNode(editor),
    },
    {
      name: 'pen-close',
      label: msg`Close the line at its first node`,
      group: 'draw',
      keys: 'Alt+Shift+PageDown',
      when: hasNodes,
      perform: () => void endPen(editor, true),
    },
    {
      name: 'pen-end',
      label: msg`End the line`,
      group: 'draw',
      keys: 'Alt+Shift+Enter',
      when: hasNodes,
      perform: () => void endPen(editor, false),
    },
  ];
}
