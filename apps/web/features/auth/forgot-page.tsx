import { Trans, useLingui } from '@lingui/react/macro';
import { email } from '@relievo/contracts/values';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { checkAsForm } from './as-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { EmailField } from './fields/person-fields.tsx';

/** The answer is the same whether an account exists or not. */
export function ForgotPage() {
  const { t } = useLingui();
  const draft = useFormDraft('relievo-draft-sign-in', { email: '' });
  const problems = useFormProblems(['email'], {
    email_not_valid: t`It needs an @ and a domain, for example name@school.org`,
  });
  const request = useAction({
    run: () => client.accounts.requestPasswordReset(draft.fields),
    onDone: () => announce(t`If there is an account with this address, we sent it a link.`),
  });
  const onSubmit = () => {
    request.reset();
    if (problems.accept(checkAsForm('email', email.safeParse(draft.fields.email)))) request.start();
  };
  return (
    <AuthScreen
      title={t`Forgot password`}
      lead={t`We will email you a link to choose a new password.`}
      describe={{ contents: t`A form with one field: your email address.`, mainAction: t`Send link` }}
    >
      {request.isDone ? (
        <p className="note-success">
          <Trans>
            If there is an account with this address, we sent it a link. The link works for one hour.
          </Trans>
        </p>
      ) : null}
      <Form label={t`Forgot password`} problems={problems} refused={request.refused} onSubmit={onSubmit}>
        <EmailField {...bindTo(draft, problems)('email')} />
        <Button type="submit" variant="primary" isBusy={request.isPending} busyWords={t`Sending…`}>
          <Trans>Send link</Trans>
        </Button>
      </Form>
      <p className="auth-links">
        <Link to="/auth">
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AuthScreen>
  );
}
