import { Trans, useLingui } from '@lingui/react/macro';
import {
  ORGANIZATION_ROLES,
  type OrganizationMember,
  type OrganizationView,
} from '@relievo/contracts/organizations';
import { useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { ORGANIZATION_ROLE_DUTIES, ORGANIZATION_ROLE_NAMES } from '../words/role-words.ts';
import { useMembersChanged } from './members-query.ts';

interface RoleDialogProps {
  view: OrganizationView;
  member: OrganizationMember;
  onClose: () => void;
}

/** Where somebody else was faster, the new role is shown by the list, and this says so. */
export function RoleDialog({ view, member, onClose }: RoleDialogProps) {
  const { t, i18n } = useLingui();
  const { id } = view.organization;
  const { userId, role: from, displayName: name } = member;
  const [role, setRole] = useState(from);
  const problems = useFormProblems(['role']);
  const changed = useMembersChanged(id);
  const saving = useAction({
    run: async () => {
      await client.members.changeRole({ id, userId, from, to: role });
      await changed();
    },
    done: t`${name} is now: ${i18n._(ORGANIZATION_ROLE_NAMES[role])}.`,
    onDone: onClose,
    onRefused: ({ code }) => {
      if (code === 'member_changed') void changed();
      return false;
    },
  });
  const offered = ORGANIZATION_ROLES.filter((one) => one !== 'owner' || view.role === 'owner');
  return (
    <FormDialog
      title={t`Change the role of ${name}`}
      label={t`Role`}
      problems={problems}
      sending={saving}
      busyWords={t`Saving…`}
      submit={<Trans>Save role</Trans>}
      onSubmit={() => saving.start()}
      onClose={onClose}
    >
      <RadioGroup
        label={t`Role`}
        name="role"
        value={role}
        onChange={(value) => setRole(value as typeof role)}
        options={offered.map((value) => ({ value, label: i18n._(ORGANIZATION_ROLE_DUTIES[value]) }))}
      />
    </FormDialog>
  );
}
