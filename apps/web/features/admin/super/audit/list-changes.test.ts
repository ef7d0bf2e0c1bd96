import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test('of two states only what differs is told', () => {
  expect(
    listChanges({
      before: { tier: 'basic', isGranted: false },
      after: { tier: 'basic', isGranted: true },
    }),
  ).toEqual([{ name: 'isGranted', before: false, after: true }]);
});

test('two lists of roles are one change', () => {
  expect(listChanges({ before: ['student'], after: ['teacher'] })).toEqual([
    { name: 'roles', before: ['student'], after: ['teacher'] },
  ]);
});

test('the role of a membership is told from what to what, or alone where it begins or ends', () => {
  expect(listChanges({ organization: 'x', from: 'member', to: 'admin' })).toEqual([
    { name: 'role', before: 'member', after: 'admin' },
  ]);
  expect(listChanges({ organization: 'x', to: 'member' })).toEqual([{ name: 'role', after: 'member' }]);
  expect(listChanges({ organization: 'x', from: 'member' })).toEqual([{ name: 'role', before: 'member' }]);
});

test('the days of a file that was taken are no roles', () => {
  expect(
    listChanges({ search: '', from: '2026-01-01', until: '2026-02-01', sortBy: 'time-descending' }),
  ).toEqual([
    { name: 'from', after: '2026-01-01' },
    { name: 'until', after: '2026-02-01' },
  ]);
});

test('of many resources their number is told, and each way in which some of them changed, once', () => {
  const change = { before: { visibility: 'public' }, after: { visibility: 'organization' } };
  expect(
    listChanges({
      resources: [
        { id: '1', ...change },
        { id: '2', ...change },
      ],
    }),
  ).toEqual([
    { name: 'resources', after: 2 },
    { name: 'visibility', before: 'public', after: 'organization' },
  ]);
});

test('ids, and what is empty, are left out', () => {
  expect(listChanges({ report: 'x', comment: null, words: '', reason: 'spam' })).toEqual([
    { name: 'reason', after: 'spam' },
  ]);
});
