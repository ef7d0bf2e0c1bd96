import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, paging } from '../operations/paging.ts';
import { MOST_COUNTED } from './kinds.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });

/** Something that concerns one person. What it says is made from its kind and from what it is about. */
export const notice = z.object({
  id,
  /** One of the known kinds, or one that a later version brought. */
  kind: z.string(),
  /** The resource that it is about, and its title at that time. */
  resourceId: id.nullable(),
  title: z.string(),
  /** The collection that it is about, whose name is the title, and who sent it. */
  collectionId: id.nullable(),
  from: z.string(),
  /** What somebody wrote with it. */
  words: z.string(),
  createdAt: time,
  readAt: time.nullable(),
});

/** What a bell shows. */
export const noticeStanding = z.object({
  /** How many are unread; one more than 99 stands for all that are more. */
  unread: z
    .int()
    .min(0)
    .max(MOST_COUNTED + 1),
  newest: notice.nullable(),
});

export const noticesQuery = paging.extend({ show: z.enum(['all', 'unread']).default('all') });

export type Notice = z.infer<typeof notice>;
export type NoticeStanding = z.infer<typeof noticeStanding>;
export type NoticesQuery = z.input<typeof noticesQuery>;

/** After so many seconds whoever follows asks anew, and it is seen anew who they are. */
const LONGEST_WATCH = 600;

const tags = ['Notices'];

export const noticesContract = {
  list: declareSessionOperation('read')
    .route({ method: 'GET', path: '/notices', tags, summary: 'What concerns me, the newest first' })
    .input(noticesQuery)
    .output(pageOf(notice)),
  standing: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/notices/standing',
      tags,
      summary: 'How many of my notices are unread, and the newest of all',
    })
    .output(noticeStanding),
  watch: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/notices/events',
      tags,
      summary:
        'How many of my notices are unread and the newest of all, now and at every change, as server-sent events',
    })
    .errors(errors('too_many_streams'))
    .input(z.object({ seconds: z.coerce.number().int().min(0).max(LONGEST_WATCH).default(LONGEST_WATCH) }))
    .output(eventIterator(noticeStanding)),
  markAll: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/notices/read',
      tags,
      summary: 'I have read all that had come by then',
    })
    .input(z.object({ until: time }))
    .output(noticeStanding),
  mark: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/notices/{id}', tags, summary: 'I have read this one, or not yet' })
    .errors(errors('not_found'))
    .input(z.object({ id, isRead: z.boolean() }))
    .output(noticeStanding),
  remove: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/notices/{id}', tags, summary: 'Remove one of my notices' })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(noticeStanding),
};
