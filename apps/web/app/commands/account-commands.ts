import { msg } from '@lingui/core/macro';
import { LogOut, Users } from 'lucide-react';
import { ACTIVITY_COMMANDS } from '../../features/activity/commands.ts';
import { SETTINGS_COMMANDS } from '../../features/settings/commands.ts';
import { type Command, isOffered } from '../../lib/commands/command.ts';
import { managesOrganization } from '../../lib/server/session.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { useCommandPlace } from './use-command-place.ts';

const ORGANIZATION_SETTINGS: Command = {
  name: 'organization-settings',
  label: msg`Organization Settings`,
  group: 'account',
  icon: Users,
  path: '/organization/settings',
  when: ({ viewer }) => managesOrganization(viewer),
  perform: ({ go }) => go('/organization/settings'),
};

/** What somebody who is signed in does with their account: the menu and the palette offer the same. */
export function useAccountCommands(): readonly Command[] {
  const place = useCommandPlace();
  const signOut = useSignOut();
  const leave: Command = {
    name: 'sign-out',
    label: msg`Logout`,
    group: 'account',
    icon: LogOut,
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: () => void signOut(),
  };
  return [ORGANIZATION_SETTINGS, ...ACTIVITY_COMMANDS, ...SETTINGS_COMMANDS, leave].filter((command) =>
    isOffered(command, place),
  );
}
