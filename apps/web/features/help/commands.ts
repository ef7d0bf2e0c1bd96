import { msg } from '@lingui/core/macro';
import { CircleQuestionMark } from 'lucide-react';
import type { Command } from '../../lib/commands/command.ts';

export const HELP_COMMANDS: readonly Command[] = [
  {
    name: 'help-pages',
    label: msg`Read the help pages`,
    group: 'help',
    icon: CircleQuestionMark,
    path: '/help',
    perform: ({ go }) => go('/help'),
  },
];
