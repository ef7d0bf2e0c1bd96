import { Trans, useLingui } from '@lingui/react/macro';
import { newPassword } from '@relievo/contracts';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/use-password-advice.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { useGo } from '../../ui/use-go.ts';
import { asForm } from './as-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Where the mailed link leads: choose a new password, then sign in with it. */
export function ResetPage() {
  const { t } = useLingui();
  const go = useGo();
  const token = useMailedToken();
  const [password, setPassword] = useState('');
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['password'], usePasswordAdvice());
  const choose = useAction({
    run: () => client.accounts.resetPassword({ token, password }),
    done: t`Your new password is set. Sign in with it.`,
    onDone: () => go('/auth', { replace: true }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    choose.reset();
    if (accept(asForm('password', newPassword.safeParse(password)))) choose.start();
  };
  return (
    <AuthScreen
      title={t`Choose a new password`}
      describe={{ contents: t`A form with one field: your new password.`, mainAction: t`Set the password` }}
    >
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {choose.refused ? <Refusal text={choose.refused} /> : null}
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
        <Button type="submit" variant="primary" isDisabled={choose.isPending}>
          {choose.isPending ? <Trans>Setting…</Trans> : <Trans>Set the password</Trans>}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/auth/forgot">
          <Trans>Ask for a new link</Trans>
        </Link>
      </p>
    </AuthScreen>
  );
}
