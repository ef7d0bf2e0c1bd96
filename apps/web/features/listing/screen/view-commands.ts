import { msg } from '@lingui/core/macro';
import type { Command } from '../../../lib/commands/command.ts';
import { isListOnScreen } from '../filters/filter-panel-state.ts';
import { showAs, viewStore } from './view.ts';

/** How the rows of the list on screen are laid out. */
export const VIEW_COMMANDS: readonly Command[] = [
  {
    name: 'show-as-grid',
    label: msg`Show as a grid`,
    group: 'view',
    when: () => isListOnScreen() && viewStore.get() !== 'grid',
    perform: () => showAs('grid'),
  },
  {
    name: 'show-as-list',
    label: msg`Show as a list`,
    group: 'view',
    when: () => isListOnScreen() && viewStore.get() !== 'list',
    perform: () => showAs('list'),
  },
];
