import { msg } from '@lingui/core/macro';
import { LogOut, Users } from 'lucide-react';
import { REVIEW_FOR_ORGANIZATION } from '../../features/review/commands.ts';
import { type Command, isOffered } from '../../lib/commands/command.ts';
import { type AccountPage, useBuiltRoutes } from '../../lib/layout/built-routes.ts';
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

function commandTo({ path, label, icon }: AccountPage): Command {
  return {
    name: path.slice(1),
    label,
    group: 'account',
    icon,
    path,
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: ({ go }) => go(path),
  };
}

/** What somebody who is signed in does with their account: the menu and the palette offer the same. */
export function useAccountCommands(): readonly Command[] {
  const place = useCommandPlace();
  const signOut = useSignOut();
  const { ofAccount } = useBuiltRoutes();
  const leave: Command = {
    name: 'sign-out',
    label: msg`Logout`,
    group: 'account',
    icon: LogOut,
    when: ({ viewer }) => viewer.status === 'signed-in',
    perform: () => void signOut(),
  };
  return [ORGANIZATION_SETTINGS, REVIEW_FOR_ORGANIZATION, ...ofAccount.map(commandTo), leave].filter(
    (command) => isOffered(command, place),
  );
}
