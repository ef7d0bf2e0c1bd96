import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorData, signUpForm } from '@relievo/contracts';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/use-password-advice.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldProblem } from '../../ui/field-parts.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';

const FIELDS = ['displayName', 'username', 'email', 'password', 'confirmPassword', 'agreeToTerms'] as const;
const EMPTY = { displayName: '', username: '', email: '', agreeToTerms: '', wantsUpdates: '' };
/** A draft holds words; a box that is ticked is this one. */
const YES = 'yes';
const NO_SECRETS = { password: '', confirmPassword: '' };

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useLingui();
  const { fields, change, forget } = useFormDraft('relievo-draft-sign-up', EMPTY);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(FIELDS, useSuggestions());

  const agreeToTerms = fields.agreeToTerms === YES;
  const wantsUpdates = fields.wantsUpdates === YES;
  const signUp = useAction({
    run: (input: Parameters<typeof client.accounts.signUp>[0]) => client.accounts.signUp(input),
    done: t`Please check your email to verify your account.`,
    onDone: (_, { email }) => {
      forget();
      setSecrets(NO_SECRETS);
      onDone(email);
    },
    onRefused: ({ code, message, data }) => {
      const issues =
        code === 'username_taken'
          ? [{ path: 'username', message }]
          : code === 'invalid_input'
            ? (data as ErrorData<'invalid_input'>).issues
            : [];
      refuse(issues);
      return issues.length > 0;
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    signUp.reset();
    const { confirmPassword, ...input } = { ...fields, ...secrets, agreeToTerms, wantsUpdates };
    if (accept(signUpForm.safeParse({ ...input, confirmPassword })))
      signUp.start({ ...input, agreeToTerms: true });
  };
  const changeSecret = (field: keyof typeof NO_SECRETS) => (value: string) =>
    setSecrets((now) => ({ ...now, [field]: value }));

  return (
    <>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {signUp.refused && problems.length === 0 ? <Refusal text={signUp.refused} /> : null}
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
            onChange={(agreed) => change('agreeToTerms')(agreed ? YES : '')}
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
          <Checkbox
            name="wantsUpdates"
            isSelected={wantsUpdates}
            onChange={(wants) => change('wantsUpdates')(wants ? YES : '')}
          >
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
    ...usePasswordAdvice(),
    'Passwords do not match': t`Show both and compare them.`,
    'You must agree to the terms and conditions': t`They are on the page Terms of Use.`,
  };
}
