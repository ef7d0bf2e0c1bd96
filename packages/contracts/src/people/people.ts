import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { collectionCard, resourceList } from '../library/library.ts';
import { LIBRARY_ORDERS } from '../library/lists/filters.ts';
import { search, sortedBy } from '../library/lists/query.ts';
import { declarePublicOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { picture } from './profile.ts';

/** A person as others see them: neither address nor role, and nothing that they did not publish. */
export const personPage = z.object({
  id: z.uuid(),
  displayName: z.string(),
  bio: z.string(),
  picture: picture.nullable(),
  /** The reader is this person. */
  isOwn: z.boolean(),
});

export const personResourcesQuery = z.object({
  id: z.uuid(),
  search,
  ...slice,
  sortBy: sortedBy(LIBRARY_ORDERS.person),
});
export const personCollectionsQuery = z.object({ id: z.uuid(), ...slice });

export type PersonPage = z.infer<typeof personPage>;
export type PersonResourcesQuery = z.infer<typeof personResourcesQuery>;
export type PersonCollectionsQuery = z.infer<typeof personCollectionsQuery>;

const tags = ['People'];

export const peopleContract = {
  get: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/people/{id}',
      tags,
      summary: 'The public page of a person; whom the caller may not see is not there',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(personPage),
  resources: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/people/{id}/resources',
      tags,
      summary: 'What a person published for everybody',
    })
    .errors(errors('not_found'))
    .input(personResourcesQuery)
    .output(resourceList),
  collections: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/people/{id}/collections',
      tags,
      summary: 'The public collections of a person, the one that changed last first',
    })
    .errors(errors('not_found'))
    .input(personCollectionsQuery)
    .output(pageOf(collectionCard)),
};
