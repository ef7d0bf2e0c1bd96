import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, emailChangeInput } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { useFormProblems } from '../../../lib/use-form-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Part } from '../part.tsx';
import { accountQuery } from './account-queries.ts';

/** The new address counts only after the link that is mailed there was followed. */
export function EmailPart({ account }: { account: Account }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { fields, change, forget } = useFormDraft('relievo-draft-email-change', { email: '' });
  const [password, setPassword] = useState('');
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(['email', 'password'], {
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
  });
  const ask = useAction({
    run: (input: Parameters<typeof client.account.requestEmailChange>[0]) =>
      client.account.requestEmailChange(input),
    done: t`A mail with a link is on its way to ${fields.email}.`,
    onDone: () => {
      forget();
      setPassword('');
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onRefused: ({ code, message }) => {
      if (code !== 'wrong_password') return false;
      refuse([{ path: 'password', message }]);
      return true;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask.reset();
    const input = account.hasPassword ? { ...fields, password } : fields;
    if (accept(emailChangeInput.safeParse(input))) ask.start(input);
  };
  return (
    <Part id="email" title={t`Email address`}>
      <p>
        <Trans>
          You sign in with <strong>{account.email}</strong>, and we write to it.
        </Trans>
      </p>
      {account.pendingEmail ? (
        <p className="settings-note">
          <Trans>
            {account.pendingEmail} waits to be confirmed. Follow the link that we mailed there; until then
            nothing changes.
          </Trans>
        </p>
      ) : null}
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {ask.refused && problems.length === 0 ? <Refusal text={ask.refused} /> : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Email address`}>
        <TextField
          name="email"
          type="email"
          label={t`New email address`}
          autoComplete="email"
          value={fields.email}
          onChange={change('email')}
          error={errorOf('email')}
          isRequired
        />
        {account.hasPassword ? (
          <PasswordField
            name="password"
            label={t`Your password, to show that it is you`}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
            isRequired
          />
        ) : null}
        <Button type="submit" isDisabled={ask.isPending}>
          <Trans>Change my email address</Trans>
        </Button>
      </form>
    </Part>
  );
}
