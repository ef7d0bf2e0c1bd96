import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondStep } from '@relievo/contracts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../../lib/server/client.ts';
import { secondStepQuery } from '../../../../lib/server/second-step.ts';
import { isSuperAdministrator, sessionQuery, useViewer } from '../../../../lib/server/session.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { Refusal } from '../../../../ui/states/refusal.tsx';
import { focusPart, Part } from '../../part/part.tsx';
import { AuthenticatorPart } from './authenticator-part.tsx';
import type { OnSecondStepChange } from './on-change.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';

const SECOND_STEP_PART = 'second-step';

/** What is asked for beside the password; each way is usable without a camera. */
export function SecondStepPart() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const standing = useQuery(secondStepQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showsCodes = codes !== null;
  useEffect(() => {
    // The dialog lets the focus go only when it is gone.
    return showsCodes ? () => focusPart(SECOND_STEP_PART) : undefined;
  }, [showsCodes]);
  const onChange: OnSecondStepChange = (given) => {
    if (given?.recoveryCodes) {
      setCodes(given.recoveryCodes);
      // A note on screen would lie over the codes.
      announce(t`Success: ${given.words}`);
    } else {
      if (given) toasts.show(given.words, 'success');
      focusPart(SECOND_STEP_PART);
    }
    for (const { queryKey } of [secondStepQuery, sessionQuery]) void queries.invalidateQueries({ queryKey });
  };
  return (
    <Part id={SECOND_STEP_PART} title={t`Two-step sign-in`}>
      <p>
        <Trans>
          With two-step sign-in, nobody can sign in with only your password. Use a passkey, an authenticator
          app, or both. You do not need a camera.
        </Trans>
      </p>
      <Loaded
        query={standing}
        loading={t`Loading two-step sign-in…`}
        failed={t`Two-step sign-in could not be loaded`}
      >
        {(found) => (
          <>
            {found.recoveryFrom ? <Recovery from={found.recoveryFrom} onChange={onChange} /> : null}
            <PasskeysPart passkeys={found.passkeys} onChange={onChange} />
            <AuthenticatorPart since={found.authenticatorSince} onChange={onChange} />
            <RecoveryCodesPart standing={found} onChange={onChange} />
            <Requirement standing={found} />
          </>
        )}
      </Loaded>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </Part>
  );
}

function Recovery({ from, onChange }: { from: string; onChange: OnSecondStepChange }) {
  const { t } = useLingui();
  const keep = useAction({
    run: () => client.secondStep.cancelRecovery(),
    done: t`Two-step sign-in stays on.`,
    onDone: () => onChange(),
  });
  const moment = formatMoment(from);
  return (
    <div className="settings-note flow">
      <p>
        <Trans>
          Someone who knows your password asked to turn off two-step sign-in. From {moment}, the link in our
          email turns it off. If this was not you, keep it on and choose a new password.
        </Trans>
      </p>
      {keep.refused ? <Refusal text={keep.refused} /> : null}
      <Button variant="primary" isBusy={keep.isPending} busyWords={t`Saving…`} onPress={() => keep.start()}>
        <Trans>Keep two-step sign-in on</Trans>
      </Button>
    </div>
  );
}

/** For super administrators: what holds for all who administer here. */
function Requirement({ standing: { isRequiredOfAdministrators } }: { standing: SecondStep }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewer = useViewer();
  const change = useAction({
    run: (isRequired: boolean) => client.secondStep.require({ isRequired }),
    done: ({ isRequired }) =>
      isRequired
        ? t`Administrators must now use two-step sign-in.`
        : t`Administrators no longer need two-step sign-in.`,
    onDone: () => void queries.invalidateQueries({ queryKey: secondStepQuery.queryKey }),
  });
  if (!isSuperAdministrator(viewer)) return null;
  return (
    <>
      {change.refused ? <Refusal text={change.refused} /> : null}
      <Switch
        isSelected={isRequiredOfAdministrators}
        isDisabled={change.isPending}
        onChange={(isRequired) => change.start(isRequired)}
      >
        <Trans>Administrators must use two-step sign-in</Trans>
      </Switch>
    </>
  );
}
