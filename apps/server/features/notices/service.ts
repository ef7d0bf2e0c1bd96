import type { Notice, NoticeStanding } from '@relievo/contracts/notices';
import { z } from 'zod';
import type { AppTransaction, Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import type { Changes } from '../../platform/progress/changes.ts';
import { lookAfterChanges } from '../../platform/progress/streams.ts';
import {
  countNotices,
  deleteNotice,
  findNotices,
  findStanding,
  markNotice,
  markNoticesUntil,
  type NoticeRow,
} from './repository.ts';

export interface NoticeDependencies {
  readonly database: Database;
  readonly noticeChanges: Changes;
}

type WithDatabase = Pick<NoticeDependencies, 'database'>;

interface Wanted {
  page: number;
  itemsPerPage: number;
  show: 'all' | 'unread';
}

export async function listNotices(
  { database }: WithDatabase,
  person: SignedIn,
  { page, itemsPerPage, show }: Wanted,
): Promise<{ rows: Notice[]; total: number }> {
  const unreadOnly = show === 'unread';
  return database.asUser(person, async (tx) => {
    const part = { unreadOnly, limit: itemsPerPage, offset: (page - 1) * itemsPerPage };
    const rows = await findNotices(tx, part);
    return { rows: rows.map(toNotice), total: await countNotices(tx, unreadOnly) };
  });
}

export function readNoticeStanding({ database }: WithDatabase, person: SignedIn): Promise<NoticeStanding> {
  return database.asUser(person, countStanding);
}

/** How it stands now and after every change, for so long or until the signal is given. */
export function watchNotices(
  { database, noticeChanges }: NoticeDependencies,
  person: SignedIn,
  seconds: number,
  signal: AbortSignal,
): AsyncGenerator<NoticeStanding> {
  const followed = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
  return lookAfterChanges(noticeChanges, person.userId, followed, () =>
    database.asUser(person, countStanding),
  );
}

export function markRead(
  { database }: WithDatabase,
  person: SignedIn,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<NoticeStanding> {
  return database.asUser(person, async (tx) => {
    if (!(await markNotice(tx, id, isRead))) throw refuse('not_found');
    return countStanding(tx);
  });
}

/** What came since a person looked stays unread. */
export function markAllRead(
  { database }: WithDatabase,
  person: SignedIn,
  until: string,
): Promise<NoticeStanding> {
  return database.asUser(person, async (tx) => {
    await markNoticesUntil(tx, new Date(until));
    return countStanding(tx);
  });
}

export function removeNotice(
  { database }: WithDatabase,
  person: SignedIn,
  id: string,
): Promise<NoticeStanding> {
  return database.asUser(person, async (tx) => {
    if (!(await deleteNotice(tx, id))) throw refuse('not_found');
    return countStanding(tx);
  });
}

async function countStanding(tx: AppTransaction): Promise<NoticeStanding> {
  const { unread, newest } = await findStanding(tx);
  return { unread, newest: newest ? toNotice(newest) : null };
}

/** What triggers write differs from kind to kind, and what an older version wrote is kept. */
const facts = z
  .object({
    resourceId: z.uuid().nullable().catch(null),
    title: z.string().catch(''),
    collectionId: z.uuid().nullable().catch(null),
    from: z.string().catch(''),
    words: z.string().catch(''),
  })
  .catch({ resourceId: null, title: '', collectionId: null, from: '', words: '' });

function toNotice({ payload, createdAt, readAt, ...row }: NoticeRow): Notice {
  return {
    ...row,
    ...facts.parse(payload),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
