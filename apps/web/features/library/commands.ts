import { msg } from '@lingui/core/macro';
import type { Command } from '../../lib/commands/command.ts';
import { LIST_SEARCH_ID } from '../listing/index.ts';

const path = '/library';

export const LIBRARY_COMMANDS: readonly Command[] = [
  {
    name: 'library',
    label: msg`Go to the library`,
    group: 'go',
    keys: 'Alt+L',
    path,
    perform: ({ go }) => go(path),
  },
  {
    name: 'search-library',
    label: msg`Search in the library`,
    group: 'search',
    keys: 'Alt+S',
    path,
    perform: ({ go }) => {
      const field = document.getElementById(LIST_SEARCH_ID);
      if (field) field.focus();
      else go(path, { hash: LIST_SEARCH_ID });
    },
  },
];
