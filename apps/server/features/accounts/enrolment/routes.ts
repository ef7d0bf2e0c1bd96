import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import { beginProof } from '../passkeys/service.ts';
import { proveByWay } from '../proof/way-service.ts';
import { addPasskey, beginPasskey, renamePasskey } from './passkey-service.ts';
import {
  beginAuthenticator,
  cancelRecovery,
  confirmAuthenticator,
  readSecondStep,
  removeAuthenticator,
  removeForPerson,
  removePasskey,
  renewRecoveryCodes,
  requireSecondStep,
  type SecondStepDependencies,
} from './service.ts';

const api = implement(contract.secondStep).$context<RequestContext>();

const done = { done: true } as const;

export function secondStepRoutes(dependencies: SecondStepDependencies) {
  return api.router({
    read: api.read.handler(async ({ context }) => readSecondStep(dependencies, await context.signedIn())),
    beginAuthenticator: api.beginAuthenticator.handler(async ({ context }) =>
      beginAuthenticator(dependencies, await context.signedIn()),
    ),
    confirmAuthenticator: api.confirmAuthenticator.handler(async ({ context, input }) => ({
      recoveryCodes: await confirmAuthenticator(dependencies, await context.signedIn(), input.code, context),
    })),
    removeAuthenticator: api.removeAuthenticator.handler(async ({ context }) => {
      await removeAuthenticator(dependencies, await context.signedIn());
      return done;
    }),
    beginPasskey: api.beginPasskey.handler(async ({ context }) => ({
      options: await beginPasskey(dependencies, await context.signedIn()),
    })),
    addPasskey: api.addPasskey.handler(async ({ context, input }) => ({
      recoveryCodes: await addPasskey(dependencies, await context.signedIn(), input),
    })),
    renamePasskey: api.renamePasskey.handler(async ({ context, input }) => {
      await renamePasskey(dependencies, await context.signedIn(), input);
      return done;
    }),
    removePasskey: api.removePasskey.handler(async ({ context, input }) => {
      await removePasskey(dependencies, await context.signedIn(), input.id);
      return done;
    }),
    renewRecoveryCodes: api.renewRecoveryCodes.handler(async ({ context }) => ({
      recoveryCodes: await renewRecoveryCodes(dependencies, await context.signedIn()),
    })),
    cancelRecovery: api.cancelRecovery.handler(async ({ context }) => {
      await cancelRecovery(dependencies, await context.signedIn());
      return done;
    }),
    beginProof: api.beginProof.handler(async ({ context }) => ({
      options: await beginProof(dependencies, await context.signedIn()),
    })),
    prove: api.prove.handler(async ({ context, input }) => {
      await proveByWay(dependencies, await context.signedIn(), input.proof, context);
      return done;
    }),
    require: api.require.handler(async ({ context, input: { isRequired } }) => {
      await requireSecondStep(dependencies, await context.signedIn(), isRequired);
      return { isRequired };
    }),
    removeForPerson: api.removeForPerson.handler(async ({ context, input }) => {
      await removeForPerson(dependencies, await context.signedIn(), input.email);
      return done;
    }),
  });
}
