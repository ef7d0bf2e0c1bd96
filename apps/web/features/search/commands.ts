import { msg } from '@lingui/core/macro';
import type { Command } from '../../lib/commands/command.ts';
import { findSearchField } from './form/find-search-field.ts';

export const SEARCH_COMMANDS: readonly Command[] = [
  {
    name: 'focus-search',
    label: msg`Move to the search field`,
    group: 'search',
    keys: '/',
    path: '/search',
    perform: () => findSearchField()?.focus(),
  },
];
