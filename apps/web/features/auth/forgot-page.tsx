import { Trans, useLingui } from '@lingui/react/macro';
import { email } from '@relievo/contracts';
import type { FormEvent } from 'react';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asForm } from './as-form.ts';
import { AuthScreen } from './auth-screen.tsx';

/** The answer is the same whether an account exists or not. */
export function ForgotPage() {
  const { t } = useLingui();
  const { fields, change } = useFormDraft('relievo-draft-sign-in', { email: '' });
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['email'], {
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
  });
  const request = useAction({
    run: () => client.accounts.requestPasswordReset({ email: fields.email }),
    onDone: () => announce(t`If an account has this address, a mail with a link is on its way.`),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    request.reset();
    if (accept(asForm('email', email.safeParse(fields.email)))) request.start();
  };
  return (
    <AuthScreen
      title={t`Forgot password`}
      lead={t`We send a link to your address. With it you choose a new password.`}
      describe={{ contents: t`A form with one field: your email address.`, mainAction: t`Send the link` }}
    >
      {request.isDone ? (
        <p className="note-success">
          <Trans>
            If an account has this address, a mail with a link is on its way. The link works for one hour.
          </Trans>
        </p>
      ) : null}
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {request.refused ? <Refusal text={request.refused} /> : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Forgot password`}>
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
        <Button type="submit" variant="primary" isDisabled={request.isPending}>
          {request.isPending ? <Trans>Sending…</Trans> : <Trans>Send the link</Trans>}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/auth">
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AuthScreen>
  );
}
