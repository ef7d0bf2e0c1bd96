import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredPerson } from '@relievo/contracts/administration';
import { ROLES, type Role } from '@relievo/contracts/values';
import { useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { isSuperAdministrator, useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { usePeopleChanged } from './people-query.ts';
import { ROLE_NAMES } from './person-words.ts';

interface RolesDialogProps {
  person: AdministeredPerson;
  onClose: () => void;
}

/** Gives and takes roles. Who has none of the others is a student, so that one is not chosen. */
export function RolesDialog({ person, onClose }: RolesDialogProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const changed = usePeopleChanged();
  const problems = useFormProblems([]);
  const [chosen, setChosen] = useState<readonly Role[]>(() =>
    person.roles.filter((one) => one !== 'student'),
  );
  const offered = ROLES.filter(
    (one) =>
      one !== 'student' && (isSuperAdministrator(viewer) || (one !== 'admin' && one !== 'super_admin')),
  );
  const name = person.displayName;
  const saving = useAction({
    run: async () => {
      const roles: readonly Role[] = chosen.length > 0 ? chosen : ['student'];
      await client.userManagement.changeRoles({ id: person.id, seen: [...person.roles], roles: [...roles] });
      await changed();
    },
    done: t`The roles of ${name} are saved.`,
    onDone: onClose,
    onRefused: (refusal) => {
      if (refusal.code === 'roles_overtaken') void changed();
      return false;
    },
  });
  return (
    <FormDialog
      title={t`Roles of ${name}`}
      label={t`Roles`}
      problems={problems}
      sending={saving}
      busyWords={t`Saving…`}
      submit={<Trans>Save roles</Trans>}
      onSubmit={() => saving.start()}
      onClose={onClose}
    >
      <p>
        <Trans>A person without any of these roles is a student. They are told by email what changed.</Trans>
      </p>
      <fieldset className="people-roles">
        <legend>
          <Trans>Roles</Trans>
        </legend>
        {offered.map((one) => (
          <Checkbox
            key={one}
            isSelected={chosen.includes(one)}
            onChange={(isSelected) =>
              setChosen((now) => (isSelected ? [...now, one] : now.filter((other) => other !== one)))
            }
          >
            {i18n._(ROLE_NAMES[one])}
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  );
}
