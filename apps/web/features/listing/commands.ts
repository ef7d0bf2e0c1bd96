import { msg } from '@lingui/core/macro';
import type { Command } from '../../lib/commands/command.ts';
import { openFilters } from './filters/filter-panel-state.ts';

const path = '/library';

export const LISTING_COMMANDS: readonly Command[] = [
  {
    name: 'filters',
    label: msg`Open the library filters`,
    group: 'search',
    keys: 'Ctrl+Shift+F',
    path,
    perform: ({ go }) => {
      if (!openFilters()) go(path);
    },
  },
];
