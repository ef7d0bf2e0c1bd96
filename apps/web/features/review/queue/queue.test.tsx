import type { WaitingReview } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { aWaitingReview } from '../testing/a-review.ts';
import { listenToReviewKeys } from '../testing/press-review-keys.ts';
import { ReviewPage } from './review-page.tsx';

const CHOICES = { total: 2, categories: ['Science'], authors: [], organizations: [] };

/** The queue of an administrator; what was decided is gone from it. */
async function showQueue(waiting: readonly WaitingReview[], answers: Answers = {}, path = '') {
  listenToReviewKeys();
  const gone = new Set<string>();
  const page = await showPage(<ReviewPage />, {
    path: `/admin/content-review${path}`,
    session: aSession('admin'),
    answers: {
      'GET /reviews': () => {
        const rows = waiting.filter(({ id }) => !gone.has(id));
        return { rows, total: rows.length };
      },
      'GET /reviews/choices': CHOICES,
      'POST /submissions/{id}/decision': () => {
        gone.add(waiting[0]?.id ?? '');
        return {};
      },
      ...answers,
    },
  });
  return page;
}

function listToasts() {
  return toasts.visible().map(({ text }) => text);
}

function findItem(name: string) {
  return screen.findByRole('link', { name });
}

test('J and K lead from item to item and say where they end', { tags: 'exhaustive' }, async () => {
  const { person, heard } = await showQueue([aWaitingReview(1), aWaitingReview(2)]);
  const first = await findItem('Drawing 1');
  await until(() => expect(heard).toContain('2 items to review found'));
  await person.keyboard('j');
  expect(document.activeElement).toBe(first);
  await person.keyboard('j');
  expect(document.activeElement).toBe(await findItem('Drawing 2'));
  await person.keyboard('j');
  await until(() => expect(heard).toContain('This is the last item.'));
  await person.keyboard('kk');
  await until(() => expect(heard).toContain('This is the first item.'));
  expect(document.activeElement).toBe(first);
});

test('A asks before it approves, and afterwards the next item has the focus', async () => {
  const { person, asked } = await showQueue([aWaitingReview(1), aWaitingReview(2)]);
  await findItem('Drawing 1');
  await person.keyboard('ja');
  const dialog = await screen.findByRole('dialog', { name: 'Approve “Drawing 1”?' });
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await until(() => expect(listToasts()).toEqual(['“Drawing 1” is approved.']));
  await until(() => expect(document.activeElement?.textContent).toBe('Drawing 2'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'approve',
    words: '',
    marks: [],
  });
  expect(screen.queryByRole('link', { name: 'Drawing 1' })).toBeNull();
});

test('A without an item that has the focus says that one is needed', { tags: 'exhaustive' }, async () => {
  const { person, heard } = await showQueue([aWaitingReview(1)]);
  await findItem('Drawing 1');
  await person.keyboard('a');
  await until(() => expect(heard).toContain('Go to an item first.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a decision that comes second is refused with words', async () => {
  const { person, heard } = await showQueue([aWaitingReview(1), aWaitingReview(2)], {
    'POST /submissions/{id}/decision': refuse('submission_closed'),
  });
  await findItem('Drawing 1');
  await person.keyboard('ja');
  const dialog = await screen.findByRole('dialog', { name: 'Approve “Drawing 1”?' });
  await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await until(() =>
    expect(heard).toContain('Someone else has already decided this, so your decision was not saved.'),
  );
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('assigning an item to oneself is sent and said', async () => {
  const { person, asked } = await showQueue([aWaitingReview(1)], { 'PUT /reviews/{id}/assignee': {} });
  await person.click(await screen.findByRole('button', { name: 'Assign to me: Drawing 1' }));
  await until(() => expect(listToasts()).toEqual(['“Drawing 1” is assigned to you.']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isMine: true });
});

test('an empty queue says that nothing waits', async () => {
  await showQueue([]);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for review' })).toBeTruthy();
});

test('a narrowed queue in which nothing is found offers everything', async () => {
  const { person, address } = await showQueue([], {}, '?kind=version');
  await person.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(address()).toBe('/admin/content-review');
});

test('a person who reviews nothing reads who does', async () => {
  await showPage(<ReviewPage />, { path: '/admin/content-review', session: aSession('teacher') });
  expect(screen.getByText(/^Only administrators and the reviewers of an organization/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
