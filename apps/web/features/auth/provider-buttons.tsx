import { Trans, useLingui } from '@lingui/react/macro';
import type { Provider } from '@relievo/contracts/accounts';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { providersQuery } from '../../lib/server/providers.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/states/refusal.tsx';

/** Ways in by somebody else's word. One that is not set up is not there. */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const { t } = useLingui();
  const { data: providers, error } = useQuery(providersQuery);
  const begin = useAction({
    run: (provider: Provider) => client.providers.begin({ provider, returnTo }),
    onDone: ({ address }) => location.assign(address),
  });
  if (error)
    return (
      <p className="field-help">
        {readRefusal(error)?.message ?? t`Other ways to sign in could not be loaded. Check your connection.`}
      </p>
    );
  const offered = providers?.filter(({ isConfigured }) => isConfigured) ?? [];
  if (offered.length === 0) return null;
  return (
    <section role="group" className="auth-providers" aria-label={t`Sign in another way`}>
      <p className="auth-or">
        <Trans>or</Trans>
      </p>
      {begin.refused ? <Refusal text={begin.refused} /> : null}
      <div className="auth-provider-buttons">
        {offered.map(({ id, name }) => (
          <Button key={id} isBusy={begin.isPending} onPress={() => begin.start(id)}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
