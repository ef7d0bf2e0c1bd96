import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf, signUpForm } from '@relievo/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import type { Issue } from '../../lib/form-problems.ts';
import { toasts } from '../../lib/toasts.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldProblem } from '../../ui/field-parts.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Refusal } from './refusal.tsx';

const FIELDS = ['displayName', 'username', 'email', 'password', 'confirmPassword', 'agreeToTerms'] as const;
const EMPTY = { displayName: '', username: '', email: '' };
const NO_SECRETS = { password: '', confirmPassword: '' };

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useLingui();
  const { fields, change, forget } = useFormDraft('relievo-draft-sign-up', EMPTY);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [agreeToTerms, setAgreeToTerms] = useState(false);
  const [wantsUpdates, setWantsUpdates] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(FIELDS, useSuggestions());

  const signUp = useMutation({
    mutationFn: () =>
      client.accounts.signUp({ ...fields, password: secrets.password, agreeToTerms: true, wantsUpdates }),
    onSuccess: () => {
      toasts.show(t`Please check your email to verify your account.`, 'success');
      forget();
      setSecrets(NO_SECRETS);
      onDone(fields.email);
    },
    onError: (thrown) => {
      const refusal = refusalOf(thrown);
      const sentence = refusal?.message ?? t`An unexpected error occurred. Please try again.`;
      if (refusal?.code === 'username_taken') {
        refuse([{ path: 'username', message: sentence }]);
        return;
      }
      const issues = (refusal?.data as { issues?: Issue[] } | undefined)?.issues;
      if (issues) refuse(issues);
      else setRefused(sentence);
      announce(t`Error: ${sentence}`, 'errors');
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    if (accept(signUpForm.safeParse({ ...fields, ...secrets, agreeToTerms, wantsUpdates }))) signUp.mutate();
  };
  const changeSecret = (field: keyof typeof NO_SECRETS) => (value: string) =>
    setSecrets((now) => ({ ...now, [field]: value }));

  return (
    <>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {refused ? <Refusal text={refused} /> : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Sign up`}>
        <TextField
          name="displayName"
          label={t`Name`}
          autoComplete="name"
          value={fields.displayName}
          onChange={change('displayName')}
          error={errorOf('displayName')}
          isRequired
        />
        <TextField
          name="username"
          label={t`Username`}
          help={t`At least 3 characters. Others see it beside what you publish.`}
          autoComplete="nickname"
          value={fields.username}
          onChange={change('username')}
          error={errorOf('username')}
          isRequired
        />
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
          help={t`At least 12 characters with uppercase, lowercase, and numbers. You may paste it.`}
          autoComplete="new-password"
          value={secrets.password}
          onChange={changeSecret('password')}
          error={errorOf('password')}
          isRequired
        />
        <PasswordField
          name="confirmPassword"
          label={t`Confirm password`}
          autoComplete="new-password"
          value={secrets.confirmPassword}
          onChange={changeSecret('confirmPassword')}
          error={errorOf('confirmPassword')}
          isRequired
        />
        <div className="field">
          <Checkbox
            name="agreeToTerms"
            isSelected={agreeToTerms}
            onChange={setAgreeToTerms}
            isInvalid={Boolean(errorOf('agreeToTerms'))}
          >
            <Trans>I agree to the terms and conditions</Trans>
          </Checkbox>
          <FieldProblem text={errorOf('agreeToTerms')} />
          <p className="field-help">
            <Trans>
              Read the <Link to="/terms">terms</Link> and the <Link to="/privacy">privacy policy</Link>. What
              you type here is kept.
            </Trans>
          </p>
          <Checkbox name="wantsUpdates" isSelected={wantsUpdates} onChange={setWantsUpdates}>
            <Trans>Send me news about new features (optional)</Trans>
          </Checkbox>
        </div>
        <Button type="submit" variant="primary" isDisabled={signUp.isPending}>
          {signUp.isPending ? <Trans>Creating your account…</Trans> : <Trans>Create account</Trans>}
        </Button>
      </form>
    </>
  );
}

function useSuggestions() {
  const { t } = useLingui();
  return {
    'Name is required': t`The name that others see.`,
    'Username must be at least 3 characters long': t`Letters, digits, dots, hyphens and underscores.`,
    'This username is taken. Please choose another.': t`Try your name with a number or your school.`,
    'Please enter a valid email address': t`It needs an @ and a domain, as in name@school.org`,
    'Password must be at least 12 characters': t`Three or four words in a row are easy to remember.`,
    'Password must contain uppercase, lowercase, and numbers': t`Begin a word with a capital letter and add a number.`,
    'Passwords do not match': t`Show both and compare them.`,
    'You must agree to the terms and conditions': t`They are on the page Terms of Use.`,
  };
}
