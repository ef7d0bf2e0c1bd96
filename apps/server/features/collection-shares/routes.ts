import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { copyCollection } from '../collections/service.ts';
import {
  type CollectionShareDependencies,
  dismissShared,
  endShare,
  listSharedWithMe,
  listShares,
  shareWithPerson,
  shareWithTeam,
  undoDismissal,
} from './service.ts';

const api = implement(contract.collectionShares).$context<RequestContext>();

export function collectionShareRoutes(dependencies: CollectionShareDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listShares(dependencies, await context.signedIn(), input.id),
    ),
    withPerson: api.withPerson.handler(async ({ context, input }) =>
      shareWithPerson(dependencies, await context.signedIn(), input),
    ),
    withTeam: api.withTeam.handler(async ({ context, input }) =>
      shareWithTeam(dependencies, await context.signedIn(), input),
    ),
    end: api.end.handler(async ({ context, input }) =>
      endShare(dependencies, await context.signedIn(), input),
    ),
    withMe: api.withMe.handler(async ({ context, input }) =>
      listSharedWithMe(dependencies, await context.signedIn(), input),
    ),
    dismiss: api.dismiss.handler(async ({ context, input }) =>
      dismissShared(dependencies, await context.signedIn(), input.id),
    ),
    undoDismissal: api.undoDismissal.handler(async ({ context, input }) =>
      undoDismissal(dependencies, await context.signedIn(), input.id),
    ),
    copy: api.copy.handler(async ({ context, input }) =>
      copyCollection(dependencies, await context.signedIn(), input.id),
    ),
  });
}
