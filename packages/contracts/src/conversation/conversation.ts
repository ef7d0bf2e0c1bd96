import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareIndependentOperation,
  declarePublicOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { wordsUpTo } from '../values/words.ts';
import { CONVERSATION_LIMITS, REPORT_REASONS } from './limits.ts';

export interface ConversationIssues {
  comment_missing: object;
  report_reason_not_chosen: object;
  stars_not_chosen: object;
}

const issue: WriteMessage<ConversationIssues> = writeMessage;

const id = z.uuid();
const resourceId = z.object({ id });
const time = z.iso.datetime({ offset: true });

const body = wordsUpTo(CONVERSATION_LIMITS.comment).min(1, issue('comment_missing'));

export const commentInput = z.object({ body });

/** A comment is plain text: what looks like markup or a link in it is shown as it was typed. */
export const comment = z.object({
  id,
  resourceId: id,
  body: z.string(),
  authorName: z.string(),
  isOwn: z.boolean(),
  /** An administrator took it from view; its author and administrators still see it. */
  isHidden: z.boolean(),
  createdAt: time,
  /** When its author last changed it; null where that never happened. */
  changedAt: time.nullable(),
});

/** What the caller has said to a resource, and what everybody has together. */
export const reactions = z.object({
  likes: z.int().nonnegative(),
  isLiked: z.boolean(),
  /** The average; null where nobody rated it. */
  rating: z.number().min(1).max(5).nullable(),
  ratings: z.int().nonnegative(),
  /** How many stars the caller gave; null for none. */
  ownStars: z.int().min(1).max(5).nullable(),
});

export const reportInput = z.object({
  id,
  /** Where it is about a comment and not about the resource. */
  commentId: id.optional(),
  reason: z.enum(REPORT_REASONS, issue('report_reason_not_chosen')),
  words: wordsUpTo(CONVERSATION_LIMITS.words).default(''),
});

export type Comment = z.infer<typeof comment>;
export type Reactions = z.infer<typeof reactions>;
export type ReportInput = z.infer<typeof reportInput>;

const tags = ['Conversation'];
const nothing = z.object({});

export const conversationContract = {
  reactions: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/reactions',
      tags,
      summary: 'Likes and stars of a resource, and which of them are mine',
    })
    .errors(errors('not_found'))
    .input(resourceId)
    .output(reactions),
  like: declareSessionOperation('write')
    .route({ method: 'PUT', path: '/resources/{id}/like', tags, summary: 'Like a resource; twice is once' })
    .errors(errors('not_found'))
    .input(resourceId)
    .output(reactions),
  unlike: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/resources/{id}/like', tags, summary: 'Take my like back' })
    .errors(errors('not_found'))
    .input(resourceId)
    .output(reactions),
  rate: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/resources/{id}/rating',
      tags,
      summary: 'Give a resource one to five stars, in place of those I gave before',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, stars: z.int(issue('stars_not_chosen')).min(1).max(5) }))
    .output(reactions),
  unrate: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/resources/{id}/rating', tags, summary: 'Take my stars back' })
    .errors(errors('not_found'))
    .input(resourceId)
    .output(reactions),
  comments: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/comments',
      tags,
      summary: 'What people say about a resource, the newest first',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, ...slice }))
    .output(pageOf(comment)),
  say: declareIndependentOperation('write')
    .route({ method: 'POST', path: '/resources/{id}/comments', tags, summary: 'Comment on a resource' })
    .errors(errors('not_found'))
    .input(commentInput.extend({ id }))
    .output(comment),
  changeComment: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/comments/{id}', tags, summary: 'Change a comment of mine' })
    .errors(errors('not_found'))
    .input(commentInput.extend({ id }))
    .output(comment),
  removeComment: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/comments/{id}',
      tags,
      summary: 'Delete a comment of mine; administrators may delete any',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(nothing),
  report: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/resources/{id}/reports',
      tags,
      summary: 'Report a problem; it is kept, and the administrators are told by mail',
    })
    .errors(errors('not_found'))
    .input(reportInput)
    .output(nothing),
};
