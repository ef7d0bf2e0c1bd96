import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { Provider } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import { withChosenProviders } from '../../site-settings/service.ts';
import { markBrowser } from '../browser-mark-rules.ts';
import { requireRecentProof } from '../proof/service.ts';
import {
  beginProvider,
  completeProvider,
  disconnectProvider,
  listProviders,
  type ProviderDependencies,
} from './service.ts';

const api = implement(contract.providers).$context<RequestContext>();

export function providerRoutes(dependencies: ProviderDependencies) {
  const begin = async (
    context: RequestContext,
    input: { provider: Provider; returnTo: string },
    userId: string | null,
  ) => {
    const { address, ...handshake } = await beginProvider(await withChosenProviders(dependencies), {
      ...input,
      userId,
    });
    context.handshake.keep(handshake);
    return { address };
  };
  return api.router({
    list: api.list.handler(async () => listProviders(await withChosenProviders(dependencies))),
    begin: api.begin.handler(({ context, input }) => begin(context, input, null)),
    connect: api.connect.handler(async ({ context, input }) => {
      const person = await context.signedIn();
      await requireRecentProof(dependencies, person);
      return begin(context, input, person.userId);
    }),
    complete: api.complete.handler(async ({ context, input }) => {
      context.handshake.drop();
      const completion = await completeProvider(await withChosenProviders(dependencies), {
        ...input,
        secret: context.handshake.value,
        markBrowser: () => markBrowser(dependencies, context),
        person: await context.person(),
        client: context,
        previous: context.token,
      });
      if (completion.did === 'connected') return completion;
      const { did, returnTo } = completion;
      if ('half' in completion) {
        context.halfSignIn.keep(completion.half);
        throw refuse('second_step_needed', { returnTo });
      }
      const { session, ...kept } = completion.entered;
      context.keepSession(kept);
      return { did, returnTo, session };
    }),
    disconnect: api.disconnect.handler(async ({ context, input }) => {
      await disconnectProvider(dependencies, await context.signedIn(), input.provider);
      return { done: true } as const;
    }),
  });
}
