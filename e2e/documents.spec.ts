import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { DOCUMENT_OFFERS } from '@relievo/contracts/library/files';
import { makeUnique } from './support/editor.ts';
import { chooseFiles, type GivenFile } from './support/files.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { aLesson, aWorksheet, readArchive } from './support/lesson.ts';
import { submitResource } from './support/own-content.ts';
import { type DemoRole, signInAs } from './support/people.ts';
import { QUEUE, walkTo } from './support/review-queue.ts';

async function openAs(browser: Browser, role: DemoRole, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signInAs(page, baseURL, role);
  return page;
}

/** Reads the lesson on a page: all its words, its table, and its two figures with the descriptions of their author. */
async function readLesson(page: Page): Promise<void> {
  const text = page.getByRole('group', { name: 'Read it here' });
  for (const words of ['Water rises from the sea and falls on the land.', 'Write down the wettest month.'])
    await expect(text.getByText(words)).toBeVisible();
  await expect(text.getByRole('columnheader', { name: 'Rain' }).first()).toBeVisible();
  for (const name of ['A cloud above the sea', 'Rain in May and June']) {
    const figure = text.getByRole('img', { name });
    await expect(figure).toBeVisible();
    await expect
      .poll(() => figure.evaluate((one: HTMLImageElement) => one.naturalWidth), { message: name })
      .toBeGreaterThan(30);
  }
}

interface Brought {
  readonly file: GivenFile;
  readonly title: string;
  /** Reads all of it on a page. */
  readonly read: (page: Page) => Promise<void>;
}

interface Scene {
  readonly page: Page;
  readonly as: (role: DemoRole) => Promise<void>;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}

/** Uploads a file as a teacher, approves it as a reviewer, and opens the forms of the document as a student. */
async function publish({ page, as, browser, baseURL = '' }: Scene, { file, title, read }: Brought) {
  await as('teacher');
  await openPage(page, '/tools', 'Create Content');
  await chooseFiles(page, page.getByRole('button', { name: 'Choose files' }), [file]);
  const done = page.getByRole('list', { name: 'Done' }).getByRole('listitem').filter({ hasText: title });
  await expect(done).toHaveCount(1);
  await pressKey(page, 'link', `Details and submit: ${title}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await submitResource(page, { description: 'A lesson with its figures.', button: 'Submit for review' });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const reviewer = await openAs(browser, 'admin', baseURL);
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.keyboard.press('Enter');
  await expect(reviewer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await read(reviewer);
  await reviewer.keyboard.press('a');
  const dialog = reviewer.getByRole('dialog', { name: `Approve “${title}”?` });
  await pressKey(reviewer, 'button', 'Approve', dialog);
  await expect(dialog).toHaveCount(0);
  await reviewer.close();

  await as('student');
  await openPage(page, `/resource/${id}`, title);
  await read(page);
  const files = page.getByRole('group', { name: 'Formats' });
  await pressKey(page, 'button', 'The whole document, with its figures', files);
  return files;
}

test('a teacher uploads a lesson in Word, and a student reads it and downloads it with its figures', async ({
  page,
  as,
  spoken,
  browser,
  baseURL,
}) => {
  const title = makeUnique('wasser');
  const files = await publish(
    { page, as, browser, baseURL },
    { file: aLesson(title), title, read: readLesson },
  );
  await pressKey(page, 'button', 'Make EPUB', files);
  await spoken.toInclude('Success: EPUB is ready to download.');
  await expect(files.getByRole('link', { name: /^Download EPUB, / })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`${title} - book.epub`);
  const book = readArchive(await readFile(await download.path()));
  const chapter = book('EPUB/chapter-1.xhtml');
  for (const words of [
    'Water rises from the sea',
    'alt="A cloud above the sea"',
    'alt="Rain in May and June"',
  ])
    expect(chapter).toContain(words);
});

/** Reads the worksheet on a page: words and table of all three pages, the chart with its numbers, and both drawings. */
async function readWorksheet(page: Page): Promise<void> {
  const text = page.getByRole('group', { name: 'Read it here' });
  for (const words of [
    'In which month did Bergen have more rain?',
    'Use these words: evaporation, condensation.',
    'How long is the longest side?',
  ])
    await expect(text.getByText(words)).toBeVisible();
  for (const row of ['Sep 283 29', 'Madrid 13 °C 26 °C'])
    await expect(text.getByRole('row', { name: row, exact: true })).toBeVisible();
  await expect(text.getByRole('img')).toHaveCount(3);
}

test('a teacher uploads a worksheet printed as PDF, and a student downloads all its forms as one package', async ({
  page,
  as,
  spoken,
  browser,
  baseURL,
}) => {
  const title = makeUnique('wetter');
  const worksheet = { file: await aWorksheet(browser, title), title, read: readWorksheet };
  const files = await publish({ page, as, browser, baseURL }, worksheet);
  await pressKey(page, 'button', 'Make Package', files);
  // Every sentence is spoken for it, which takes a minute on a busy machine.
  const link = files.getByRole('link', { name: /^Download ZIP, .* \(Package\)$/ });
  await expect(link).toBeFocused({ timeout: 300_000 });
  await spoken.toInclude(/Success: .* is ready to download\./);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const read = readArchive(await readFile(await download.path()));
  const manifest = JSON.parse(read('manifest.json')) as {
    files: readonly { publication: string | null }[];
  };
  expect([...new Set(manifest.files.flatMap(({ publication }) => publication ?? []))]).toEqual(
    DOCUMENT_OFFERS.flatMap(({ id }) => (id === 'package' ? [] : [id])),
  );
  for (const words of ['In which month did Bergen have more rain?', 'How long is the longest side?'])
    expect(read('plain-text/document.txt')).toContain(words);
});
