import { Trans, useLingui } from '@lingui/react/macro';
import { RECOVERY_WAIT_HOURS, secondStepCode } from '@relievo/contracts/accounts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../lib/forms/use-secrets.ts';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/link.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { checkAsForm } from '../as-form.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const halfSignInQuery = queryOptions({
  queryKey: ['half-sign-in'],
  queryFn: ({ signal }) => client.signInSteps.pending(undefined, { signal }),
  gcTime: 0,
  refetchOnWindowFocus: false,
});

/** After the password, for who has a second step: a code or a passkey. */
export function SecondStepPage() {
  const { t } = useLingui();
  const half = useQuery(halfSignInQuery);
  return (
    <AuthScreen
      title={t`Enter your code`}
      describe={{
        contents: t`A form with one field: your sign-in code. Below it are other ways to sign in.`,
        mainAction: t`Sign in`,
      }}
    >
      <Loaded
        level={2}
        query={half}
        loading={t`Loading your sign-in…`}
        failed={t`Your sign-in could not be loaded`}
      >
        {(found) => (found ? <Ways hasPasskey={found.hasPasskey} /> : <BeginAgain />)}
      </Loaded>
    </AuthScreen>
  );
}

function BeginAgain() {
  return (
    <div className="flow auth-actions">
      <p>
        <Trans>There is no sign-in to finish in this browser. It may have taken too long.</Trans>
      </p>
      <ButtonLink to="/auth" variant="primary">
        <Trans>Back to sign in</Trans>
      </ButtonLink>
    </div>
  );
}

function Ways({ hasPasskey }: { hasPasskey: boolean }) {
  return (
    <>
      <CodeForm />
      {hasPasskey ? <PasskeyButton /> : null}
      <Lost />
    </>
  );
}

function CodeForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const secrets = useSecrets({ code: '' });
  const problems = useFormProblems(['code']);
  const finish = useAction({
    run: () => client.signInSteps.finish({ code: secrets.fields.code }),
    done: t`You've been successfully logged in.`,
    onDone: (session) => queries.setQueryData(sessionQuery.queryKey, session),
    onRefused: (refusal) => problems.place(refusal, { wrong_code: 'code' }),
  });
  const onSubmit = () => {
    finish.reset();
    if (problems.accept(checkAsForm('code', secondStepCode.safeParse(secrets.fields.code)))) finish.start();
  };
  return (
    <>
      <Form label={t`Sign-in code`} problems={problems} refused={finish.refused} onSubmit={onSubmit}>
        <CodeField {...bindTo(secrets, problems)('code')} />
        <Button type="submit" variant="primary" isBusy={finish.isPending} busyWords={t`Signing in…`}>
          <Trans>Sign in</Trans>
        </Button>
      </Form>
      {finish.refusal?.code === 'sign_in_expired' ? (
        <p className="auth-links">
          <Link to="/auth">
            <Trans>Back to sign in</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** For who has neither the device nor a recovery code. */
function Lost() {
  const { t } = useLingui();
  const ask = useAction({
    run: () => client.signInSteps.requestRecovery(),
    onDone: ({ from }) => {
      const day = formatDay(from) ?? t`Unknown date`;
      announce(t`Success: We sent you an email. From ${day}, its link turns off two-step sign-in.`);
    },
  });
  const from = ask.answer?.from;
  const day = (from === undefined ? null : formatDay(from)) ?? t`Unknown date`;
  return (
    <details className="auth-lost">
      <summary>
        <Trans>I can't get a code</Trans>
      </summary>
      <div className="flow auth-actions">
        <p>
          <Trans>
            If you have no recovery codes either, we can email you a link. After {RECOVERY_WAIT_HOURS} hours,
            the link turns off two-step sign-in. Until then you can cancel this from the email or from any
            device where you are signed in.
          </Trans>
        </p>
        {ask.refused ? <Refusal text={ask.refused} /> : null}
        {ask.isDone ? (
          <p className="note-success">
            <Trans>We sent you an email. From {day}, its link turns off two-step sign-in.</Trans>
          </p>
        ) : (
          <Button isBusy={ask.isPending} busyWords={t`Sending…`} onPress={() => ask.start()}>
            <Trans>Email me the link</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}
