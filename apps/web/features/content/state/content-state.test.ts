import { expect, test } from 'vitest';
import { answerToMind, stateOf, stepsOf } from './content-state.ts';

const open = [{ closedAt: null }];
const closed = [{ closedAt: '2026-03-09T12:00:00.000Z' }];

test.each([
  ['draft', { status: 'pending', isDraft: true, submissions: closed }],
  ['waiting', { status: 'pending', isDraft: false, submissions: open }],
  ['rejected', { status: 'rejected', isDraft: false, submissions: closed }],
  ['published', { status: 'approved', isDraft: false, submissions: closed }],
  ['renewed', { status: 'approved', isDraft: false, submissions: [...open, ...closed] }],
] as const)('a resource is %s by its status and its open submission', (state, content) => {
  expect(stateOf(content)).toBe(state);
});

const NOTHING_WRITTEN = { canUpload: true, isChanged: false, hasDraft: false };
const CHANGED = { canUpload: true, isChanged: true, hasDraft: true };

test.each([
  ['draft', NOTHING_WRITTEN, ['submit']],
  ['draft', CHANGED, ['submit', 'apply', 'discard']],
  ['rejected', NOTHING_WRITTEN, ['submit']],
  ['rejected', CHANGED, ['submit', 'apply', 'discard']],
  ['waiting', NOTHING_WRITTEN, ['withdraw']],
  ['published', NOTHING_WRITTEN, ['takeOut']],
  ['published', CHANGED, ['submit', 'discard', 'takeOut']],
  ['published', { ...CHANGED, isChanged: false }, ['discard', 'takeOut']],
  ['renewed', CHANGED, ['withdraw', 'takeOut']],
] as const)('the author of a resource that is %s, given %j, can %j', (state, circumstances, steps) => {
  expect(stepsOf(state, circumstances)).toEqual(steps);
});

test.each(['draft', 'waiting', 'rejected', 'published', 'renewed'] as const)(
  'a person who may not upload any more can withdraw what is %s, and nothing else',
  (state) => {
    const steps = stepsOf(state, { ...CHANGED, canUpload: false });
    expect(steps.filter((step) => step !== 'withdraw' && step !== 'takeOut')).toEqual([]);
  },
);

test('only the last answer needs attention, and only where it asks for something', () => {
  const said = (kind: 'approve' | 'reject' | null) => ({
    id: '',
    visibility: 'public' as const,
    organization: null,
    words: '',
    version: null,
    createdAt: '',
    closedAt: '',
    decision: kind && { kind, words: 'Why.', marks: [], author: 'Adam', createdAt: '' },
  });
  expect(answerToMind({ submissions: [said('reject'), said('approve')] })?.words).toBe('Why.');
  expect(answerToMind({ submissions: [said('approve'), said('reject')] })).toBeNull();
  expect(answerToMind({ submissions: [said(null), said('reject')] })).toBeNull();
  expect(answerToMind({ submissions: [] })).toBeNull();
});
