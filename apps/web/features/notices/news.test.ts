import type { Notice, NoticeStanding } from '@relievo/contracts/notices';
import { expect, test } from 'vitest';
import { findNewsSince } from './news.ts';

function createNotice(minute: number, readAt: string | null = null): Notice {
  return {
    id: `01990000-0000-7000-8000-0000000000${String(minute).padStart(2, '0')}`,
    kind: 'review_approve',
    resourceId: null,
    title: 'The heart',
    collectionId: null,
    from: '',
    words: '',
    createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
    readAt,
  };
}
function createStanding(unread: number, newest: Notice | null): NoticeStanding {
  return { unread, newest };
}

test('notices since the last look are news, with their number', () => {
  const newest = createNotice(5);
  expect(findNewsSince(createStanding(0, null), createStanding(1, newest))).toEqual({ newest, count: 1 });
  expect(findNewsSince(createStanding(2, createNotice(1)), createStanding(5, newest))).toEqual({
    newest,
    count: 3,
  });
  expect(findNewsSince(createStanding(4, createNotice(1)), createStanding(2, newest))).toEqual({
    newest,
    count: 1,
  });
});

test.each([
  ['the first that is known', undefined, createStanding(3, createNotice(5))],
  ['what was there before', createStanding(1, createNotice(5)), createStanding(1, createNotice(5))],
  [
    'what was read elsewhere',
    createStanding(1, createNotice(5)),
    createStanding(0, createNotice(5, '2026-11-20T10:06:00.000Z')),
  ],
  ['what was made unread again', createStanding(0, createNotice(5)), createStanding(1, createNotice(5))],
  [
    'what is the newest because a newer one was removed',
    createStanding(2, createNotice(5)),
    createStanding(1, createNotice(4)),
  ],
  [
    'what was read before it was heard of',
    createStanding(0, null),
    createStanding(0, createNotice(5, '2026-11-20T10:05:01.000Z')),
  ],
  ['that all are gone', createStanding(1, createNotice(5)), createStanding(0, null)],
])('%s is no news', (_, before, now) => {
  expect(findNewsSince(before, now)).toBeNull();
});
