import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { changeStudio, readStudio, type StudioDependencies } from './service.ts';

const api = implement(contract.studio).$context<RequestContext>();

export function studioRoutes(dependencies: StudioDependencies) {
  return api.router({
    read: api.read.handler(async ({ context }) => readStudio(dependencies, await context.signedIn())),
    change: api.change.handler(async ({ context, input }) =>
      changeStudio(dependencies, await context.signedIn(), input),
    ),
  });
}
