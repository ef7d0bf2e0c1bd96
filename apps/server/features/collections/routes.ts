import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { CollectionVisibility } from '@relievo/contracts/library';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext, SignedIn } from '../../platform/http/requests/context.ts';
import {
  addItem,
  type CollectionDependencies,
  changeCollection,
  checkCollectionName,
  countCollectionFacets,
  createCollection,
  listCollectionItems,
  listCollectionsContaining,
  readCollection,
  removeCollection,
  takeOut,
  writeNotes,
} from './service.ts';

const api = implement(contract.collections).$context<RequestContext>();

export function collectionRoutes(dependencies: CollectionDependencies) {
  return api.router({
    create: api.create.handler(async ({ context, input }) => {
      const person = await context.signedIn();
      refusePublishing(person, input.visibility);
      return createCollection(dependencies, person, input);
    }),
    checkName: api.checkName.handler(async ({ context, input }) =>
      checkCollectionName(dependencies, await context.signedIn(), input),
    ),
    containing: api.containing.handler(async ({ context, input }) =>
      listCollectionsContaining(dependencies, await context.signedIn(), input.resourceId),
    ),
    get: api.get.handler(async ({ context, input }) =>
      readCollection(dependencies, await context.viewer(), input.id),
    ),
    items: api.items.handler(async ({ context, input }) =>
      listCollectionItems(dependencies, await context.viewer(), input),
    ),
    facets: api.facets.handler(async ({ context, input }) =>
      countCollectionFacets(dependencies, await context.viewer(), input),
    ),
    change: api.change.handler(async ({ context, input: { id, ...change } }) => {
      const person = await context.signedIn();
      refusePublishing(person, change.visibility);
      return changeCollection(dependencies, person, id, change);
    }),
    remove: api.remove.handler(async ({ context, input }) =>
      removeCollection(dependencies, await context.signedIn(), input.id),
    ),
    add: api.add.handler(async ({ context, input }) =>
      addItem(dependencies, await context.signedIn(), input),
    ),
    note: api.note.handler(async ({ context, input }) =>
      writeNotes(dependencies, await context.signedIn(), input),
    ),
    takeOut: api.takeOut.handler(async ({ context, input }) =>
      takeOut(dependencies, await context.signedIn(), input),
    ),
  });
}

/** The policies of the table keep it as well; this says why. */
function refusePublishing(person: SignedIn, visibility: CollectionVisibility | undefined): void {
  if (person.isLearner && visibility !== undefined && visibility !== 'private')
    throw refuse('not_for_learners');
}
