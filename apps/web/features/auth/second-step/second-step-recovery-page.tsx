import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useMailedToken } from '../use-mailed-token.ts';
import '../auth.css';

/** Where the letter about a lost second step leads: to keep it, or after the wait to take it off. */
export function SecondStepRecoveryPage() {
  const { t } = useLingui();
  const token = useMailedToken();
  const [done, setDone] = useState<string | null>(null);
  const say = (words: string) => () => {
    setDone(words);
    announce(t`Success: ${words}`);
  };
  const takeOff = useAction({
    run: () => client.signInSteps.completeRecovery({ token }),
    onDone: say(
      t`Two-step sign-in is off. Sign in with your password, then set it up again in your settings.`,
    ),
  });
  const keep = useAction({
    run: () => client.signInSteps.cancelRecovery({ token }),
    onDone: say(t`Two-step sign-in stays on. If you did not ask for this email, choose a new password now.`),
  });
  const refused = takeOff.refused ?? keep.refused;
  return (
    <Page
      title={t`Two-step sign-in`}
      lead={t`Someone, probably you, asked to turn off two-step sign-in for your account.`}
      describe={{
        contents: t`Two buttons: one turns off two-step sign-in, one keeps it on.`,
        mainAction: t`Turn off two-step sign-in`,
      }}
    >
      <div className="auth flow auth-actions">
        {done ? (
          <>
            <p className="note-success">{done}</p>
            <ButtonLink to="/auth" variant="primary">
              <Trans>Sign in</Trans>
            </ButtonLink>
            <ButtonLink to="/auth/forgot">
              <Trans>Choose a new password</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            {refused ? <Refusal text={refused} /> : null}
            <Button
              variant="primary"
              isBusy={takeOff.isPending}
              onPress={() => {
                keep.reset();
                takeOff.start();
              }}
            >
              <Trans>Turn off two-step sign-in</Trans>
            </Button>
            <Button
              isBusy={keep.isPending}
              onPress={() => {
                takeOff.reset();
                keep.start();
              }}
            >
              <Trans>Keep two-step sign-in on</Trans>
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
