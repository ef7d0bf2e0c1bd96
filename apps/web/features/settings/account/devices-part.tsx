import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Device } from '@relievo/contracts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaveBeforeLeaving } from '../../../lib/keeping/use-save-before-leaving.ts';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { useLeave } from '../../../lib/server/use-leave.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { focusPart, Part } from '../part/part.tsx';
import { devicesQuery } from './account-queries.ts';

/** Where the account is open; each place can be closed from here. */
export function DevicesPart() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const devices = useQuery(devicesQuery);
  const onDone = () => {
    focusPart('devices');
    void queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
  const one = useAction({
    run: ({ id }: Device) => client.account.signOutDevice({ id }),
    done: t`The device is signed out.`,
    onDone,
  });
  const others = useAction({
    run: () => client.account.signOutOtherDevices(),
    done: ({ signedOut }) =>
      t`${plural(signedOut, { one: '# other device is signed out.', other: '# other devices are signed out.' })}`,
    onDone,
  });
  const refused = one.refused ?? others.refused;
  return (
    <Part id="devices" title={t`Where you are signed in`}>
      {refused ? <Refusal text={refused} /> : null}
      <Loaded query={devices} loading={t`Loading your devices…`} failed={t`Your devices could not be loaded`}>
        {(all) => (
          <>
            <ul className="settings-list" role="list">
              {all.map((device, index) => (
                <li key={device.id}>
                  <DeviceWords device={device} />
                  {device.isCurrent ? (
                    <strong>
                      <Trans>This device</Trans>
                    </strong>
                  ) : (
                    <Button isBusy={one.isPending} onPress={() => one.start(device)}>
                      <Trans>
                        Sign out{' '}
                        <span className="spoken">
                          device {index + 1} of {all.length}, {device.description}
                        </span>
                      </Trans>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <div className="settings-actions">
              {all.length > 1 ? (
                <ConfirmButton
                  variant="secondary"
                  title={t`Sign out all other devices?`}
                  consequence={
                    <p>
                      <Plural
                        value={all.length - 1}
                        one="You will be signed out on # other device. You stay signed in here."
                        other="You will be signed out on # other devices. You stay signed in here."
                      />
                    </p>
                  }
                  action={t`Sign out all other devices`}
                  isPending={others.isPending}
                  onConfirm={() => others.start()}
                >
                  <Trans>Sign out all other devices</Trans>
                </ConfirmButton>
              ) : null}
              <SignOutEverywhere />
            </div>
          </>
        )}
      </Loaded>
    </Part>
  );
}

function DeviceWords({ device: { description, address, lastSeen } }: { device: Device }) {
  const time = formatMoment(lastSeen);
  return (
    <span>
      <strong>{description}</strong>
      <br />
      <Trans>
        {address}, last used {time}
      </Trans>
    </span>
  );
}

function SignOutEverywhere() {
  const { t } = useLingui();
  const goAway = useLeave();
  const saveBeforeLeaving = useSaveBeforeLeaving();
  const leave = useAction({
    run: async () => {
      const unsaved = await saveBeforeLeaving();
      if (unsaved) throw new ToldError(unsaved);
      return client.accounts.signOutEverywhere();
    },
    done: t`You are signed out everywhere.`,
    onDone: () => void goAway(),
  });
  return (
    <>
      {leave.refused ? <Refusal text={leave.refused} /> : null}
      <ConfirmButton
        variant="secondary"
        title={t`Sign out everywhere?`}
        consequence={
          <p>
            <Trans>You will have to sign in again on every device, including this one.</Trans>
          </p>
        }
        action={t`Sign out everywhere`}
        isPending={leave.isPending}
        onConfirm={() => leave.start()}
      >
        <Trans>Sign out everywhere</Trans>
      </ConfirmButton>
    </>
  );
}
