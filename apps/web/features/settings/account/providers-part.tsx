import { Trans, useLingui } from '@lingui/react/macro';
import type { Account, Provider, ProviderButton } from '@relievo/contracts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { providersQuery } from '../../../lib/server/providers.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { focusPart, Part } from '../part/part.tsx';
import { refreshAccount } from './account-queries.ts';

const RETURN_TO = '/settings?tab=account';

/** Ways in by somebody else's word: which are connected, and which could be. Where none is set up, there is nothing to read. */
export function ProvidersPart({ account }: { account: Account }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const providers = useQuery(providersQuery);
  const connect = useAction({
    run: (provider: Provider) => client.providers.connect({ provider, returnTo: RETURN_TO }),
    onDone: ({ address }) => location.assign(address),
  });
  const disconnect = useAction({
    run: ({ id }: ProviderButton) => client.providers.disconnect({ provider: id }),
    done: t`Provider disconnected.`,
    onDone: () => {
      focusPart('providers');
      void refreshAccount(queries);
    },
  });
  const refused = connect.refused ?? disconnect.refused;
  const isConnected = ({ id }: ProviderButton) => account.connections.some(({ provider }) => provider === id);
  const isOffered = (provider: ProviderButton) => provider.isConfigured || isConnected(provider);
  if (providers.data && !providers.data.some(isOffered)) return null;
  return (
    <Part id="providers" title={t`Connected providers`}>
      <p>
        <Trans>With a connected provider you can sign in without your password.</Trans>
      </p>
      {refused ? <Refusal text={refused} /> : null}
      <Loaded
        query={providers}
        loading={t`Loading the providers…`}
        failed={t`The providers could not be loaded`}
      >
        {(all) => (
          <ul className="settings-list" role="list">
            {all.filter(isOffered).map((provider) => (
              <li key={provider.id}>
                <span>
                  <strong>{provider.name}</strong>{' '}
                  {isConnected(provider) ? <Trans>Connected</Trans> : <Trans>Not connected</Trans>}
                </span>
                {isConnected(provider) ? (
                  <Disconnect
                    name={provider.name}
                    isPending={disconnect.isPending}
                    onConfirm={() => disconnect.start(provider)}
                  />
                ) : (
                  <Button isBusy={connect.isPending} onPress={() => connect.start(provider.id)}>
                    <Trans>Connect {provider.name}</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  );
}

interface DisconnectProps {
  name: string;
  isPending: boolean;
  onConfirm: () => void;
}

function Disconnect({ name, isPending, onConfirm }: DisconnectProps) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      variant="secondary"
      title={t`Disconnect ${name}?`}
      consequence={
        <p>
          <Trans>You can no longer sign in with {name} until you connect it again.</Trans>
        </p>
      }
      action={t`Disconnect ${name}`}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      <Trans>Disconnect {name}</Trans>
    </ConfirmButton>
  );
}
