import type { Activity } from '@relievo/contracts';
import { describe, expect, test } from 'vitest';
import { nextSort } from '../../../ui/lists/table.tsx';
import { NEWEST_FIRST, sortActivities } from './sort-activities.ts';
import { unified } from './unified.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString();
const visit = (minute: number, title: string | null, accessType: 'view' | 'download' = 'view') => ({
  id: `visit-${minute}`,
  accessType,
  createdAt: at(minute),
  resource: title === null ? null : { id: `resource-${minute}`, title, category: minute % 2 ? 'Maps' : null },
});
const made = (minute: number, title: string) => ({
  id: `made-${minute}`,
  title,
  status: 'pending' as const,
  category: 'Art',
  viewCount: 2,
  downloadCount: 1,
  createdAt: at(minute),
});

const rows = unified([visit(3, 'Żółw'), visit(2, 'atlas', 'download'), visit(1, null)], [made(4, 'Bones')]);
const titles = (sorted: readonly Activity[]) => sorted.map(({ title }) => title);

describe('recent content', () => {
  test('is what was looked at and what was made, in one shape, the latest eight first', () => {
    expect(rows.map(({ type, title, category }) => [type, title, category])).toEqual([
      ['created', 'Bones', 'Art'],
      ['viewed', 'Żółw', 'Maps'],
      ['downloaded', 'atlas', 'General'],
      ['viewed', null, 'General'],
    ]);
    const many = [1, 2, 3, 4, 5, 6, 7, 8];
    const latest = unified(
      many.map((minute) => visit(minute, `Seen ${minute}`)),
      many.map((minute) => made(minute + 8, `Made ${minute}`)),
    );
    expect(titles(latest)).toEqual(many.toReversed().map((minute) => `Made ${minute}`));
  });

  test.each([
    ['title', 'ascending', ['atlas', 'Bones', 'Żółw', null]],
    ['title', 'descending', ['Żółw', 'Bones', 'atlas', null]],
    ['type', 'ascending', ['Bones', 'atlas', 'Żółw', null]],
    ['category', 'descending', ['Żółw', 'atlas', null, 'Bones']],
    ['timestamp', 'ascending', [null, 'atlas', 'Żółw', 'Bones']],
  ] as const)('is sorted by %s, %s', (column, direction, expected) => {
    expect(titles(sortActivities(rows, { column, direction }, 'en'))).toEqual(expected);
  });

  test('turns round at the same column, and another column begins with the largest', () => {
    expect(NEWEST_FIRST).toEqual({ column: 'timestamp', direction: 'descending' });
    const oldest = nextSort(NEWEST_FIRST, 'timestamp');
    expect(oldest).toEqual({ column: 'timestamp', direction: 'ascending' });
    expect(nextSort(oldest, 'timestamp')).toEqual(NEWEST_FIRST);
    expect(nextSort(oldest, 'title')).toEqual({ column: 'title', direction: 'descending' });
  });
});
