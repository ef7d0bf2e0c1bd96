import { Trans, useLingui } from '@lingui/react/macro';
import { newPassword, refusalOf } from '@relievo/contracts';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import { toasts } from '../../lib/toasts.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useGo } from '../../ui/use-go.ts';
import { asForm } from './as-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { Refusal } from './refusal.tsx';

/** Where the mailed link leads: choose a new password, then sign in with it. */
export function ResetPage() {
  const { t } = useLingui();
  const go = useGo();
  const token = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr })).get('token') ?? '';
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['password'], {
    'Password must be at least 12 characters': t`Three or four words in a row are easy to remember.`,
    'Password must contain uppercase, lowercase, and numbers': t`Begin a word with a capital letter and add a number.`,
  });
  const reset = useMutation({
    mutationFn: () => client.accounts.resetPassword({ token, password }),
    onSuccess: () => {
      toasts.show(t`Your new password is set. Sign in with it.`, 'success');
      go('/auth', { replace: true });
    },
    onError: (thrown) => {
      const sentence = refusalOf(thrown)?.message ?? t`An unexpected error occurred. Please try again.`;
      setRefused(sentence);
      announce(t`Error: ${sentence}`, 'errors');
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    if (accept(asForm('password', newPassword.safeParse(password)))) reset.mutate();
  };
  return (
    <Page
      title={t`Choose a new password`}
      describe={{ contents: t`A form with one field: your new password.`, mainAction: t`Set the password` }}
    >
      <AuthLayout>
        <ErrorSummary problems={problems} onGoToField={goToField} />
        {refused ? <Refusal text={refused} /> : null}
        <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`New password`}>
          <PasswordField
            name="password"
            label={t`New password`}
            help={t`At least 12 characters with uppercase, lowercase, and numbers. You may paste it.`}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
            isRequired
          />
          <Button type="submit" variant="primary" isDisabled={reset.isPending}>
            {reset.isPending ? <Trans>Setting…</Trans> : <Trans>Set the password</Trans>}
          </Button>
        </form>
        <p className="auth-links">
          <Link to="/auth/forgot">
            <Trans>Ask for a new link</Trans>
          </Link>
        </p>
      </AuthLayout>
    </Page>
  );
}
