import { msg } from '@lingui/core/macro';
import { History } from 'lucide-react';
import type { Command } from '../../lib/commands/command.ts';

export const ACTIVITY_COMMANDS: readonly Command[] = [
  {
    name: 'your-activities',
    label: msg`Your Activities`,
    group: 'account',
    icon: History,
    path: '/your-activities',
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: ({ go }) => go('/your-activities'),
  },
];
