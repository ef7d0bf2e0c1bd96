import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareLibraryOperation, declareSessionOperation } from '../operations/operation.ts';
import { pageOf } from '../operations/paging.ts';
import { LIBRARY_FILTERS, type LibraryFilterValue } from './lists/filters.ts';
import {
  categoriesQuery,
  categoryQuery,
  collectionsQuery,
  facetsQuery,
  marketplaceQuery,
  organizationQuery,
  ownContentQuery,
  searchQuery,
} from './lists/query.ts';
import { resourceCard } from './resource/resource.ts';

const count = z.int().nonnegative();
const time = z.iso.datetime({ offset: true });

/** Who finds a collection: its owner, also those with its link, or everyone, on the page of its owner. */
export const COLLECTION_VISIBILITIES = ['private', 'link', 'listed'] as const;

export const collectionVisibility = z.enum(COLLECTION_VISIBILITIES);

export type CollectionVisibility = z.infer<typeof collectionVisibility>;

export const collectionCard = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  visibility: collectionVisibility,
  itemCount: count,
  createdAt: time,
  updatedAt: time,
});

/** A category with its six latest resources; the first three of them are its samples. */
export const categoryCard = z.object({
  category: z.string(),
  count,
  description: z.string(),
  /** An emoji. */
  icon: z.string(),
  recent: z.array(resourceCard.pick({ id: true, title: true, createdAt: true, thumbnail: true })),
});

/** How many results each value of a filter would give, under the other filters as they stand. */
function countsOf<Value extends string>(values: readonly Value[]) {
  return z.record(z.enum(values), count);
}

export const facets = z.object({
  contentType: countsOf<LibraryFilterValue<'contentType'>>(LIBRARY_FILTERS.contentType),
  difficultyLevel: countsOf<LibraryFilterValue<'difficultyLevel'>>(LIBRARY_FILTERS.difficultyLevel),
  subject: countsOf<LibraryFilterValue<'subject'>>(LIBRARY_FILTERS.subject),
  graphicType: countsOf<LibraryFilterValue<'graphicType'>>(LIBRARY_FILTERS.graphicType),
});

export type CollectionCard = z.infer<typeof collectionCard>;
export type CategoryCard = z.infer<typeof categoryCard>;
export type Facets = z.infer<typeof facets>;

/**
 * A page of resources. How many hold words that were searched for is counted up to 10,000: beyond that there are more
 * than the total says. Lists without words are counted to their end.
 */
export const resourceList = pageOf(resourceCard).extend({ exceedsTotal: z.boolean().default(false) });

const tags = ['Library'];

export const libraryContract = {
  marketplace: declareLibraryOperation()
    .route({
      method: 'GET',
      path: '/library/marketplace',
      tags,
      summary: 'Approved resources: the public ones, and those of the current organization',
    })
    .input(marketplaceQuery)
    .output(resourceList),
  search: declareLibraryOperation()
    .route({
      method: 'GET',
      path: '/library/search',
      tags,
      summary: 'Resources that hold all words of a search, or forms of them, in what is said of them',
    })
    .input(searchQuery)
    .output(resourceList),
  category: declareLibraryOperation()
    .route({
      method: 'GET',
      path: '/library/category',
      tags,
      summary: 'Approved public resources of a category',
    })
    .input(categoryQuery)
    .output(resourceList),
  categories: declareLibraryOperation()
    .route({
      method: 'GET',
      path: '/library/categories',
      tags,
      summary: 'The categories of what is shown to the caller, each with its latest resources',
    })
    .input(categoriesQuery)
    .output(pageOf(categoryCard)),
  facets: declareLibraryOperation()
    .route({
      method: 'GET',
      path: '/library/facets',
      tags,
      summary: 'How many results each filter value would give, under the other filters',
    })
    .errors(errors('sign_in_required', 'session_expired'))
    .input(facetsQuery)
    .output(facets),
  ownContent: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/library/own-content',
      tags,
      summary: 'My own resources, in every status',
    })
    .input(ownContentQuery)
    .output(resourceList),
  organization: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/library/organization',
      tags,
      summary: 'Approved resources of the current organization; none where there is no current one',
    })
    .input(organizationQuery)
    .output(resourceList),
  collections: declareSessionOperation('read')
    .route({ method: 'GET', path: '/library/collections', tags, summary: 'My own collections' })
    .input(collectionsQuery)
    .output(pageOf(collectionCard)),
};
