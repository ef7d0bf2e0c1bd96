import { msg } from '@lingui/core/macro';
import { Settings } from 'lucide-react';
import type { Command } from '../../lib/commands/command.ts';

export const SETTINGS_COMMANDS: readonly Command[] = [
  {
    name: 'settings',
    label: msg`Settings`,
    group: 'account',
    icon: Settings,
    path: '/settings',
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: ({ go }) => go('/settings'),
  },
];
