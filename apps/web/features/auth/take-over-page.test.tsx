import { expect, test } from 'vitest';
import { toasts } from '../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { type Answers, refuse } from '../../lib/testing/server.ts';
import { until } from '../../lib/testing/until.ts';
// What the page loads late, for its picture, is there before a test ends.
import '../../lib/layout/draw-relief.ts';
import './island.ts';
import { TakeOverPage } from './take-over-page.tsx';

const PASSWORD = 'Correct-horse-7';

async function takeOver(answers: Answers) {
  const page = await showPage(<TakeOverPage />, { path: '/auth/take-over?token=mailed', answers });
  await page.person.click(screen.getByRole('textbox', { name: 'Your words' }));
  await page.person.paste('sun moon star cat');
  await page.person.click(screen.getByLabelText('New password', { selector: 'input' }));
  await page.person.paste(PASSWORD);
  await page.person.keyboard('{Enter}');
  return page;
}

test('an account is taken over by the mailed link and the words, and then one signs in', async () => {
  const page = await takeOver({ 'POST /account-hand-over': { done: true }, 'GET /sign-in/providers': [] });
  await until(() => expect(page.address()).toBe('/auth'));
  expect(toasts.visible().map(({ text }) => text)).toEqual([
    'The account is yours. Sign in with your email address and the new password.',
  ]);
  expect(page.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    token: 'mailed',
    words: 'sun-moon-star-cat',
    password: PASSWORD,
  });
});

test('wrong words are told without a wait, and can be tried again', async () => {
  const page = await takeOver({ 'POST /account-hand-over': refuse('learner_sign_in_wrong') });
  await until(() => expect(page.heard.some((words) => words.startsWith('Error: '))).toBe(true));
  expect(document.body.textContent).not.toContain('Please wait');
  await page.person.click(screen.getByRole('button', { name: 'Take over' }));
  await until(() => expect(page.asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
});

test('after too many tries it is said how long to wait, and nothing is sent until then', async () => {
  const page = await takeOver({ 'POST /account-hand-over': refuse('account_locked', { seconds: 300 }) });
  await until(() => expect(document.body.textContent).toContain('Please wait 300 seconds'));
  await page.person.click(screen.getByRole('button', { name: 'Take over' }));
  expect(page.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
