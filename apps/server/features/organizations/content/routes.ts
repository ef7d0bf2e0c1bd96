import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import {
  changeContent,
  listContent,
  measureStorage,
  type OrganizationContentDependencies,
  undoChange,
} from './service.ts';

const api = implement(contract.organizationContent).$context<RequestContext>();

export function organizationContentRoutes(dependencies: OrganizationContentDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listContent(dependencies, await context.signedIn(), input),
    ),
    storage: api.storage.handler(async ({ context, input }) =>
      measureStorage(dependencies, await context.signedIn(), input.id),
    ),
    change: api.change.handler(async ({ context, input }) =>
      changeContent(dependencies, await context.signedIn(), input),
    ),
    undo: api.undo.handler(async ({ context, input }) =>
      undoChange(dependencies, await context.signedIn(), input),
    ),
  });
}
