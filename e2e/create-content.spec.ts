import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aTable, chooseFiles, drawHouse, type GivenFile } from './support/files.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { submitResource } from './support/own-content.ts';
import { signInAs } from './support/people.ts';
import { QUEUE, walkTo } from './support/review-queue.ts';

/** A word that stands nowhere else, in letters as the search reads them. */
function makeUnique(word: string): string {
  return `${word}${[...String(Date.now() % 10_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

function findChooser(page: Page) {
  return page.getByRole('button', { name: 'Choose files' });
}

function findDone(page: Page, title: string) {
  return page.getByRole('list', { name: 'Done' }).getByRole('listitem').filter({ hasText: title }).first();
}

/** Eight that are fine, one that is no drawing, and one that copies itself without end. */
function makeBatch(word: string): GivenFile[] {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  ).join('');
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${word}</desc><defs><g id="a0"><path d="M0 0h9"/></g>${levels}</defs><use href="#a12"/></svg>`;
  return [
    ...Array.from({ length: 7 }, (_, at) => drawHouse(`${word} ${at + 1}`, at * 9 + (Date.now() % 1000))),
    aTable(`${word} rain`, [12, 30, 7, Date.now() % 50]),
    { name: 'homework.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(`MZ\u0000\u0001${word}`) },
    { name: 'bomb.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(bomb) },
  ];
}

async function approve(reviewer: Page, title: string): Promise<void> {
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.keyboard.press('a');
  const dialog = reviewer.getByRole('dialog', { name: `Approve “${title}”?` });
  await pressKey(reviewer, 'button', 'Approve', dialog);
  await expect(reviewer.getByRole('link', { name: title, exact: true })).toHaveCount(0);
}

test('a teacher drops ten files, two of them hostile, and one of the others is rejected, repaired, approved and found', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const word = makeUnique('haus');
  const title = `${word} 1`;
  await as('teacher');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+u');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Content' })).toBeFocused();

  await chooseFiles(page, findChooser(page), makeBatch(word));
  await spoken.toInclude('9 files uploaded, 1 file failed.');
  await expect(page.getByRole('listitem').filter({ hasText: 'homework.svg' })).toContainText(
    'Error: We cannot read this file',
  );
  // What is under way outlives the page.
  await page.reload();
  // One after the other, in the order in which they are converted.
  for (let at = 1; at <= 7; at += 1) await expect(findDone(page, `${word} ${at}`)).toBeVisible();
  await expect(findDone(page, 'bomb.svg')).toContainText('draws more than');
  await expect(findDone(page, `${word} 7`).getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'In progress' })).toHaveCount(0);

  await pressKey(page, 'link', `Details and submit: ${title}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await submitResource(page, { description: 'A house.', button: 'Submit for review' });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const reviewer = await browser.newPage({ baseURL });
  await signInAs(reviewer, baseURL, 'admin');
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.keyboard.press('r');
  const rejecting = reviewer.getByRole('dialog', { name: `Reject “${title}”?` });
  await typeInto(reviewer, 'Reason', 'Say what the black square is.', rejecting);
  await pressKey(reviewer, 'button', 'Reject', rejecting);
  await expect(reviewer.getByRole('link', { name: title, exact: true })).toHaveCount(0);

  await openPage(page, `/content/${id}`, title);
  await expect(page.getByRole('group', { name: 'Status' })).toContainText('Say what the black square is.');
  // The teacher draws it anew: the words, the history and the address stay.
  await pressKey(page, 'link', 'Replace the file');
  await expect(seeText(page, 'Its details, its history and its address stay.')).toBeVisible();
  const better = `${word} better`;
  await chooseFiles(page, findChooser(page), [drawHouse(better, (Date.now() % 1000) + 3)]);
  const use = `Use as the new file of ${title}: ${better}`;
  await expect(page.getByRole('button', { name: use })).toBeVisible();
  await pressKey(page, 'button', use);
  await spoken.toInclude('Success: The new file is in place. Check it and submit it for review.');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await submitResource(page, {
    description: `A house with a roof and a black door, ${word}.`,
    button: 'Submit for review',
  });
  await approve(reviewer, title);

  // What is published shows another file once that is approved.
  await openPage(page, `/content/${id}`, title);
  await pressKey(page, 'link', 'Replace the file');
  await expect(
    seeText(page, 'Readers keep the file that they have until the new one is approved.'),
  ).toBeVisible();
  const third = `${word} third`;
  await chooseFiles(page, findChooser(page), [drawHouse(third, (Date.now() % 1000) + 5)]);
  await expect(findDone(page, third)).toContainText('Converted in');
  await pressKey(page, 'button', `Use as the new file of ${title}: ${third}`);
  await spoken.toInclude(
    'Success: The new file is submitted for review. Readers keep the old one until it is approved.',
  );
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.keyboard.press('Enter');
  await expect(reviewer.getByRole('region', { name: 'New file' }).getByRole('img')).toBeVisible();
  await approve(reviewer, title);
  await reviewer.close();

  // A note stands beside it, and waits for the reviewers as well.
  await openPage(page, `/content/${id}`, title);
  await tabTo(page, page.getByText('Add an attachment'));
  await page.keyboard.press('Enter');
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Begin at the roof.') };
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), [note]);
  await spoken.toInclude('Success: “note.txt” is submitted for review.');

  const reader = await browser.newPage({ baseURL });
  await openPage(reader, `/search?q=${word}`, /./);
  await expect(reader.getByRole('link', { name: title }).first()).toBeVisible();
  await reader.close();
});

test('a file is cancelled on its way, sent again and recognised, by touch on a telephone', async ({
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signInAs(page, baseURL, 'institution');
  await openPage(page, '/tools', 'Create Content');
  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Take a photo' }).tap(),
  ]);
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  const file = drawHouse(makeUnique('hut'), Date.now() % 1000);
  const drop = async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), findChooser(page).tap()]);
    await chooser.setFiles([file]);
  };
  // The line stands still until it is cancelled.
  await page.route('**/api/uploads/*/bytes', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await drop();
  await page.getByRole('button', { name: `Cancel: ${file.name}` }).tap();
  await expect(seeText(page, 'Cancelled. Nothing was kept.')).toBeVisible();
  await page.unroute('**/api/uploads/*/bytes');
  await page.getByRole('button', { name: `Try again: ${file.name}` }).tap();
  const title = file.name.replace('.svg', '');
  await expect(findDone(page, title)).toContainText('Converted in');
  await drop();
  await expect(seeText(page, 'You uploaded the same file before.')).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);

  // The files of both drawings leave as one zip.
  const second = drawHouse(makeUnique('zelt'), Date.now() % 1000);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), findChooser(page).tap()]);
  await chooser.setFiles([second]);
  await expect(findDone(page, second.name.replace('.svg', ''))).toContainText('Converted in');
  await page.getByRole('button', { name: 'All files as one zip' }).tap();
  const zip = page.getByRole('dialog', { name: 'All files as one zip' });
  const saved = page.waitForEvent('download');
  await zip.getByRole('button', { name: /^Make and download the files of \d+ drafts$/ }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^Relievo .*\.zip$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Remove from the workbench: ${title}` }).tap();
  await expect(page.getByRole('heading', { name: 'Workbench' })).toBeFocused();
  await context.close();
});

test('a file that a reload breaks off is named, and goes on when it is chosen again by keyboard', {
  tag: '@core',
}, async ({ page, as, spoken }) => {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-left-'));
  const file = drawHouse(makeUnique('turm'), Date.now() % 1000);
  const path = join(folder, file.name);
  await writeFile(path, file.buffer);
  await as('teacher');
  await openPage(page, '/tools', 'Create Content');
  let begun = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/uploads')) begun += 1;
  });
  const choose = async () => {
    const opened = page.waitForEvent('filechooser');
    await pressKey(page, 'button', 'Choose files');
    await (await opened).setFiles(path);
  };
  const reloadAndHear = async () => {
    await page.reload();
    await spoken.toInclude('1 file was still being uploaded. Choose it again to go on where it stopped.');
    await expect(page.getByRole('list', { name: 'Files to choose again' })).toContainText(file.name);
  };

  // Before the server has heard of it: the browser breaks the request off, and the page that ends is told so.
  const asked = page.waitForRequest('**/api/uploads/recognition');
  await page.route('**/api/uploads/recognition', () => undefined);
  await choose();
  await asked;
  await reloadAndHear();
  await page.unroute('**/api/uploads/recognition');

  // While its bytes are sent.
  await page.route('**/api/uploads/*/bytes', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await choose();
  await expect(page.getByRole('button', { name: `Cancel: ${file.name}` })).toBeVisible();
  await expect.poll(() => begun).toBe(1);
  await reloadAndHear();
  await page.unroute('**/api/uploads/*/bytes');
  await choose();
  await expect(page.getByRole('list', { name: 'Files to choose again' })).toHaveCount(0);
  await expect(findDone(page, file.name.replace('.svg', ''))).toContainText('Converted in');
  expect(begun).toBe(1);

  // The same content again is recognised before any of it is sent.
  await choose();
  await expect(seeText(page, 'You uploaded the same file before.')).toBeVisible();
  expect(begun).toBe(1);
  await rm(folder, { recursive: true });
});

test('a guest and a student learn what the tool does, and how to get access', { tag: '@core' }, async ({
  page,
  as,
}) => {
  await openPage(page, '/tools', 'Create Content');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\?return=(%2F|\/)tools/);
  await as('student');
  await openPage(page, '/tools', 'Create Content');
  await expect(findChooser(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Request Upload Access' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=account/);

  // The library leads here too, except where there is something else to make.
  await openPage(page, '/library', 'Library');
  const create = page.getByRole('main').getByRole('link', { name: 'Create Content' });
  await expect(create).toHaveAttribute('href', '/tools');
  await page.getByRole('tab', { name: 'Your Collections' }).click();
  await expect(page.getByRole('button', { name: 'Add Collection' }).first()).toBeVisible();
  await expect(create).toHaveCount(0);
});

test("an empty list of one's own leads to creating content, and an empty marketplace does not", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const made = await page.request.post('/api/setup/people', { headers, data: { role: 'teacher' } });
  const { email, password } = (await made.json()) as { email: string; password: string };
  const answer = await page.request.post('/api/sign-in', { headers, data: { email, password } });
  expect(answer.ok()).toBe(true);
  const empty = page.locator('.state-message');
  await openPage(page, '/library?tab=your-content', 'Library');
  await expect(empty).toContainText("You haven't uploaded any content yet.");
  await pressKey(page, 'link', 'Create Content', empty);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Content' })).toBeFocused();
  await openPage(page, '/library?q=qqqzzzqqq', 'Library');
  await expect(empty).toContainText('No content matches your current filters.');
  await expect(empty.getByRole('link', { name: 'Create Content' })).toHaveCount(0);
});
