import { msg } from '@lingui/core/macro';
import type { Command } from '../../lib/commands/command.ts';

export const HOME_COMMANDS: readonly Command[] = [
  {
    name: 'home',
    label: msg`Go to home`,
    group: 'go',
    keys: 'Alt+H',
    path: '/',
    perform: ({ go }) => go('/'),
  },
];
