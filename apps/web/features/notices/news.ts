import type { Notice, NoticeStanding } from '@relievo/contracts/notices';

export interface News {
  readonly newest: Notice;
  readonly count: number;
}

/** What came since it stood as before; what was only read or removed, here or in another page, is no news. */
export function findNewsSince(before: NoticeStanding | undefined, now: NoticeStanding): News | null {
  const { newest } = now;
  if (!before || !newest || newest.readAt !== null) return null;
  const last = before.newest;
  if (last && (newest.id === last.id || newest.createdAt <= last.createdAt)) return null;
  return { newest, count: Math.max(1, now.unread - before.unread) };
}
