import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, refusalOf, signInInput } from '@relievo/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import { sessionQuery } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Refusal } from './refusal.tsx';
import { useLockCountdown } from './use-lock-countdown.ts';

export function SignInForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { fields, change } = useFormDraft('relievo-draft-sign-in', { email: '' });
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const lock = useLockCountdown();
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['email', 'password'], {
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
    'Email is required': t`Type the address that you signed up with.`,
    'Password is required': t`Type it, paste it, or let your password manager fill it in.`,
  });

  const signIn = useMutation({
    mutationFn: () => client.accounts.signIn({ email: fields.email, password }),
    onSuccess: (session) => {
      toasts.show(t`You've been successfully logged in.`, 'success');
      queries.setQueryData(sessionQuery.queryKey, session);
    },
    onError: (thrown) => {
      const refusal = refusalOf(thrown);
      const sentence = refusal?.message ?? t`An unexpected error occurred. Please try again.`;
      const seconds = (refusal?.data as { seconds?: unknown } | undefined)?.seconds;
      if (refusal?.code === 'account_locked' && typeof seconds === 'number') lock.begin(seconds);
      else setRefused(sentence);
      announce(t`Error: ${sentence}`, 'errors');
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    if (accept(signInInput.safeParse({ ...fields, password }))) signIn.mutate();
  };

  const shown = lock.seconds > 0 ? errorMessage('account_locked', { seconds: lock.seconds }) : refused;
  return (
    <>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {shown ? <Refusal text={shown} /> : null}
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
        <Button type="submit" variant="primary" isDisabled={signIn.isPending || lock.seconds > 0}>
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
