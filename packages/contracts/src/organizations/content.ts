import { z } from 'zod';
import { MOST_IN_BATCH } from '../content/batches.ts';
import { errors } from '../errors/errors.ts';
import { search } from '../library/lists/query.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { chosenCategory } from '../values/fields.ts';

const id = z.uuid();

/** How a resource of an organization stands; a draft was never submitted. */
export const ORGANIZATION_CONTENT_STATES = ['approved', 'pending', 'rejected', 'draft'] as const;

export const ORGANIZATION_CONTENT_ORDERS = [
  'created-descending',
  'created-ascending',
  'title-ascending',
  'title-descending',
  'category-ascending',
  'category-descending',
] as const;

export const organizationResource = z.object({
  id,
  title: z.string(),
  category: z.string().nullable(),
  authorName: z.string(),
  state: z.enum(ORGANIZATION_CONTENT_STATES),
  visibility: z.enum(['public', 'organization', 'private']),
  createdAt: z.iso.datetime({ offset: true }),
  /** Whether those who manage the organization may change it: what is published, and not for its author alone. */
  canChange: z.boolean(),
});

export const organizationContentQuery = z.object({
  search,
  state: z.enum(ORGANIZATION_CONTENT_STATES).optional(),
  sortBy: z.enum(ORGANIZATION_CONTENT_ORDERS).default('created-descending'),
  ...slice,
});

export const categoryChange = z.object({ category: chosenCategory });

/** Who sees it is only ever narrowed here: what everybody sees goes through the review of the platform. */
export const organizationContentChange = z
  .object({
    id,
    ids: z.array(id).min(1).max(MOST_IN_BATCH),
    visibility: z.enum(['organization', 'private']).optional(),
    category: chosenCategory.optional(),
  })
  .refine(({ visibility, category }) => visibility !== undefined || category !== undefined);

export type OrganizationResource = z.infer<typeof organizationResource>;
export type OrganizationContentState = OrganizationResource['state'];
export type OrganizationContentOrder = (typeof ORGANIZATION_CONTENT_ORDERS)[number];
export type OrganizationContentQuery = z.infer<typeof organizationContentQuery>;
export type OrganizationContentChange = z.infer<typeof organizationContentChange>;

const tags = ['Organizations'];

export const organizationContentContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/content',
      tags,
      summary: 'What belongs to an organization of mine, in every state that I may see',
    })
    .errors(errors('not_found'))
    .input(organizationContentQuery.extend({ id }))
    .output(pageOf(organizationResource)),
  storage: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/storage',
      tags,
      summary: 'What the files of the organization take up, for those who manage it',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(z.object({ id }))
    .output(z.object({ bytes: z.number().nonnegative() })),
  change: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/organizations/{id}/content/changes',
      tags,
      summary: 'Change who sees several published resources, or their category',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(organizationContentChange)
    .output(z.object({ changeId: id.nullable(), changed: z.int().nonnegative() })),
  undo: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/organizations/{id}/content/changes/{changeId}/undo',
      tags,
      summary: 'Undo such a change of my own where nothing was changed since',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, changeId: id }))
    .output(z.object({ restored: z.int().nonnegative() })),
};
