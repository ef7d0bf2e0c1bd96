import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorData, errorMessage, signInInput } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/client.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSendAgain } from './send-again.tsx';
import { useLockCountdown } from './use-lock-countdown.ts';

export function SignInForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { fields, change } = useFormDraft('relievo-draft-sign-in', { email: '' });
  const [password, setPassword] = useState('');
  const lock = useLockCountdown();
  const again = useSendAgain();
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['email', 'password'], {
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
    'Email is required': t`Type the address that you signed up with.`,
    'Password is required': t`Type it, paste it, or let your password manager fill it in.`,
  });

  const signIn = useAction({
    run: () => client.accounts.signIn({ email: fields.email, password }),
    done: t`You've been successfully logged in.`,
    onDone: (session) => queries.setQueryData(sessionQuery.queryKey, session),
    onRefused: ({ code, data }) => {
      if (code === 'account_locked') lock.begin((data as ErrorData<'account_locked'>).seconds);
      return false;
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    signIn.reset();
    if (accept(signInInput.safeParse({ ...fields, password }))) signIn.start();
  };

  const code = signIn.refusal?.code;
  const isLocked = lock.seconds > 0;
  const shown = isLocked ? errorMessage('account_locked', { seconds: lock.seconds }) : signIn.refused;
  return (
    <>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {shown && (isLocked || code !== 'account_locked') ? <Refusal text={shown} /> : null}
      {code === 'email_not_verified' ? (
        <div className="auth-actions auth-again">
          {again.refused ? <Refusal text={again.refused} /> : null}
          <Button isDisabled={again.isPending} onPress={() => again.start(fields.email)}>
            <Trans>Send the link again</Trans>
          </Button>
        </div>
      ) : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Sign in`}>
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          autoComplete="email"
          value={fields.email}
          onChange={change('email')}
          error={errorOf('email')}
          isRequired
        />
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
          isRequired
        />
        <Button type="submit" variant="primary" isDisabled={signIn.isPending || isLocked}>
          {signIn.isPending ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/auth/forgot">
          <Trans>Forgot password</Trans>
        </Link>
      </p>
    </>
  );
}
