import { Trans, useLingui } from '@lingui/react/macro';
import {
  MEMBER_ORDERS,
  type OrganizationMember,
  type OrganizationView,
} from '@relievo/contracts/organizations';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import type { TableColumn } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { ORGANIZATION_ROLE_NAMES } from '../words/role-words.ts';
import { MemberActions } from './member-actions.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface MembersTableProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
  rows: readonly OrganizationMember[];
  onRemoved: () => void;
}

/** One row for each member; a heading that is pressed sorts all of them, on every page. */
export function MembersTable({ view, state, rows, onRemoved }: MembersTableProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const viewer = useViewer();
  const own = viewer.status === 'signed-in' ? viewer.session.user.id : null;
  const [changing, setChanging] = useState<OrganizationMember>();
  const columns: TableColumn<OrganizationMember, string>[] = [
    {
      id: 'name',
      label: t`Name`,
      cell: ({ userId, displayName }) => (
        <>
          <AuthorsWords>{displayName}</AuthorsWords> {userId === own ? <Trans>(you)</Trans> : null}
        </>
      ),
    },
    {
      id: 'username',
      label: t`User name`,
      cell: ({ username }) => (username ? <AuthorsWords>{username}</AuthorsWords> : t`None`),
    },
    { id: 'role', label: t`Role`, cell: ({ role }) => i18n._(ORGANIZATION_ROLE_NAMES[role]) },
    {
      id: 'status',
      label: t`Status`,
      cell: ({ status }) => (status === 'active' ? t`Active` : t`Suspended`),
    },
    {
      id: 'joined',
      label: t`Joined`,
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDay(joinedAt)}</time>,
    },
  ];
  if (view.canManage && view.organization.type !== 'personal')
    columns.push({
      id: 'actions',
      label: t`Actions`,
      isForPressing: true,
      cell: (member) => (
        <MemberActions
          view={view}
          member={member}
          isSelf={member.userId === own}
          onChangeRole={() => setChanging(member)}
          onRemoved={onRemoved}
        />
      ),
    });
  return (
    <>
      <SortedTable
        caption={t`Members of ${view.organization.name}`}
        rows={rows}
        rowKey={({ userId }) => userId}
        columns={columns}
        orders={MEMBER_ORDERS}
        order={address.members}
        onOrder={(members) => replace({ ...address, members, page: 1 })}
      />
      {changing ? <RoleDialog view={view} member={changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}
