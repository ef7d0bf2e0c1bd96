import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import { beginSignIn } from '../passkeys/service.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { cancelRecoveryByLink, completeRecovery, requestRecovery } from './recovery-service.ts';
import { finishSignIn, type SignedInNow, signInByPasskey, viewHalfSignIn } from './service.ts';

const api = implement(contract.signInSteps).$context<RequestContext>();

const done = { done: true } as const;

function enter(context: RequestContext, { session, ...kept }: SignedInNow) {
  context.halfSignIn.drop();
  context.keepSession(kept);
  return session;
}

export function signInStepsRoutes(dependencies: SecondStepDependencies) {
  return api.router({
    pending: api.pending.handler(({ context }) => viewHalfSignIn(dependencies, context.halfSignIn.value)),
    finish: api.finish.handler(async ({ context, input }) => {
      const half = { secret: context.halfSignIn.value, code: input.code };
      return enter(context, await finishSignIn(dependencies, half, context, context.token));
    }),
    beginPasskey: api.beginPasskey.handler(async () => ({ options: await beginSignIn(dependencies) })),
    byPasskey: api.byPasskey.handler(async ({ context, input }) =>
      enter(context, await signInByPasskey(dependencies, input.passkey, context, context.token)),
    ),
    requestRecovery: api.requestRecovery.handler(async ({ context }) => ({
      from: await requestRecovery(dependencies, context.halfSignIn.value),
    })),
    completeRecovery: api.completeRecovery.handler(async ({ input }) => {
      await completeRecovery(dependencies, input.token);
      return done;
    }),
    cancelRecovery: api.cancelRecovery.handler(async ({ input }) => {
      await cancelRecoveryByLink(dependencies, input.token);
      return done;
    }),
  });
}
