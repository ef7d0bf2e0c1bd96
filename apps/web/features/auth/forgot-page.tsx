import { Trans, useLingui } from '@lingui/react/macro';
import { email, refusalOf } from '@relievo/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asForm } from './as-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { Refusal } from './refusal.tsx';

/** The answer is the same whether an account exists or not. */
export function ForgotPage() {
  const { t } = useLingui();
  const { fields, change } = useFormDraft('relievo-draft-sign-in', { email: '' });
  const [refused, setRefused] = useState<string | null>(null);
  const { form, problems, errorOf, goToField, accept } = useFormProblems(['email'], {
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
  });
  const request = useMutation({
    mutationFn: () => client.accounts.requestPasswordReset({ email: fields.email }),
    onSuccess: () => announce(t`If an account has this address, a mail with a link is on its way.`),
    onError: (thrown) => {
      const sentence = refusalOf(thrown)?.message ?? t`An unexpected error occurred. Please try again.`;
      setRefused(sentence);
      announce(t`Error: ${sentence}`, 'errors');
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    if (accept(asForm('email', email.safeParse(fields.email)))) request.mutate();
  };
  return (
    <Page
      title={t`Forgot password`}
      lead={t`We send a link to your address. With it you choose a new password.`}
      describe={{ contents: t`A form with one field: your email address.`, mainAction: t`Send the link` }}
    >
      <AuthLayout>
        {request.isSuccess ? (
          <p className="note-success">
            <Trans>
              If an account has this address, a mail with a link is on its way. The link works for one hour.
            </Trans>
          </p>
        ) : null}
        <ErrorSummary problems={problems} onGoToField={goToField} />
        {refused ? <Refusal text={refused} /> : null}
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
      </AuthLayout>
    </Page>
  );
}
