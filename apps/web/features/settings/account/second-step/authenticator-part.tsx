import { Trans, useLingui } from '@lingui/react/macro';
import type { AuthenticatorSetup } from '@relievo/contracts/accounts';
import { useState } from 'react';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { formatDay } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../../ui/overlays/confirm-button.tsx';
import { Refusal } from '../../../../ui/states/refusal.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import type { OnSecondStepChange } from './on-change.ts';

interface AuthenticatorPartProps {
  since: string | null;
  onChange: OnSecondStepChange;
}

/** An app that shows a new code each half minute. */
export function AuthenticatorPart({ since, onChange }: AuthenticatorPartProps) {
  const { t } = useLingui();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const begin = useAction({ run: () => client.secondStep.beginAuthenticator(), onDone: setSetup });
  const remove = useAction({
    run: () => client.secondStep.removeAuthenticator(),
    done: t`Authenticator app removed.`,
    onDone: () => onChange(),
  });
  const day = since === null ? null : (formatDay(since) ?? t`Unknown date`);
  const refused = begin.refused ?? remove.refused;
  return (
    <>
      <h3>
        <Trans>Authenticator app</Trans>
      </h3>
      <p>
        {day === null ? (
          <Trans>
            An app on your phone or computer shows a new code every 30 seconds. You enter it after your
            password.
          </Trans>
        ) : (
          <Trans>Authenticator app set up on {day}.</Trans>
        )}
      </p>
      {refused ? <Refusal text={refused} /> : null}
      <div className="settings-actions">
        <Button isBusy={begin.isPending} busyWords={t`Preparing…`} onPress={() => begin.start()}>
          {since === null ? (
            <Trans>Set up an authenticator app</Trans>
          ) : (
            <Trans>Set up a different app</Trans>
          )}
        </Button>
        {since === null ? null : (
          <ConfirmButton
            variant="secondary"
            title={t`Remove the authenticator app?`}
            consequence={
              <p>
                <Trans>
                  Its codes will no longer work. If you have no other method, you will sign in with your
                  password alone.
                </Trans>
              </p>
            }
            action={t`Remove the app`}
            isPending={remove.isPending}
            onConfirm={() => remove.start()}
          >
            <Trans>Remove the authenticator app</Trans>
          </ConfirmButton>
        )}
      </div>
      {setup ? (
        <AuthenticatorDialog
          setup={setup}
          onClose={() => setSetup(null)}
          onDone={(recoveryCodes) => {
            setSetup(null);
            onChange({
              words: t`Authenticator app set up. You will need it when you sign in.`,
              recoveryCodes,
            });
          }}
        />
      ) : null}
    </>
  );
}
