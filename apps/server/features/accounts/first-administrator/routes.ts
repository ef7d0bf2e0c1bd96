import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { redeemFirstAdministrator } from './service.ts';

const api = implement(contract.firstAdministrator).$context<RequestContext>();

export function firstAdministratorRoutes(dependencies: AccountDependencies) {
  return api.router({
    redeem: api.redeem.handler(async ({ context, input }) => {
      const { kept, session } = await redeemFirstAdministrator(dependencies, input, context, context.token);
      context.keepSession(kept);
      return session;
    }),
  });
}
