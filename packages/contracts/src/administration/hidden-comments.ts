import { z } from 'zod';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';

const id = z.uuid();

/** A comment that readers do not see, with where it stands. */
export const hiddenComment = z.object({
  id,
  body: z.string(),
  authorName: z.string(),
  resourceId: id,
  title: z.string(),
  hiddenAt: z.iso.datetime({ offset: true }),
});

export type HiddenComment = z.infer<typeof hiddenComment>;

export const HIDDEN_COMMENT_ORDERS = [
  'hidden-descending',
  'hidden-ascending',
  'author-ascending',
  'author-descending',
  'resource-ascending',
  'resource-descending',
] as const;
export type HiddenCommentOrder = (typeof HIDDEN_COMMENT_ORDERS)[number];

export const hiddenCommentsQuery = z.object({
  sortBy: z.enum(HIDDEN_COMMENT_ORDERS).default('hidden-descending'),
  ...slice,
});

export type HiddenCommentsQuery = z.infer<typeof hiddenCommentsQuery>;

export const hiddenCommentsContract = {
  hiddenComments: declareRoleOperation(['super_admin'], 'read')
    .route({
      method: 'GET',
      path: '/admin/comments/hidden',
      tags: ['Super admin'],
      summary: 'Comments that are hidden from readers',
    })
    .input(hiddenCommentsQuery)
    .output(pageOf(hiddenComment)),
};
