import { Trans, useLingui } from '@lingui/react/macro';
import { newPassword } from '@relievo/contracts';
import { boundTo } from '../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { asForm } from './as-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { NewPasswordField } from './fields/person-fields.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Where the mailed link leads: choose a new password, then sign in with it. */
export function ResetPage() {
  const { t } = useLingui();
  const go = useGo();
  const token = useMailedToken();
  const secrets = useSecrets({ password: '' });
  const problems = useFormProblems(['password'], usePasswordAdvice());
  const choose = useAction({
    run: () => client.accounts.resetPassword({ token, ...secrets.fields }),
    done: t`Your new password is set. Sign in with it.`,
    onDone: () => go('/auth', { replace: true }),
  });
  const onSubmit = () => {
    choose.reset();
    if (problems.accept(asForm('password', newPassword.safeParse(secrets.fields.password)))) choose.start();
  };
  return (
    <AuthScreen
      title={t`Choose a new password`}
      describe={{ contents: t`A form with one field: your new password.`, mainAction: t`Set the password` }}
    >
      <Form label={t`New password`} problems={problems} refused={choose.refused} onSubmit={onSubmit}>
        <NewPasswordField {...boundTo(secrets, problems)('password')} label={t`New password`} />
        <Button type="submit" variant="primary" isBusy={choose.isPending} busyWords={t`Setting…`}>
          <Trans>Set the password</Trans>
        </Button>
      </Form>
      <p className="auth-links">
        <Link to="/auth/forgot">
          <Trans>Ask for a new link</Trans>
        </Link>
      </p>
    </AuthScreen>
  );
}
