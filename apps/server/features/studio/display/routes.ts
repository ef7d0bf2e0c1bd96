import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { StudioDependencies } from '../service.ts';
import { changeDisplay, readDisplay } from './service.ts';

const api = implement(contract.display).$context<RequestContext>();

export function displayRoutes(dependencies: StudioDependencies) {
  return api.router({
    read: api.read.handler(async ({ context }) => readDisplay(dependencies, await context.signedIn())),
    change: api.change.handler(async ({ context, input }) =>
      changeDisplay(dependencies, await context.signedIn(), input),
    ),
  });
}
