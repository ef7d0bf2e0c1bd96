import { useLingui } from '@lingui/react/macro';
import type { BoundField } from '../../../lib/forms/bound-to.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PasswordStrength } from '../password-strength/password-strength.tsx';

/** The fields about a person, with the same words wherever somebody is asked for them. */
export function NameField(field: BoundField) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Name`}
      help={t`The name other people see.`}
      autoComplete="name"
      isRequired
    />
  );
}

export function UsernameField(field: BoundField) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Username`}
      help={t`At least 3 characters. It is shown with what you publish.`}
      autoComplete="nickname"
      isRequired
    />
  );
}

type EmailFieldProps = BoundField & {
  label?: string;
  /** The browser may offer passkeys here beside addresses. */
  offersPasskeys?: boolean;
};

export function EmailField({ label, offersPasskeys = false, ...field }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      type="email"
      label={label ?? t`Email`}
      autoComplete={offersPasskeys ? 'email webauthn' : 'email'}
      isRequired
    />
  );
}

type NewPasswordFieldProps = BoundField & {
  label?: string;
  /** What is known of the person: a password of these is guessed first. */
  about?: readonly string[];
};

export function NewPasswordField({ label, about = [], ...field }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <div className="field-with-strength">
      <PasswordField
        {...field}
        label={label ?? t`Password`}
        help={t`At least 12 characters with uppercase, lowercase, and numbers. You may paste it.`}
        autoComplete="new-password"
        isRequired
      />
      <PasswordStrength password={field.value} about={about} />
    </div>
  );
}

/** The password that one has, to come in or to show that it is oneself. */
export function PresentPasswordField({ label, ...field }: BoundField & { label?: string }) {
  const { t } = useLingui();
  return <PasswordField {...field} label={label ?? t`Password`} autoComplete="current-password" isRequired />;
}
