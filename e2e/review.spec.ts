import type { Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';
import { discardChanges, findOwnResource, submitResource } from './support/own-content.ts';
import { signInAs } from './support/people.ts';
import { QUEUE, walkTo } from './support/review-queue.ts';
import { listenToAnnouncements } from './support/spoken.ts';

/** A word that stands nowhere else, in letters as the search reads them. */
const UNIQUE = `sinus${[...String(process.pid)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** The author writes a new description and submits it, by keyboard. */
async function submit(page: Page, id: string, title: string, description: string): Promise<void> {
  await openPage(page, `/content/${id}`, title);
  await submitResource(page, { description, button: 'Submit the new version', note: 'Clearer words.' });
  await expect(
    seeText(page, /^Readers see the approved version\. Your new version is waiting/),
  ).toBeVisible();
}

test('a reviewer rejects by keyboard with a reason, the teacher repairs it, and it is approved and found', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const title = 'Sine and cosine in the unit circle';
  const author = await browser.newPage({ baseURL });
  await signInAs(author, baseURL, 'professional');
  await author.goto('/');
  const id = await findOwnResource(author, title);
  await discardChanges(author, id);
  await submit(author, id, title, 'A circle.');

  await as('admin');
  await openPage(page, '/', 'Manage your Platform');
  await pressKey(page, 'link', 'Content Review', page.getByRole('navigation', { name: 'Main' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Content Review' })).toBeFocused();
  await spoken.toInclude(/items? to review found/);
  await pressKey(page, 'button', 'Title', page.getByRole('columnheader', { name: 'Title' }));
  await spoken.toInclude('Sorted by Title, descending');
  await walkTo(page, title);

  // No key rejects by itself: it asks, and wants a reason.
  await page.keyboard.press('r');
  const rejecting = page.getByRole('dialog', { name: `Reject “${title}”?` });
  await pressKey(page, 'button', 'Reject', rejecting);
  await expect(rejecting.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please give a reason',
  );
  await typeInto(page, 'Reason', 'Say what the circle is for.', rejecting);
  await pressKey(page, 'button', 'Reject', rejecting);
  await spoken.toInclude(`Success: “${title}” is rejected.`);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  // The item after it has the focus, or the heading where none is left.
  await expect(page.locator('h1:focus, [data-review]:focus')).toHaveCount(1);

  await author.goto('/notices');
  await expect(author.getByText(`“${title}” was not approved.`).first()).toBeVisible();
  await author.goto(`/content/${id}`);
  await expect(author.getByRole('group', { name: 'Status' })).toContainText('Say what the circle is for.');
  const better = `A circle of radius one shows sine and cosine as lengths, ${UNIQUE}.`;
  await submit(author, id, title, better);

  await openPage(page, QUEUE, 'Content Review');
  await walkTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('group', { name: 'What changes' })).toContainText(better);
  await expect(page.getByRole('group', { name: 'History' })).toContainText('Say what the circle is for.');
  await pressKey(page, 'button', 'Assign to me', page.getByRole('group', { name: 'Your decision' }));
  await spoken.toInclude(`Success: “${title}” is assigned to you.`);
  await page.keyboard.press('a');
  await pressKey(page, 'button', 'Approve', page.getByRole('dialog', { name: `Approve “${title}”?` }));
  await spoken.toInclude(`Success: “${title}” is approved.`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const reader = await browser.newPage({ baseURL });
  await openPage(reader, `/search?q=${UNIQUE}`, /./);
  await expect(reader.getByRole('link', { name: title }).first()).toBeVisible();
  await author.close();
  await reader.close();
});

test('the second of two reviewers is told who was faster, and nothing is decided twice', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const title = 'y equals x squared minus 4';
  const author = await browser.newPage({ baseURL });
  await signInAs(author, baseURL, 'professional');
  await author.goto('/');
  const id = await findOwnResource(author, title);
  await discardChanges(author, id);
  await submit(author, id, title, `It opens upwards (${process.pid}).`);

  await as('super-admin');
  await openPage(page, QUEUE, 'Content Review');
  await pressKey(page, 'link', title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const faster = await browser.newPage({ baseURL });
  const heard = await listenToAnnouncements(faster);
  await signInAs(faster, baseURL, 'admin');
  await openPage(faster, new URL(page.url()).pathname, title);
  await pressKey(faster, 'button', 'Request changes');
  const asking = faster.getByRole('dialog', { name: `Request changes to “${title}”?` });
  await typeInto(faster, 'What to change', 'Name the vertex.', asking);
  await pressKey(faster, 'button', 'Add a place', asking);
  await heard.toInclude('Place 1 added');
  const place = asking.getByRole('group', { name: 'Place 1' });
  await expect(place.getByRole('button', { name: /Where$/ })).toBeFocused();
  await typeInto(faster, 'Millimetres from the left edge', '105', place);
  await typeInto(faster, 'Millimetres from the top', '200', place);
  await typeInto(faster, 'What to change there', 'It lies here.', place);
  await pressKey(faster, 'button', 'Request changes', asking);
  await heard.toInclude(`Success: Changes to “${title}” are requested.`);

  await page.keyboard.press('a');
  await pressKey(page, 'button', 'Approve', page.getByRole('dialog', { name: `Approve “${title}”?` }));
  await spoken.toInclude('Someone else has already decided this, so your decision was not saved.');
  const standing = page.getByRole('group', { name: 'No longer waiting' });
  await expect(standing).toContainText('Changes requested by Adam Weiss');
  await expect(standing).toContainText('Name the vertex.');
  await author.goto(`/content/${id}`);
  const asked = author.getByRole('group', { name: 'Status' });
  await expect(asked.getByRole('listitem').first()).toContainText(
    /105 mm from the left edge, 200 mm from the top\s*It lies here\./,
  );
  await expect(asked.getByRole('img', { name: /with the numbers of these places/ })).toBeVisible();
  await expect(standing.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(standing.getByRole('button')).toHaveCount(0);
  await discardChanges(author, id);
  await author.close();
  await faster.close();
});

test('the keys of reviewing are in the help while there is something to review', async ({ page, as }) => {
  await as('admin');
  await openPage(page, '/', 'Manage your Platform');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help).toContainText('Find a command');
  await expect(help).not.toContainText('Approve this item');
  await openPage(page, QUEUE, 'Content Review');
  await page.keyboard.press('?');
  for (const words of ['Go to the next item to review', 'Approve this item', 'Reject this item'])
    await expect(help).toContainText(words);
});

test('an administrator declines a request to upload by keyboard with words, and the person reads them', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const student = await browser.newPage({ baseURL });
  await signInAs(student, baseURL, 'student');
  const asked = await student.request.post('/api/upload-requests', {
    headers: { origin: baseURL },
    data: { roleWanted: 'teacher', reason: 'I make maps for my class.' },
  });
  expect([200, 409]).toContain(asked.status());
  const name = (
    (await (await student.request.get('/api/session')).json()) as { user: { displayName: string } }
  ).user.displayName;

  await as('admin');
  await openPage(page, `${QUEUE}?tab=requests`, 'Content Review');
  await spoken.toInclude(/upload requests? found/);
  await pressKey(page, 'button', `Decline: ${name}`);
  const dialog = page.getByRole('dialog', { name: `Decline the request of ${name}` });
  await pressKey(page, 'button', 'Decline', dialog);
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toContainText('Please say why');
  await typeInto(page, 'Reason', 'Which class is it?', dialog);
  await pressKey(page, 'button', 'Decline', dialog);
  await spoken.toInclude(`Success: The request of ${name} is declined.`);
  await expect(page.getByRole('button', { name: `Decline: ${name}` })).toHaveCount(0);

  await openPage(student, '/settings?tab=account', 'Settings');
  await expect(seeText(student, 'Which class is it?')).toBeVisible();
  await student.close();
});
