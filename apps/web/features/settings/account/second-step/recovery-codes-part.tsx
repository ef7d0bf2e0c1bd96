import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SecondStep } from '@relievo/contracts/accounts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { ConfirmButton } from '../../../../ui/overlays/confirm-button.tsx';
import { Refusal } from '../../../../ui/states/refusal.tsx';
import type { OnSecondStepChange } from './on-change.ts';

interface RecoveryCodesPartProps {
  standing: SecondStep;
  onChange: OnSecondStepChange;
}

/** For when neither a passkey nor the app is at hand. */
export function RecoveryCodesPart({ standing, onChange }: RecoveryCodesPartProps) {
  const { t } = useLingui();
  const renew = useAction({
    run: () => client.secondStep.renewRecoveryCodes(),
    onDone: ({ recoveryCodes }) =>
      onChange({ words: t`You have new recovery codes. The old ones no longer work.`, recoveryCodes }),
  });
  const { authenticatorSince, passkeys, recoveryCodesLeft } = standing;
  if (authenticatorSince === null && passkeys.length === 0) return null;
  return (
    <>
      <h3>
        <Trans>Recovery codes</Trans>
      </h3>
      <p>
        <Plural
          value={recoveryCodesLeft}
          _0="You have no recovery codes left. Create new ones now."
          one="You have # recovery code left. Create new ones soon."
          other="You have # recovery codes left. Each works once, instead of your passkey or app."
        />
      </p>
      {renew.refused ? <Refusal text={renew.refused} /> : null}
      <ConfirmButton
        variant="secondary"
        title={t`Create new recovery codes?`}
        consequence={
          <p>
            <Trans>Your old recovery codes will no longer work.</Trans>
          </p>
        }
        action={t`Create new codes`}
        isPending={renew.isPending}
        onConfirm={() => renew.start()}
      >
        <Trans>Create new recovery codes</Trans>
      </ConfirmButton>
    </>
  );
}
