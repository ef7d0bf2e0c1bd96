import { msg } from '@lingui/core/macro';
import { walk } from '@relievo/graphic/model';
import { Copy, Redo2, Shapes, Trash2, Undo2 } from 'lucide-react';
import type { Command } from '../../../lib/commands/command.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Editor, Panel } from '../state/editor.ts';

/** What is chosen and what was done: undone, copied, deleted, chosen anew. */
export function createEditCommands(editor: Editor): readonly Command[] {
  const history = () => editor.store.get().history;
  const isAnyChosen = () => history().chosen.length > 0;
  return [
    {
      name: 'undo',
      label: msg`Undo`,
      group: 'change',
      icon: Undo2,
      keys: 'Ctrl+Z',
      when: () => history().done.length > 0,
      perform: editor.undo,
    },
    {
      name: 'redo',
      label: msg`Redo`,
      group: 'change',
      icon: Redo2,
      keys: 'Ctrl+Shift+Z',
      when: () => history().undone.length > 0,
      perform: editor.redo,
    },
    {
      name: 'duplicate',
      label: msg`Duplicate`,
      group: 'change',
      icon: Copy,
      keys: 'Ctrl+D',
      when: isAnyChosen,
      perform: () => void editor.perform({ do: 'duplicate', ids: history().chosen, dx: 10, dy: 10 }),
    },
    {
      name: 'delete',
      label: msg`Delete`,
      group: 'change',
      icon: Trash2,
      keys: 'Delete',
      when: isAnyChosen,
      perform: () => void editor.perform({ do: 'delete', ids: history().chosen }),
    },
    {
      name: 'select-all',
      label: msg`Select all`,
      group: 'change',
      keys: 'Ctrl+A',
      perform: () => {
        const all = [...walk(history().drawing)].filter(({ parent }) => !parent).map(({ item }) => item.id);
        editor.choose(all);
        announce(i18n._(msg`${all.length} selected`));
      },
    },
  ];
}

const PANELS: readonly (readonly [Panel, Command['label']])[] = [
  ['object', msg`Show the properties`],
  ['findings', msg`Show the findings`],
  ['text', msg`Show the drawing as text`],
  ['preview', msg`Show the previews`],
  ['finish', msg`Show downloads and publishing`],
];

const OPEN_TAB = '[aria-selected="true"]';

export function createPanelCommands(editor: Editor): readonly Command[] {
  const show = (panel: Panel, place: string) => {
    editor.set({ panel });
    requestAnimationFrame(() => {
      const panels = document.querySelector('.editor-panels');
      // A panel that is still loading is led to by its tab.
      const at = panels?.querySelector<HTMLElement>(place) ?? panels?.querySelector<HTMLElement>(OPEN_TAB);
      at?.focus();
    });
  };
  return [
    ...PANELS.map(
      ([panel, label], at): Command => ({
        name: `panel-${panel}`,
        label,
        group: 'view',
        keys: `Alt+Shift+${at + 1}`,
        perform: () => show(panel, OPEN_TAB),
      }),
    ),
    {
      name: 'panel-symbols',
      label: msg`Find a symbol`,
      group: 'draw',
      icon: Shapes,
      keys: 'Ctrl+Shift+L',
      perform: () => show('symbols', '[type="search"]'),
    },
  ];
}
