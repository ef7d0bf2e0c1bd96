import type { Notice, NoticeStanding } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { newsSince } from './news.ts';

const notice = (minute: number, readAt: string | null = null): Notice => ({
  id: `01990000-0000-7000-8000-0000000000${String(minute).padStart(2, '0')}`,
  kind: 'review_approve',
  resourceId: null,
  title: 'The heart',
  words: '',
  createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  readAt,
});
const standing = (unread: number, newest: Notice | null): NoticeStanding => ({ unread, newest });

test('what came since is news, with how many came', () => {
  const newest = notice(5);
  expect(newsSince(standing(0, null), standing(1, newest))).toEqual({ newest, count: 1 });
  expect(newsSince(standing(2, notice(1)), standing(5, newest))).toEqual({ newest, count: 3 });
  expect(newsSince(standing(4, notice(1)), standing(2, newest))).toEqual({ newest, count: 1 });
});

test.each([
  ['the first that is known', undefined, standing(3, notice(5))],
  ['what was there before', standing(1, notice(5)), standing(1, notice(5))],
  ['what was read elsewhere', standing(1, notice(5)), standing(0, notice(5, '2026-11-20T10:06:00.000Z'))],
  ['what was made unread again', standing(0, notice(5)), standing(1, notice(5))],
  ['what is the newest because a newer one was removed', standing(2, notice(5)), standing(1, notice(4))],
  [
    'what was read before it was heard of',
    standing(0, null),
    standing(0, notice(5, '2026-11-20T10:05:01.000Z')),
  ],
  ['that all are gone', standing(1, notice(5)), standing(0, null)],
])('%s is no news', (_, before, now) => {
  expect(newsSince(before, now)).toBeNull();
});
