import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';
import { listenToAnnouncements } from './support/spoken.ts';

interface Listed {
  rows: readonly { id: string; title: string; status: string; visibility: string }[];
}
interface Notices {
  rows: readonly { kind: string; title: string; words: string; resourceId: string }[];
}

/** What the teacher of the demonstration published: the oldest of it, or one that is so much newer. */
async function findPublished(request: APIRequestContext, newer = 0): Promise<Listed['rows'][number]> {
  const { rows } = (await (await request.get('/api/library/own-content?limit=50')).json()) as Listed;
  const found = rows
    .filter(({ status, visibility }) => status === 'approved' && visibility === 'public')
    .at(-1 - newer);
  if (!found) throw new Error('The teacher of the demonstration published nothing.');
  return found;
}

/** A window of somebody who has just come, with what is spoken in it. */
async function openAsNewcomer(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const spoken = await listenToAnnouncements(page);
  const headers = { origin: url };
  const made = await page.request.post('/api/setup/people', { headers, data: { role: 'student' } });
  const { email, password } = (await made.json()) as { email: string; password: string };
  expect((await page.request.post('/api/sign-in', { headers, data: { email, password } })).ok()).toBe(true);
  return { page, spoken, close: () => context.close() };
}

/** As one who reads by headings comes to a part of the page; from there on by Tab. */
function goToPart(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 2, name }).focus();
}

async function listNoticesAbout(
  page: Page,
  resource: string,
): Promise<readonly (readonly [string, string])[]> {
  const { rows } = (await (await page.request.get('/api/notices?itemsPerPage=100')).json()) as Notices;
  return rows
    .filter(({ resourceId }) => resourceId === resource)
    .map(({ kind, words }) => [kind, words] as const);
}

test('a request for an accessible version is made, supported, taken and answered by keyboard, and its supporters are told', async ({
  page: authorPage,
  as,
  spoken: authorHears,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await as('teacher');
  const { id, title } = await findPublished(authorPage.request);
  const words = `A model of felt ${process.pid}`;
  const card = (page: Page) => page.getByRole('listitem').filter({ hasText: words });

  const asker = await openAsNewcomer(browser, url);
  await openPage(asker.page, `/resource/${id}`, title);
  await goToPart(asker.page, 'Accessible versions');
  await pressKey(asker.page, 'button', 'Ask for an accessible version');
  const asking = asker.page.getByRole('dialog', { name: `Ask for an accessible version of “${title}”` });
  await pressKey(asker.page, 'button', 'Send request', asking);
  await expect(asking.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await pressKey(asker.page, 'button', 'Go to field: Please choose a format', asking);
  await expect(asking.getByRole('radio', { name: 'A tactile sheet' })).toBeFocused();
  await asker.page.keyboard.press('ArrowUp');
  await expect(asking.getByRole('radio', { name: 'Another format' })).toBeChecked();
  await typeInto(asker.page, 'What do you need?', words, asking);
  await pressKey(asker.page, 'button', 'Send request', asking);
  await asker.spoken.toInclude('Success: Your request was sent.');
  await expect(asker.page.getByRole('button', { name: 'Ask for an accessible version' })).toBeFocused();
  await expect(card(asker.page)).toContainText('1 person wants this.');

  const supporter = await openAsNewcomer(browser, url);
  await openPage(supporter.page, `/resource/${id}`, title);
  const wanting = card(supporter.page).getByRole('button', { name: 'I want this too: Another format' });
  await goToPart(supporter.page, 'Accessible versions');
  await tabTo(supporter.page, wanting);
  await supporter.page.keyboard.press('Enter');
  await supporter.spoken.toInclude('You want this too. 2 people want this.');
  await expect(wanting).toHaveAttribute('aria-pressed', 'true');
  await expect(wanting).toBeFocused();
  await expect(supporter.page.getByRole('button', { name: /^(Work on it|Answer)/ })).toHaveCount(0);

  await openPage(authorPage, `/resource/${id}`, title);
  await goToPart(authorPage, 'Accessible versions');
  await pressKey(authorPage, 'button', 'Work on it: Another format', card(authorPage));
  await authorHears.toInclude(
    'Success: Everyone who supports the request is told that you are working on it.',
  );
  await expect(card(authorPage).getByRole('button', { name: /^Stop working on it/ })).toBeFocused();
  await pressKey(authorPage, 'button', 'Answer: Another format', card(authorPage));
  const answering = authorPage.getByRole('dialog', { name: 'Answer the request: Another format' });
  await typeInto(authorPage, 'Your answer', 'It lies in the media room.', answering);
  await pressKey(authorPage, 'button', 'Send answer', answering);
  await authorHears.toInclude('Success: Everyone who supports the request is told.');
  await expect(card(authorPage).getByRole('heading', { name: 'Another format' })).toBeFocused();
  await expect(card(authorPage)).toContainText('It lies in the media room.');

  for (const { page } of [asker, supporter]) {
    await page.reload();
    await expect(card(page)).toContainText('Answered');
    await expect(card(page)).toContainText('It lies in the media room.');
    await expect(card(page).getByRole('button')).toHaveCount(0);
    await expect
      .poll(() => listNoticesAbout(page, id))
      .toEqual([
        ['accessible_request_answered', 'It lies in the media room.'],
        ['accessible_request_taken', ''],
      ]);
  }
  await expect
    .poll(() => listNoticesAbout(authorPage, id))
    .toContainEqual(['accessible_request_made', words]);
  await Promise.all([asker.close(), supporter.close()]);
});

test('a person likes, rates, comments, changes and deletes by keyboard, and a guest reads and returns from the sign-in', {
  tag: '@core',
}, async ({ page: guest, browser, baseURL }) => {
  const url = baseURL ?? '';
  await signInAs(guest, url, 'teacher');
  const { id, title } = await findPublished(guest.request);
  const another = await findPublished(guest.request, 1);
  await guest.context().clearCookies();
  const { page, spoken, close } = await openAsNewcomer(browser, url);
  await openPage(page, `/resource/${id}`, title);
  const words = `<b>Clear</b> under the fingers ${process.pid}`;

  await goToPart(page, 'Accessible versions');
  await pressKey(page, 'button', 'Like');
  await spoken.toInclude(/^You like this\. \d+ (person likes|people like) this\.$/);
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toBeFocused();

  const rating = page.getByRole('form', { name: 'Your rating' });
  await pressKey(page, 'button', 'Save rating', rating);
  await expect(seeText(rating, 'Error: Please choose one to five stars')).toBeVisible();
  await tabTo(page, rating.getByRole('radio', { name: '1 star' }));
  await page.keyboard.press('ArrowRight');
  await expect(rating.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await pressKey(page, 'button', 'Save rating', rating);
  await spoken.toInclude('Success: You gave 2 stars.');
  await pressKey(page, 'button', 'Remove my rating', rating);
  await spoken.toInclude('Success: Rating removed.');

  const label = `Comment on “${title}”`;
  await typeInto(page, label, 'x'.repeat(10_000));
  await expect(seeText(page, '10000/5000')).toBeVisible();
  await pressKey(page, 'button', 'Add comment');
  await pressKey(page, 'button', 'Go to field: Please write at most 5,000 characters');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
  await pressKey(page, 'button', 'Add comment');
  await spoken.toInclude('Success: Your comment was added.');
  const said = page.getByRole('listitem').filter({ hasText: words });
  await pressKey(page, 'button', /^Change: /, said);
  await page.keyboard.insertText(' Indeed.');
  await pressKey(page, 'button', 'Save comment');
  await spoken.toInclude('Success: Your comment was changed.');
  await expect(said.getByRole('heading')).toBeFocused();

  await openPage(guest, `/resource/${id}`, title);
  await expect(guest.getByText(words).locator('b')).toHaveCount(0);
  await expect(guest.getByRole('listitem').filter({ hasText: words }).getByRole('button')).toHaveCount(0);
  await goToPart(guest, /comments?$/i);
  await pressKey(guest, 'link', 'Sign in to comment');
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect.poll(() => new URL(guest.url()).searchParams.get('return')).toBe(`/resource/${id}`);

  await goToPart(page, /comments?$/i);
  await pressKey(page, 'button', /^Delete: /, said);
  const question = page.getByRole('alertdialog', { name: 'Delete your comment?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressKey(page, 'button', 'Delete comment', question);
  await spoken.toInclude('Success: The comment was deleted.');
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /comments?$/i })).toBeFocused();

  await goToPart(page, 'Accessible versions');
  await pressKey(page, 'button', 'Report a problem');
  const reporting = page.getByRole('dialog', { name: `Report a problem with “${title}”` });
  await tabTo(page, reporting.getByRole('radio').first());
  await page.keyboard.press('Space');
  await pressKey(page, 'button', 'Send report', reporting);
  await spoken.toInclude('Success: Your report was sent. An administrator will look at it.');

  for (let turn = 1; turn <= 26; turn++) {
    const options = { headers: { origin: url }, data: { body: `Comment ${turn}` } };
    const answer = await page.request.post(`/api/resources/${another.id}/comments`, options);
    expect(answer.ok()).toBe(true);
  }
  await openPage(page, `/resource/${another.id}`, another.title);
  await expect(page.locator('.comment')).toHaveCount(25);
  await page.getByRole('button', { name: 'Load more comments' }).focus();
  await page.keyboard.press('Enter');
  await spoken.toInclude(/^\d+ more comments?\. \d+ of \d+ are shown\.$/);
  await expect(page.locator('.comment').nth(25).getByRole('heading')).toBeFocused();
  await close();
});
