import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorData } from '@relievo/contracts/errors';
import { signInInput } from '@relievo/contracts/values';
import { useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { client } from '../../lib/server/client.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { formatError } from '../../lib/words/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { Refusal } from '../../ui/states/refusal.tsx';
import { EmailField, PresentPasswordField } from './fields/person-fields.tsx';
import { useLockCountdown } from './lock/use-lock-countdown.ts';
import { PasskeyButton } from './second-step/passkey-button.tsx';
import { useSendAgain } from './send-again.tsx';

export function SignInForm({ wanted }: { wanted: string | null }) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const draft = useFormDraft('relievo-draft-sign-in', { email: '' });
  const secrets = useSecrets({ password: '' });
  const lock = useLockCountdown();
  const again = useSendAgain();
  const problems = useFormProblems(['email', 'password'], {
    email_not_valid: t`It needs an @ and a domain, for example name@school.org`,
    email_missing: t`Use the address you signed up with.`,
    password_missing: t`You can type it, paste it or use a password manager.`,
  });

  const typed = { ...draft.fields, ...secrets.fields };
  const signIn = useAction({
    run: () => client.accounts.signIn(typed),
    done: t`You've been successfully logged in.`,
    onDone: (session) => {
      draft.forget();
      queries.setQueryData(sessionQuery.queryKey, session);
    },
    onRefused: ({ code, data }) => {
      if (code === 'second_step_needed') {
        draft.forget();
        go('/auth/second-step', wanted ? { search: { return: wanted } } : {});
        return true;
      }
      if (code === 'account_locked') lock.begin((data as ErrorData<'account_locked'>).seconds);
      return false;
    },
  });

  const onSubmit = () => {
    signIn.reset();
    if (problems.accept(signInInput.safeParse(typed))) signIn.start();
  };

  const code = signIn.refusal?.code;
  const isLocked = lock.seconds > 0;
  const shown = isLocked ? formatError('account_locked', { seconds: lock.seconds }) : signIn.refused;
  return (
    <>
      <Form
        label={t`Sign in`}
        problems={problems}
        refused={isLocked || code !== 'account_locked' ? shown : null}
        onSubmit={onSubmit}
      >
        {code === 'email_not_verified' ? (
          <div className="auth-actions auth-again">
            {again.refused ? <Refusal text={again.refused} /> : null}
            <Button
              isBusy={again.isPending}
              busyWords={t`Sending…`}
              onPress={() => again.start(draft.fields.email)}
            >
              <Trans>Send the link again</Trans>
            </Button>
          </div>
        ) : null}
        <EmailField {...bindTo(draft, problems)('email')} offersPasskeys />
        <PresentPasswordField {...bindTo(secrets, problems)('password')} />
        <Button
          type="submit"
          variant="primary"
          isBusy={signIn.isPending || isLocked}
          busyWords={signIn.isPending ? t`Signing in…` : undefined}
        >
          <Trans>Sign in</Trans>
        </Button>
      </Form>
      <PasskeyButton isOffered />
      <p className="auth-links">
        <Link to="/auth/forgot">
          <Trans>Forgot password</Trans>
        </Link>
        <Link to="/auth/learner">
          <Trans>Sign in with words from your teacher</Trans>
        </Link>
      </p>
    </>
  );
}
