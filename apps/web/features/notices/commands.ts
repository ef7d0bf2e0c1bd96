import { msg } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import type { Command } from '../../lib/commands/command.ts';

export const NOTICES_COMMANDS: readonly Command[] = [
  {
    name: 'all-notices',
    label: msg`Go to your notices`,
    group: 'account',
    icon: Bell,
    path: '/notices',
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: ({ go }) => go('/notices'),
  },
];
