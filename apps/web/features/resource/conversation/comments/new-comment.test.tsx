import type { Comment } from '@relievo/contracts/conversation';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { refuse } from '../../../../lib/testing/server.ts';
import { until } from '../../../../lib/testing/until.ts';
import { NewComment } from './new-comment.tsx';

const ID = '01990000-0000-7000-8000-000000000601';
const DRAFT = `relievo-draft-comment-${ID}`;

const SAID: Comment = {
  id: '01990000-0000-7000-8000-000000000602',
  resourceId: ID,
  body: 'The coast is easy to follow.',
  authorName: 'Ada Lovelace',
  isOwn: true,
  isHidden: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: null,
};

async function say(answer: object) {
  const { person } = await showPage(<NewComment resourceId={ID} title="Tides" />, {
    path: `/resource/${ID}`,
    session: aSession('student'),
    answers: { 'POST /resources/{id}/comments': answer },
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment on “Tides”' });
  await person.click(field);
  await person.paste(SAID.body);
  await person.click(screen.getByRole('button', { name: 'Add comment' }));
  return field;
}

function toldBy() {
  return toasts.visible().map(({ text }) => text);
}

test('a comment that was added is gone from its field and from what the browser keeps', async () => {
  const field = await say(SAID);
  await until(() => expect(toldBy()).toEqual(['Your comment was added.']));
  await until(() => expect(field.value).toBe(''));
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('a comment that could not be added stays in its field and in the browser', async () => {
  const field = await say(refuse('not_found'));
  await until(() => expect(toldBy()).toEqual(['Your comment was not added. Please try again.']));
  expect(field.value).toBe(SAID.body);
  expect(localStorage.getItem(DRAFT)).toContain(SAID.body);
});
