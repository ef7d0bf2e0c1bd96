import { Trans, useLingui } from '@lingui/react/macro';
import { signUpForm } from '@relievo/contracts/values';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { client } from '../../lib/server/client.ts';
import { useProductSettings } from '../../lib/server/product-settings.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldProblem } from '../../ui/fields/field-parts.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField, NameField, NewPasswordField, UsernameField } from './fields/person-fields.tsx';

const FIELDS = ['displayName', 'username', 'email', 'password', 'confirmPassword', 'agreeToTerms'] as const;
const EMPTY = { displayName: '', username: '', email: '', agreeToTerms: '', wantsUpdates: '' };
/** A draft holds words; a box that is ticked is this one. */
const YES = 'yes';

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useLingui();
  const { signUpIsOpen } = useProductSettings();
  const draft = useFormDraft('relievo-draft-sign-up', EMPTY);
  const secrets = useSecrets({ password: '', confirmPassword: '' });
  const problems = useFormProblems(FIELDS, useSuggestions());
  const { change, fields } = draft;
  const field = bindTo(draft, problems);
  const secret = bindTo(secrets, problems);

  const agreeToTerms = fields.agreeToTerms === YES;
  const wantsUpdates = fields.wantsUpdates === YES;
  const signUp = useAction({
    run: (input: Parameters<typeof client.accounts.signUp>[0]) => client.accounts.signUp(input),
    done: t`Please check your email to verify your account.`,
    onDone: (_, { email }) => {
      draft.forget();
      secrets.forget();
      onDone(email);
    },
    onRefused: (refusal) =>
      problems.place(refusal, { username_taken: 'username', password_too_common: 'password' }),
  });

  const onSubmit = () => {
    signUp.reset();
    const { confirmPassword, ...input } = { ...fields, ...secrets.fields, agreeToTerms, wantsUpdates };
    if (problems.accept(signUpForm.safeParse({ ...input, confirmPassword })))
      signUp.start({ ...input, agreeToTerms: true });
  };

  return (
    <Form label={t`Sign up`} problems={problems} refused={signUp.refused} onSubmit={onSubmit}>
      {signUpIsOpen ? null : (
        <p role="note">
          <Trans>
            New accounts are by invitation only. Use the email address that you were invited with.
          </Trans>
        </p>
      )}
      <NameField {...field('displayName')} />
      <UsernameField {...field('username')} />
      <EmailField {...field('email')} />
      <NewPasswordField {...secret('password')} about={[fields.displayName, fields.username, fields.email]} />
      <PasswordField
        {...secret('confirmPassword')}
        label={t`Confirm password`}
        autoComplete="new-password"
        isRequired
      />
      <div className="field">
        <Checkbox
          name="agreeToTerms"
          isRequired
          isSelected={agreeToTerms}
          onChange={(agreed) => change('agreeToTerms')(agreed ? YES : '')}
          isInvalid={Boolean(problems.errorOf('agreeToTerms'))}
        >
          <Trans>I agree to the terms and conditions</Trans>
        </Checkbox>
        <FieldProblem text={problems.errorOf('agreeToTerms')} />
        <p className="field-help">
          <Trans>
            Read the <Link to="/terms">terms</Link> and the <Link to="/privacy">privacy policy</Link>. They
            open on this page, and what you typed is kept.
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
      <Button type="submit" variant="primary" isBusy={signUp.isPending} busyWords={t`Creating your account…`}>
        <Trans>Create account</Trans>
      </Button>
    </Form>
  );
}

function useSuggestions() {
  const { t } = useLingui();
  return {
    name_missing: t`The name other people see.`,
    username_too_short: t`Letters, digits, dots, hyphens and underscores.`,
    username_taken: t`Try your name with a number or your school.`,
    email_not_valid: t`It needs an @ and a domain, for example name@school.org`,
    ...usePasswordAdvice(),
    passwords_differ: t`Show both passwords and compare them.`,
    terms_not_agreed: t`You can read them on the Terms of Use page.`,
  };
}
