import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { collectionCard, collectionVisibility, facets } from '../library/library.ts';
import { collectionFacetsQuery, collectionItemsQuery } from '../library/lists/query.ts';
import { resourceCard } from '../library/resource/resource.ts';
import { declarePublicOperation, declareSessionOperation } from '../operations/operation.ts';
import { pageOf } from '../operations/paging.ts';
import { isReadable } from '../values/characters.ts';
import { COLLECTION_LIMITS } from './limits.ts';

export interface CollectionIssues {
  collection_name_missing: object;
  collection_name_too_long: { readonly most: number };
  collection_description_too_long: { readonly most: number };
  collection_notes_too_long: { readonly most: number };
  collection_change_missing: object;
}

const issue: WriteMessage<CollectionIssues> = writeMessage;

const id = z.uuid();
const time = z.iso.datetime({ offset: true });

const name = z
  .string()
  .trim()
  .refine(isReadable, issue('collection_name_missing'))
  .max(COLLECTION_LIMITS.name, issue('collection_name_too_long', { most: COLLECTION_LIMITS.name }));
const description = z
  .string()
  .trim()
  .max(
    COLLECTION_LIMITS.description,
    issue('collection_description_too_long', { most: COLLECTION_LIMITS.description }),
  );
const notes = z
  .string()
  .trim()
  .max(COLLECTION_LIMITS.notes, issue('collection_notes_too_long', { most: COLLECTION_LIMITS.notes }));

export const collectionInput = z.object({
  name,
  description: description.default(''),
  visibility: collectionVisibility.default('private'),
});

/** Only what is named changes. */
const collectionChange = z
  .object({
    id,
    name: name.optional(),
    description: description.optional(),
    visibility: collectionVisibility.optional(),
  })
  .refine((change) => Object.keys(change).length > 1, issue('collection_change_missing'));

/** A collection as its own page shows it: to whoever made it, and to all who may open it. */
export const collection = collectionCard.extend({
  ownerName: z.string(),
  isOwn: z.boolean(),
  /** Its owner shares it with the reader. */
  isSharedWithMe: z.boolean(),
});

export const collectionItem = z.object({
  id,
  collectionId: id,
  resourceId: id,
  notes: z.string(),
  addedAt: time,
});

/** Where something is in its collection; what was removed is put back there by it. */
const placeOfItem = z.object({ id, addedAt: time });

/** What is in a collection, with its card; null where it was withdrawn, which only the owner is told. */
export const collectedResource = collectionItem.extend({ resource: resourceCard.nullable() });

export const nameCheck = z.object({
  isFree: z.boolean(),
  /** Where the name is taken: the same name with the first number that is free, such as "Maps (2)". */
  suggestion: z.string().nullable(),
});

export type Collection = z.infer<typeof collection>;
export type CollectionItem = z.infer<typeof collectionItem>;
export type CollectedResource = z.infer<typeof collectedResource>;
export type CollectionInput = z.infer<typeof collectionInput>;
export type NameCheck = z.infer<typeof nameCheck>;

const tags = ['Collections'];
const nothing = z.object({});

export const collectionsContract = {
  create: declareSessionOperation('write')
    .route({ method: 'POST', path: '/collections', tags, summary: 'Make a collection' })
    .errors(errors('collection_name_taken', 'not_for_learners'))
    .input(collectionInput)
    .output(collection),
  checkName: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/collections/name',
      tags,
      summary: 'Whether I have no collection of this name yet, and a name that is free',
    })
    .input(z.object({ name, except: id.optional() }))
    .output(nameCheck),
  containing: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/collections/containing/{resourceId}',
      tags,
      summary: 'Which of my collections hold this resource; none where it is no identifier',
    })
    .input(z.object({ resourceId: z.string().max(200) }))
    .output(z.array(z.object({ id, name: z.string() }))),
  get: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/collections/{id}',
      tags,
      summary: 'One collection; what the caller may not see is not there',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(collection),
  items: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/collections/{id}/items',
      tags,
      summary: 'What is in a collection, as far as the caller may see it',
    })
    .errors(errors('not_found'))
    .input(collectionItemsQuery)
    .output(pageOf(collectedResource)),
  facets: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/collections/{id}/facets',
      tags,
      summary: 'How many resources in a collection each filter value would give, under the other filters',
    })
    .errors(errors('not_found'))
    .input(collectionFacetsQuery)
    .output(facets),
  change: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/collections/{id}', tags, summary: 'Change a collection of mine' })
    .errors(errors('not_found', 'collection_name_taken', 'not_for_learners'))
    .input(collectionChange)
    .output(collection),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}',
      tags,
      summary: 'Delete a collection of mine; the resources in it stay',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(nothing),
  add: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collections/{id}/items',
      tags,
      summary: 'Add a resource to a collection of mine',
    })
    .errors(errors('not_found', 'collection_holds_it_already'))
    .input(z.object({ id, resourceId: id, notes: notes.default(''), place: placeOfItem.optional() }))
    .output(collectionItem),
  note: declareSessionOperation('write')
    .route({
      method: 'PATCH',
      path: '/collections/{id}/items/{resourceId}',
      tags,
      summary: 'Write notes beside a resource in a collection of mine',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, resourceId: id, notes }))
    .output(collectionItem),
  takeOut: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/collections/{id}/items/{resourceId}',
      tags,
      summary: 'Take a resource out of a collection of mine',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, resourceId: id }))
    .output(z.object({ notes: z.string(), place: placeOfItem })),
};
