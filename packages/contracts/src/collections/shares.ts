import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { collectionCard } from '../library/library.ts';
import { LIBRARY_ORDERS } from '../library/lists/filters.ts';
import { search, sortedBy } from '../library/lists/query.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { isReadable } from '../values/characters.ts';
import { collection } from './collections.ts';

export interface CollectionShareIssues {
  collection_reader_missing: object;
}

const issue: WriteMessage<CollectionShareIssues> = writeMessage;

const id = z.uuid();
const LONGEST_NAME = 500;

/** A person or a team that a collection is shared with. */
export const collectionShare = z.object({
  id,
  kind: z.enum(['person', 'team']),
  /** The name of the person, or of the team. */
  name: z.string(),
  /** The user name of a person, the organization of a team. */
  detail: z.string(),
  /** The person removed it from what is shared with them; of teams nobody is told. */
  isRemoved: z.boolean(),
});

/** With whom a collection is shared, and with which of my teams it can be. */
export const collectionShares = z.object({
  shares: z.array(collectionShare),
  teams: z.array(z.object({ id, name: z.string(), organization: z.string() })),
});

/** A person by their user name, or by the address of their page. */
export const collectionReader = z.object({
  who: z.string().trim().max(LONGEST_NAME).refine(isReadable, issue('collection_reader_missing')),
});

export const sharedCollectionCard = collectionCard.extend({ ownerName: z.string() });

export const sharedCollectionsQuery = z.object({
  search,
  ...slice,
  sortBy: sortedBy(LIBRARY_ORDERS.sharedCollections),
});

export type CollectionShare = z.infer<typeof collectionShare>;
export type CollectionShares = z.infer<typeof collectionShares>;
export type SharedCollectionCard = z.infer<typeof sharedCollectionCard>;
export type SharedCollectionsQuery = z.infer<typeof sharedCollectionsQuery>;

const tags = ['Collections'];
const nothing = z.object({});

export const collectionSharesContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/collections/{id}/shares',
      tags,
      summary: 'With whom I share a collection of mine, and with which teams I can',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(collectionShares),
  withPerson: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collections/{id}/shares/people',
      tags,
      summary: 'Share a collection of mine with a person whom I may see; they get a notice',
    })
    .errors(errors('not_found', 'collection_reader_not_found', 'collection_shared_already'))
    .input(collectionReader.extend({ id }))
    .output(collectionShare),
  withTeam: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collections/{id}/shares/teams',
      tags,
      summary: 'Share a collection of mine with a team of my organizations; its members get a notice',
    })
    .errors(errors('not_found', 'collection_shared_already'))
    .input(z.object({ id, teamId: id }))
    .output(collectionShare),
  end: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}/shares/{shareId}',
      tags,
      summary: 'Stop sharing a collection of mine with a person or a team',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, shareId: id }))
    .output(nothing),
  withMe: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/library/shared-collections',
      tags,
      summary: 'Collections that others share with me',
    })
    .input(sharedCollectionsQuery)
    .output(pageOf(sharedCollectionCard)),
  dismiss: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collections/{id}/dismissal',
      tags,
      summary: 'Remove a collection from those that are shared with me',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(nothing),
  undoDismissal: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}/dismissal',
      tags,
      summary: 'Have a collection that I removed among those that are shared with me again',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(nothing),
  copy: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collections/{id}/copy',
      tags,
      summary: 'Keep a private copy of a collection that I may see, with what I may see of it',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(collection),
};
