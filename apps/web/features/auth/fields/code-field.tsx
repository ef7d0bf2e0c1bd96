import { useLingui } from '@lingui/react/macro';
import type { BoundField } from '../../../lib/forms/bound-to.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** A code of the second step. The keyboard stays whole: recovery codes have letters. */
export function CodeField(field: BoundField) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Code`}
      help={t`The 6-digit code from your authenticator app, or one of your recovery codes.`}
      autoComplete="one-time-code"
      spellCheck="false"
      isRequired
    />
  );
}
