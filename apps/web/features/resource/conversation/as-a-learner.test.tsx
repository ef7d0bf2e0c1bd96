import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { Comments } from './comments/comments.tsx';
import { Requests } from './requests/requests.tsx';

const ID = '01990000-0000-7000-8000-000000000601';

async function showTo(isLearner: boolean) {
  await showPage(
    <>
      <Requests resourceId={ID} title="Tides" />
      <Comments resourceId={ID} title="Tides" />
    </>,
    {
      path: `/resource/${ID}`,
      session: aSession('student', { isLearner, learns: isLearner }),
      answers: {
        'GET /resources/{id}/comments': { rows: [], total: 0 },
        'GET /resources/{id}/accessible-requests': { rows: [], total: 0, mayAnswer: false },
      },
    },
  );
  await screen.findByText('No comments yet');
  await screen.findByText('No requests yet.');
  return [
    screen.queryByRole('textbox', { name: /Comment on/ }) !== null,
    screen.queryByRole('button', { name: 'Ask for an accessible version' }) !== null,
  ];
}

test('a learner reads what others say and ask, and is offered neither: what they say stays in the class', async () => {
  expect(await showTo(true)).toEqual([false, false]);
});

test('any other student is offered both', async () => {
  expect(await showTo(false)).toEqual([true, true]);
});
