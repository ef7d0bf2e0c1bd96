import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, passwordChangeInput } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFormProblems } from '../../../lib/use-form-problems.ts';
import { usePasswordAdvice } from '../../../lib/use-password-advice.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { Part } from '../part.tsx';
import { accountChanged } from './account-queries.ts';

export function PasswordPart({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <Part id="password" title={t`Password`}>
      {account.hasPassword ? <ChangePassword /> : <FirstPassword email={account.email} />}
    </Part>
  );
}

const EMPTY = { currentPassword: '', newPassword: '' };

function ChangePassword() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [fields, setFields] = useState(EMPTY);
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(
    ['currentPassword', 'newPassword'],
    usePasswordAdvice(),
  );
  const save = useAction({
    run: () => client.account.changePassword(fields),
    done: t`Your password is changed. Every other device is signed out.`,
    onDone: () => {
      setFields(EMPTY);
      void accountChanged(queries);
    },
    onRefused: ({ code, message }) => {
      if (code !== 'wrong_password') return false;
      refuse([{ path: 'currentPassword', message }]);
      return true;
    },
  });
  const change = (field: keyof typeof EMPTY) => (value: string) =>
    setFields((now) => ({ ...now, [field]: value }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.reset();
    if (accept(passwordChangeInput.safeParse(fields))) save.start();
  };
  return (
    <>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {save.refused && problems.length === 0 ? <Refusal text={save.refused} /> : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Password`}>
        <PasswordField
          name="currentPassword"
          label={t`Password until now`}
          autoComplete="current-password"
          value={fields.currentPassword}
          onChange={change('currentPassword')}
          error={errorOf('currentPassword')}
          isRequired
        />
        <PasswordField
          name="newPassword"
          label={t`New password`}
          help={t`At least 12 characters with uppercase, lowercase, and numbers. You may paste it.`}
          autoComplete="new-password"
          value={fields.newPassword}
          onChange={change('newPassword')}
          error={errorOf('newPassword')}
          isRequired
        />
        <Button type="submit" isDisabled={save.isPending}>
          <Trans>Change my password</Trans>
        </Button>
      </form>
    </>
  );
}

/** Who came by a provider has no password, and may choose one by a link to their own address. */
function FirstPassword({ email }: { email: string }) {
  const { t } = useLingui();
  const ask = useAction({
    run: () => client.account.requestPasswordLink(),
    done: t`A mail with a link is on its way to ${email}.`,
  });
  return (
    <>
      <p>
        <Trans>You have no password yet: you sign in by a provider. You can have both.</Trans>
      </p>
      {ask.refused ? <Refusal text={ask.refused} /> : null}
      <Button isDisabled={ask.isPending} onPress={() => ask.start()}>
        <Trans>Send me a link for choosing a password</Trans>
      </Button>
    </>
  );
}
