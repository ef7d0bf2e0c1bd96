import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredPerson, PersonAct } from '@relievo/contracts/administration';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  onAct: (act: PersonAct, people: readonly AdministeredPerson[]) => void;
}

/** Chooses everyone on the page, and does to those who are chosen what one confirms afterwards. */
export function SelectionBar({ selection, onAct }: SelectionBarProps) {
  const { t } = useLingui();
  const { chosen, selectable } = selection;
  const count = chosen.length;
  const acts: readonly (readonly [PersonAct, string])[] = [
    ['suspend', t`Suspend`],
    ['lift_suspension', t`Lift suspension`],
    ['sign_out', t`Sign out everywhere`],
    ['send_reset', t`Send a password reset`],
    ['verify_email', t`Verify email`],
  ];
  return (
    <div role="group" className="people-selection" aria-label={t`Selected people`}>
      <Checkbox
        isSelected={count > 0 && count === selectable.length}
        isIndeterminate={count > 0 && count < selectable.length}
        isDisabled={selectable.length === 0}
        onChange={selection.chooseAll}
      >
        <Trans>Select everyone on this page</Trans>
      </Checkbox>
      {count > 0 ? (
        <>
          <span className="people-count">{plural(count, { one: '# selected', other: '# selected' })}</span>
          <span className="people-acts">
            {acts.map(([act, words]) => (
              <Button key={act} onPress={() => onAct(act, chosen)}>
                {words}
              </Button>
            ))}
          </span>
        </>
      ) : null}
    </div>
  );
}
