import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { LibraryDependencies } from '../../library/service.ts';
import { listPersonCollections, listPersonResources, readPerson } from './service.ts';

const api = implement(contract.people).$context<RequestContext>();

export function peopleRoutes(dependencies: LibraryDependencies) {
  return api.router({
    get: api.get.handler(async ({ context, input }) =>
      readPerson(dependencies, await context.viewer(), input.id),
    ),
    resources: api.resources.handler(async ({ context, input }) =>
      listPersonResources(dependencies, await context.viewer(), input),
    ),
    collections: api.collections.handler(async ({ context, input }) =>
      listPersonCollections(dependencies, await context.viewer(), input),
    ),
  });
}
