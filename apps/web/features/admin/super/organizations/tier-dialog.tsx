import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AdministeredOrganization,
  OFFERED_TIERS,
  type TierChange,
} from '@relievo/contracts/administration';
import { useState } from 'react';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useOrganizationsChanged } from './organizations-query.ts';
import { TIER_NAMES } from './tier-words.ts';

interface TierDialogProps {
  organization: AdministeredOrganization;
  onClose: () => void;
}

/** What an organization pays for, or is given: its tier, and whether that opens paid content to its members. */
export function TierDialog({ organization, onClose }: TierDialogProps) {
  const { t, i18n } = useLingui();
  const { id, name } = organization;
  const [tier, setTier] = useState<TierChange['tier']>(
    organization.tier === 'free' ? 'basic' : organization.tier,
  );
  const [isGranted, setGranted] = useState(organization.isGranted);
  const problems = useFormProblems([]);
  const changed = useOrganizationsChanged();
  const changing = useAction({
    run: async () => {
      await client.superAdmin.changeTier({ id, tier, isGranted });
      await changed();
    },
    done: t`The tier of ${name} is changed.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t`Change the tier of ${name}`}
      label={t`Change the tier`}
      problems={problems}
      sending={changing}
      busyWords={t`Saving…`}
      submit={<Trans>Save the tier</Trans>}
      onSubmit={() => changing.start()}
      onClose={onClose}
    >
      <Select
        label={t`Tier`}
        value={tier}
        onChange={(chosen) => setTier(OFFERED_TIERS.find((one) => one === chosen) ?? tier)}
        options={OFFERED_TIERS.map((value) => ({ value, label: i18n._(TIER_NAMES[value]) }))}
      />
      <Checkbox isSelected={isGranted} onChange={setGranted}>
        <Trans>Paid content is open to its members</Trans>
      </Checkbox>
      <p className="field-help">
        <Trans>The change takes effect at once and is recorded in the audit log.</Trans>
      </p>
    </FormDialog>
  );
}
