import { useLingui } from '@lingui/react/macro';
import { INVITATION_DAYS, INVITATION_LIMITS } from '@relievo/contracts/organizations';
import type { ReactNode } from 'react';
import type { BoundField } from '../../lib/forms/bound-to.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface InvitingFieldsProps {
  field: (name: 'emails' | 'days') => BoundField;
  /** What else is chosen for them, between their addresses and how long the link is valid. */
  children?: ReactNode;
}

/** Whom to invite, and how long the link in the letter is valid. */
export function InvitingFields({ field, children }: InvitingFieldsProps) {
  const { t, i18n } = useLingui();
  const most = i18n.number(INVITATION_LIMITS.addresses);
  return (
    <>
      <TextField
        {...field('emails')}
        label={t`Email addresses`}
        help={t`One address or a list, with commas or line breaks between them. At most ${most} at one time.`}
        multiline
        isRequired
      />
      {children}
      <RadioGroup
        {...field('days')}
        label={t`Link valid for`}
        options={INVITATION_DAYS.map((value) => ({ value, label: t`${value} days` }))}
      />
    </>
  );
}
