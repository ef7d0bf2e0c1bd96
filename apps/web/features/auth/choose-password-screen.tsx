import { Trans, useLingui } from '@lingui/react/macro';
import { newPassword } from '@relievo/contracts/values';
import type { ReactNode } from 'react';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { checkAsForm } from './as-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { NewPasswordField } from './fields/person-fields.tsx';

interface ChoosePasswordScreenProps {
  title: string;
  lead?: string;
  /** Uses the mailed link up, with the password that was chosen. */
  redeem: (password: string) => Promise<unknown>;
  /** What is true afterwards. */
  done: string;
  /** What to do where the link is used up or too old. */
  otherwise: ReactNode;
}

/** A mailed link that takes a new password; afterwards one signs in with it. */
export function ChoosePasswordScreen({ title, lead, redeem, done, otherwise }: ChoosePasswordScreenProps) {
  const { t } = useLingui();
  const go = useGo();
  const secrets = useSecrets({ password: '' });
  const problems = useFormProblems(['password'], usePasswordAdvice());
  const choose = useAction({
    run: () => redeem(secrets.fields.password),
    done,
    onDone: () => go('/auth', { replace: true }),
    onRefused: (refusal) => problems.place(refusal, { password_too_common: 'password' }),
  });
  const onSubmit = () => {
    choose.reset();
    if (problems.accept(checkAsForm('password', newPassword.safeParse(secrets.fields.password))))
      choose.start();
  };
  return (
    <AuthScreen
      title={title}
      {...(lead === undefined ? {} : { lead })}
      describe={{ contents: t`A form with one field: your new password.`, mainAction: t`Set password` }}
    >
      <Form label={t`New password`} problems={problems} refused={choose.refused} onSubmit={onSubmit}>
        <NewPasswordField {...bindTo(secrets, problems)('password')} label={t`New password`} />
        <Button type="submit" variant="primary" isBusy={choose.isPending} busyWords={t`Setting…`}>
          <Trans>Set password</Trans>
        </Button>
      </Form>
      {otherwise}
    </AuthScreen>
  );
}
