import type { Activity } from '@relievo/contracts/activity';
import { describe, expect, test } from 'vitest';
import { chooseNextSort } from '../../../ui/lists/table.tsx';
import { NEWEST_FIRST, sortActivities } from './sort-activities.ts';
import { unifyActivity } from './unified.ts';

function timeAt(minute: number) {
  return new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString();
}
function createVisit(minute: number, title: string | null, accessType: 'view' | 'download' = 'view') {
  return {
    id: `visit-${minute}`,
    accessType,
    createdAt: timeAt(minute),
    resource:
      title === null ? null : { id: `resource-${minute}`, title, category: minute % 2 ? 'Maps' : null },
  };
}
function createSubmission(minute: number, title: string) {
  return {
    id: `made-${minute}`,
    title,
    status: 'pending' as const,
    category: 'Art',
    viewCount: 2,
    downloadCount: 1,
    createdAt: timeAt(minute),
  };
}

const rows = unifyActivity(
  [createVisit(3, 'Żółw'), createVisit(2, 'atlas', 'download'), createVisit(1, null)],
  [createSubmission(4, 'Bones')],
);
function listTitles(sorted: readonly Activity[]) {
  return sorted.map(({ title }) => title);
}

describe('recent content', () => {
  test('lists viewed and created resources in one form, the latest eight first', () => {
    expect(rows.map(({ type, title, category }) => [type, title, category])).toEqual([
      ['created', 'Bones', 'Art'],
      ['viewed', 'Żółw', 'Maps'],
      ['downloaded', 'atlas', 'General'],
      ['viewed', null, 'General'],
    ]);
    const many = [1, 2, 3, 4, 5, 6, 7, 8];
    const latest = unifyActivity(
      many.map((minute) => createVisit(minute, `Seen ${minute}`)),
      many.map((minute) => createSubmission(minute + 8, `Made ${minute}`)),
    );
    expect(listTitles(latest)).toEqual(many.toReversed().map((minute) => `Made ${minute}`));
  });

  test.each([
    ['title', 'ascending', ['atlas', 'Bones', 'Żółw', null]],
    ['title', 'descending', ['Żółw', 'Bones', 'atlas', null]],
    ['type', 'ascending', ['Bones', 'atlas', 'Żółw', null]],
    ['category', 'descending', ['Żółw', 'atlas', null, 'Bones']],
    ['timestamp', 'ascending', [null, 'atlas', 'Żółw', 'Bones']],
  ] as const)('sorts by %s, %s', (column, direction, expected) => {
    expect(listTitles(sortActivities(rows, { column, direction }, 'en'))).toEqual(expected);
  });

  test('reverses at the same column, and sorts another column by the largest first', () => {
    expect(NEWEST_FIRST).toEqual({ column: 'timestamp', direction: 'descending' });
    const oldest = chooseNextSort(NEWEST_FIRST, 'timestamp');
    expect(oldest).toEqual({ column: 'timestamp', direction: 'ascending' });
    expect(chooseNextSort(oldest, 'timestamp')).toEqual(NEWEST_FIRST);
    expect(chooseNextSort(oldest, 'title')).toEqual({ column: 'title', direction: 'descending' });
  });
});
