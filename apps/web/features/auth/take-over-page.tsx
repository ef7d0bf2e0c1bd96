import { Trans, useLingui } from '@lingui/react/macro';
import { takeOverInput } from '@relievo/contracts/accounts';
import type { ErrorData } from '@relievo/contracts/errors';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { formatError } from '../../lib/words/error-text.ts';
import { readPictureWords } from '../../lib/words/picture-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { AuthScreen } from './auth-screen.tsx';
import { NewPasswordField } from './fields/person-fields.tsx';
import { useLockCountdown } from './lock/use-lock-countdown.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** Where somebody whose account was made for a class makes it their own: by the mailed link and their words. */
export function TakeOverPage() {
  const { t } = useLingui();
  return (
    <AuthScreen
      title={t`Take your account over`}
      lead={t`You keep everything in it. From now on you sign in with your email address and a password.`}
      describe={{
        contents: t`A form with the words you sign in with and a new password.`,
        mainAction: t`Take over`,
      }}
    >
      <TakeOverForm />
    </AuthScreen>
  );
}

function TakeOverForm() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const token = useMailedToken();
  const secrets = useSecrets({ words: '', password: '' });
  const lock = useLockCountdown();
  const problems = useFormProblems(['words', 'password'], usePasswordAdvice());
  const typed = { ...secrets.fields, token, words: readPictureWords(secrets.fields.words, i18n) };
  const taking = useAction({
    run: () => client.accounts.takeOver(typed),
    done: t`The account is yours. Sign in with your email address and the new password.`,
    onDone: () => go('/auth', { replace: true }),
    onRefused: (refusal) => {
      if (refusal.code === 'account_locked')
        lock.begin((refusal.data as ErrorData<'account_locked'>).seconds);
      return problems.place(refusal, { password_too_common: 'password' });
    },
  });
  const onSubmit = () => {
    taking.reset();
    if (problems.accept(takeOverInput.safeParse(typed))) taking.start();
  };
  const isLocked = lock.seconds > 0;
  const shown = isLocked ? formatError('account_locked', { seconds: lock.seconds }) : taking.refused;
  return (
    <Form label={t`Take over`} problems={problems} refused={shown} onSubmit={onSubmit}>
      <TextField
        {...bindTo(secrets, problems)('words')}
        label={t`Your words`}
        help={t`The four words you sign in with.`}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <NewPasswordField {...bindTo(secrets, problems)('password')} label={t`New password`} />
      <Button type="submit" variant="primary" isBusy={taking.isPending || isLocked}>
        <Trans>Take over</Trans>
      </Button>
    </Form>
  );
}
