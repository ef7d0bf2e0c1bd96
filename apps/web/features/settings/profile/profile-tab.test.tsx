import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { ProfileTab } from './profile-tab.tsx';

const profile = { displayName: 'Ada Lovelace', username: 'ada', bio: '', picture: null };

async function showProfile(answers: Answers = {}): Promise<ShownPage> {
  const page = await showPage(<ProfileTab />, {
    path: '/settings',
    session: aSession('teacher'),
    answers: { 'GET /profile': profile, ...answers },
  });
  await until(() => expect(findField('Name')).toBeTruthy());
  return page;
}

function findField(label: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label });
}
function readAnnounced() {
  return toasts.visible().map(({ tone, text }) => `${tone}: ${text}`);
}
const UNSAVED = 'You have unsaved changes. They are kept in this browser.';

async function replaceText({ person }: ShownPage, label: string, words: string): Promise<void> {
  await person.clear(findField(label));
  await person.paste(words);
}

test('a changed name is marked as unsaved, is sent by Enter, and is saved', async () => {
  const page = await showProfile({ 'PATCH /profile': { ...profile, displayName: 'Ada King' } });
  expect(screen.queryByText(UNSAVED)).toBeNull();
  await replaceText(page, 'Name', 'Ada King');
  expect(screen.getByText(UNSAVED)).toBeTruthy();
  await page.person.keyboard('{Enter}');
  await until(() => expect(readAnnounced()).toEqual(['success: Profile saved.']));
  expect(page.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    displayName: 'Ada King',
    username: 'ada',
    bio: '',
  });
  expect([findField('Name').value, screen.queryByText(UNSAVED)]).toEqual(['Ada King', null]);
});

test('a taken username is reported at its field, and correcting it keeps the focus there', async () => {
  const page = await showProfile({ 'PATCH /profile': refuse('username_taken') });
  await replaceText(page, 'Username', 'teacher');
  await page.person.keyboard('{Enter}');
  await until(() => expect(findField('Username').getAttribute('aria-invalid')).toBe('true'));
  const way = 'Go to field: This username is taken. Please choose another.';
  await page.person.click(screen.getByRole('button', { name: way }));
  await page.person.keyboard('2');
  expect([document.activeElement, findField('Username').value]).toEqual([findField('Username'), 'teacher2']);
});

test('a person without a username may leave the field empty', async () => {
  const page = await showProfile({
    'GET /profile': { ...profile, username: null },
    'PATCH /profile': { ...profile, username: null, bio: 'I draw maps.' },
  });
  await page.person.click(screen.getByRole('textbox', { name: /^Bio/ }));
  await page.person.paste('I draw maps.');
  await page.person.click(screen.getByRole('button', { name: 'Save my profile' }));
  await until(() => expect(readAnnounced()).toEqual(['success: Profile saved.']));
  expect(page.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    displayName: 'Ada Lovelace',
    bio: 'I draw maps.',
  });
});

test('a file that is no picture is refused with a message before it is sent', async () => {
  const page = await showProfile();
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('No file can be chosen.');
  chooser.removeAttribute('accept');
  await page.person.upload(chooser, new File(['notes'], 'notes.txt', { type: 'text/plain' }));
  const refusal = expect.stringContaining('Error: We cannot read this picture.');
  await until(() => expect(page.heard).toContainEqual(refusal));
  expect(page.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('whoever saves the words for their picture, or removes it, is at the heading of that part afterwards', async () => {
  const picture = { address: '/api/pictures/1', alt: 'Ada' };
  const page = await showProfile({
    'GET /profile': { ...profile, picture },
    'PATCH /profile/picture': { ...profile, picture: { ...picture, alt: 'Ada at her desk' } },
    'DELETE /profile/picture': profile,
  });
  await replaceText(page, 'What the picture shows', 'Ada at her desk');
  await page.person.keyboard('{Enter}');
  await until(() => expect(readAnnounced()).toEqual(['success: Picture description saved.']));
  expect(document.activeElement?.textContent).toBe('Your picture');
  await page.person.click(screen.getByRole('button', { name: 'Remove my picture' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove your picture?' });
  await page.person.click(within(dialog).getByRole('button', { name: 'Remove my picture' }));
  await until(() => expect(screen.getByText('No picture (optional)')).toBeTruthy());
  await until(() => expect(document.activeElement?.textContent).toBe('Your picture'));
});
