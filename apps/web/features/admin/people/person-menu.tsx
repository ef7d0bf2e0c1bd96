import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredPerson, PersonAct } from '@relievo/contracts/administration';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';

interface PersonMenuProps {
  person: AdministeredPerson;
  onRoles: () => void;
  onAct: (act: PersonAct) => void;
}

/** What can be done to one account; to oneself and to anybody above, nothing. */
export function PersonMenu({ person, onRoles, onAct }: PersonMenuProps) {
  const { t } = useLingui();
  const { displayName, state, isAdministered } = person;
  if (!isAdministered)
    return (
      <span className="people-protected">
        <Trans>Not yours to change</Trans>
      </span>
    );
  return (
    <Menu
      aria-label={t`Actions for ${displayName}`}
      trigger={<IconButton label={t`Actions for ${displayName}`} icon={<Ellipsis aria-hidden="true" />} />}
      onAction={(key) => (key === 'roles' ? onRoles() : onAct(key as PersonAct))}
    >
      <MenuItem id="roles">{t`Change roles`}</MenuItem>
      {state === 'suspended' ? (
        <MenuItem id="lift_suspension">{t`Lift suspension`}</MenuItem>
      ) : (
        <MenuItem id="suspend">{t`Suspend`}</MenuItem>
      )}
      <MenuItem id="sign_out">{t`Sign out everywhere`}</MenuItem>
      <MenuItem id="send_reset">{t`Send a password reset`}</MenuItem>
      {state === 'unverified' ? <MenuItem id="verify_email">{t`Verify email`}</MenuItem> : null}
      <MenuItem id="remove_second_step">{t`Turn off two-step sign-in`}</MenuItem>
    </Menu>
  );
}
