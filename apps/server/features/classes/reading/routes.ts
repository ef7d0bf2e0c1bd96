import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { changeReading, readReading } from './service.ts';

const api = implement(contract.reading).$context<RequestContext>();

export function readingRoutes(dependencies: ClassDependencies) {
  return api.router({
    get: api.get.handler(async ({ context, input }) =>
      readReading(dependencies, await context.signedIn(), input),
    ),
    change: api.change.handler(async ({ context, input: { id, userId, ...change } }) =>
      changeReading(dependencies, await context.signedIn(), { id, userId }, change),
    ),
  });
}
