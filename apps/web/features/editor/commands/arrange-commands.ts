import { msg } from '@lingui/core/macro';
import type { Edit } from '@relievo/graphic/editing';
import type { Command } from '../../../lib/commands/command.ts';
import { chosenItems, type Editor } from '../state/editor.ts';

type Ids = readonly string[];

interface Arrangement {
  readonly name: string;
  readonly label: Command['label'];
  readonly keys?: string;
  /** So many things have to be chosen; one, where nothing is said. */
  readonly least?: number;
  readonly edit: (ids: Ids) => Edit;
}

function move(dx: number, dy: number) {
  return (ids: Ids): Edit => ({ do: 'move', ids, dx, dy });
}

const ARRANGEMENTS: readonly Arrangement[] = [
  { name: 'move-left', label: msg`Move left by 1 mm`, keys: 'Ctrl+ArrowLeft', edit: move(-1, 0) },
  { name: 'move-right', label: msg`Move right by 1 mm`, keys: 'Ctrl+ArrowRight', edit: move(1, 0) },
  { name: 'move-up', label: msg`Move up by 1 mm`, keys: 'Ctrl+ArrowUp', edit: move(0, -1) },
  { name: 'move-down', label: msg`Move down by 1 mm`, keys: 'Ctrl+ArrowDown', edit: move(0, 1) },
  { name: 'move-far-left', label: msg`Move left by 10 mm`, keys: 'Ctrl+Shift+ArrowLeft', edit: move(-10, 0) },
  {
    name: 'move-far-right',
    label: msg`Move right by 10 mm`,
    keys: 'Ctrl+Shift+ArrowRight',
    edit: move(10, 0),
  },
  { name: 'move-far-up', label: msg`Move up by 10 mm`, keys: 'Ctrl+Shift+ArrowUp', edit: move(0, -10) },
  { name: 'move-far-down', label: msg`Move down by 10 mm`, keys: 'Ctrl+Shift+ArrowDown', edit: move(0, 10) },
  {
    name: 'turn-right',
    label: msg`Turn by 15 degrees clockwise`,
    keys: 'Alt+Shift+X',
    edit: (ids) => ({ do: 'turn', ids, degrees: 15 }),
  },
  {
    name: 'turn-left',
    label: msg`Turn by 15 degrees counterclockwise`,
    keys: 'Alt+Shift+Z',
    edit: (ids) => ({ do: 'turn', ids, degrees: -15 }),
  },
  {
    name: 'mirror-across',
    label: msg`Mirror left to right`,
    keys: 'Alt+Shift+I',
    edit: (ids) => ({ do: 'mirror', ids, direction: 'across' }),
  },
  {
    name: 'mirror-down',
    label: msg`Mirror top to bottom`,
    keys: 'Alt+Shift+J',
    edit: (ids) => ({ do: 'mirror', ids, direction: 'down' }),
  },
  {
    name: 'center-on-sheet',
    label: msg`Center across the sheet`,
    keys: 'Alt+Shift+S',
    edit: (ids) => ({ do: 'align', ids, alignment: 'center', to: 'sheet' }),
  },
  {
    name: 'middle-of-sheet',
    label: msg`Center down the sheet`,
    keys: 'Alt+Shift+D',
    edit: (ids) => ({ do: 'align', ids, alignment: 'middle', to: 'sheet' }),
  },
  ...(
    [
      ['left', msg`Align left edges`, 'ArrowLeft'],
      ['center', msg`Align middles across`, 'C'],
      ['right', msg`Align right edges`, 'ArrowRight'],
      ['top', msg`Align top edges`, 'ArrowUp'],
      ['middle', msg`Align middles down`, 'M'],
      ['bottom', msg`Align bottom edges`, 'ArrowDown'],
    ] as const
  ).map(
    ([alignment, label, key]): Arrangement => ({
      name: `align-${alignment}`,
      label,
      keys: `Alt+Shift+${key}`,
      least: 2,
      edit: (ids) => ({ do: 'align', ids, alignment, to: 'items' }),
    }),
  ),
  {
    name: 'distribute-across',
    label: msg`Space evenly across`,
    keys: 'Alt+Shift+6',
    least: 3,
    edit: (ids) => ({ do: 'distribute', ids, direction: 'across' }),
  },
  {
    name: 'distribute-down',
    label: msg`Space evenly down`,
    keys: 'Alt+Shift+7',
    least: 3,
    edit: (ids) => ({ do: 'distribute', ids, direction: 'down' }),
  },
  {
    name: 'to-front',
    label: msg`Bring to the front`,
    keys: 'Alt+Shift+Home',
    edit: (ids) => ({ do: 'order', ids, to: 'front' }),
  },
  {
    name: 'to-back',
    label: msg`Send to the back`,
    keys: 'Alt+Shift+End',
    edit: (ids) => ({ do: 'order', ids, to: 'back' }),
  },
  { name: 'group', label: msg`Group`, keys: 'Ctrl+G', least: 2, edit: (ids) => ({ do: 'group', ids }) },
  { name: 'ungroup', label: msg`Ungroup`, keys: 'Ctrl+Shift+G', edit: (ids) => ({ do: 'ungroup', ids }) },
  {
    name: 'unite',
    label: msg`Unite shapes`,
    keys: 'Alt+Shift+U',
    least: 2,
    edit: (ids) => ({ do: 'combine', ids, how: 'union' }),
  },
  {
    name: 'subtract',
    label: msg`Subtract from the lowest shape`,
    keys: 'Alt+Shift+B',
    least: 2,
    edit: (ids) => ({ do: 'combine', ids, how: 'subtract' }),
  },
  {
    name: 'intersect',
    label: msg`Keep where shapes overlap`,
    keys: 'Alt+Shift+O',
    least: 2,
    edit: (ids) => ({ do: 'combine', ids, how: 'intersect' }),
  },
  {
    name: 'grow',
    label: msg`Grow by 1 mm on each side`,
    keys: 'Alt+Shift+8',
    edit: (ids) => ({ do: 'grow', ids, distance: 1 }),
  },
  {
    name: 'shrink',
    label: msg`Shrink by 1 mm on each side`,
    keys: 'Alt+Shift+9',
    edit: (ids) => ({ do: 'grow', ids, distance: -1 }),
  },
];

/** For the medium that the drawing is checked for. */
function simplifyFor(editor: Editor): Arrangement {
  return {
    name: 'simplify',
    label: msg`Simplify for fingers`,
    keys: 'Alt+Shift+0',
    edit: (ids) => ({ do: 'simplify', ids, profile: editor.store.get().profileId }),
  };
}

/** One command for both: it locks unless all that is chosen is locked already. */
function lockIn(editor: Editor): Arrangement {
  return {
    name: 'lock',
    label: msg`Lock or unlock`,
    keys: 'Alt+Shift+K',
    edit: (ids) => ({
      do: 'lock',
      ids,
      isLocked: !chosenItems(editor.store.get().history).every(({ locked }) => locked),
    }),
  };
}

export function createArrangeCommands(editor: Editor): readonly Command[] {
  return [...ARRANGEMENTS, simplifyFor(editor), lockIn(editor)].map(({ edit, least = 1, ...command }) => ({
    ...command,
    group: 'arrange',
    when: () => editor.store.get().history.chosen.length >= least,
    perform: () => void editor.perform(edit(editor.store.get().history.chosen)),
  }));
}
