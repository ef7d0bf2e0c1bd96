import { useLingui } from '@lingui/react/macro';
import type { PasskeyAssertion } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { askForPasskey, endOffer } from '../../../lib/server/passkeys.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';

export async function passkeyOptions() {
  return (await client.signInSteps.beginPasskey()).options;
}

/** Signs in by a passkey: by one that the browser has given already, or by asking for one. */
export function usePasskeySignIn() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useAction({
    run: async (given: PasskeyAssertion | null) => {
      endOffer();
      return client.signInSteps.byPasskey({
        passkey: given ?? (await askForPasskey(await passkeyOptions())),
      });
    },
    done: t`You've been successfully logged in.`,
    onDone: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
}
