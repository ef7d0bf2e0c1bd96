import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test, waitForApp } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { listenToAnnouncements } from './support/spoken.ts';

const FIVE = ['Ada Lovelace', 'Ben Okri', 'Çelik Öz', 'Dora Maar', 'Emil Noether'];

interface Made {
  readonly username: string;
  readonly words: readonly string[];
}

/** A resource that is published, in a new collection of whoever is signed in. */
async function makeCollection(page: Page, origin: string, name: string) {
  const headers = { origin };
  const found = await page.request.get('/api/library/marketplace?sortBy=alphabetical&limit=1');
  const { rows } = (await found.json()) as { rows: { id: string; title: string }[] };
  const resource = rows[0] ?? { id: '', title: '' };
  const made = await page.request.post('/api/collections', {
    headers,
    data: { name, visibility: 'private' },
  });
  const { id } = (await made.json()) as { id: string };
  const added = await page.request.post(`/api/collections/${id}/items`, {
    headers,
    data: { resourceId: resource.id },
  });
  expect(added.ok()).toBe(true);
  return resource;
}

async function readPasswords(page: Page): Promise<Map<string, Made>> {
  const rows = page.getByRole('table', { name: 'New passwords' }).getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
  );
  return new Map(
    cells
      .slice(1)
      .map(([name = '', username = '', words = '']) => [name, { username, words: words.split(' ') }]),
  );
}

/** Chooses what begins with these letters from a list that is open. */
async function chooseOption(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await expect(wanted).toBeVisible();
  for (let at = 0; at < 100; at += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** More letters no picture needs. */
const MOST_LETTERS = 4;

/** The words as pictures: the letters of each, and Enter. */
async function choosePictures(page: Page, words: readonly string[]): Promise<void> {
  await pressKey(page, 'button', 'Choose pictures');
  const list = page.getByRole('list', { name: 'Pictures' });
  await tabTo(page, list.locator('button[tabindex="0"]'));
  for (const word of words) {
    const picture = list.getByRole('button', { name: word, exact: true });
    for (const letter of word.slice(0, MOST_LETTERS)) {
      if (await picture.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press(letter);
    }
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
  }
}

async function signInByWords(page: Page, { username, words }: Made): Promise<void> {
  await openPage(page, '/auth/learner', 'Sign in with your words');
  await typeInto(page, 'User name', username);
  await typeInto(page, 'Your words', words.join(' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

test('a teacher makes a class of five by list, prints the passwords in braille and sets an assignment; a learner signs in by pictures and opens it in their form', {
  tag: '@core',
}, async ({ page, as, spoken, browser, baseURL: url }) => {
  const baseURL = url ?? '';
  const [className, collection] = [`6a ${process.pid}`, `Rivers ${process.pid}`];
  await as('teacher');
  const resource = await makeCollection(page, baseURL, collection);

  await openPage(page, '/classes', 'Classes');
  await pressKey(page, 'button', 'Create a class');
  await typeInto(page, 'Name of the class', className, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await spoken.toInclude(`Success: The class ${className} is created. You teach it.`);
  await expect(page.getByRole('heading', { level: 1, name: `Class ${className}` })).toBeVisible();

  await pressKey(page, 'button', 'Add learners');
  const adding = page.getByRole('dialog', { name: 'Add learners' });
  await typeInto(page, 'Names', FIVE.join('\n'), adding);
  await pressKey(page, 'button', 'Make accounts', adding);
  await spoken.toInclude('Success: 5 learners added. Their passwords are shown once.');
  const passwords = await readPasswords(page);
  expect([...passwords.keys()]).toEqual(FIVE);
  const ada = passwords.get('Ada Lovelace');
  const ben = passwords.get('Ben Okri');
  if (!ada || !ben) throw new Error('Nobody was added.');
  expect(ada.words).toHaveLength(4);

  const sheet = page.waitForEvent('download');
  await pressKey(page, 'button', 'Braille sheet (BRF)');
  const brf = await readFile(await (await sheet).path(), 'latin1');
  for (const word of [...ada.words, ...ben.words]) expect(brf.toLowerCase()).toContain(word);
  await spoken.toInclude('Success: The sheet is in your downloads.');

  await pressKey(page, 'button', 'How they read: Ada Lovelace');
  const reading = page.getByRole('dialog', { name: 'How Ada Lovelace reads' });
  const form = reading.getByRole('radiogroup', { name: 'Opens first as' });
  await tabTo(page, form.getByRole('radio', { name: 'No choice' }));
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio').last()).toBeChecked();
  await spoken.toInclude('Success: Saved.');
  await pressKey(page, 'button', 'Done', reading);

  await pressKey(page, 'button', 'Set an assignment');
  const giving = page.getByRole('dialog', { name: 'Set an assignment' });
  await chooseOption(page, giving.getByRole('button', { name: /Collection/ }), collection);
  await typeInto(page, 'Note for the learners (optional)', 'Feel the sheet first.', giving);
  await pressKey(page, 'button', 'Set the assignment', giving);
  await spoken.toInclude('Success: The assignment is set. Learners find it on their home page.');

  const learner = await browser.newPage({ baseURL });
  const heard = await listenToAnnouncements(learner);
  await openPage(learner, '/auth/learner', 'Sign in with your words');
  await typeInto(learner, 'User name', ada.username);
  await choosePictures(learner, ada.words);
  for (const [at, word] of ada.words.entries()) await heard.toInclude(`${word}, ${at + 1} of 4`);
  await pressKey(learner, 'button', 'Sign in', learner.getByRole('form', { name: 'Sign in' }));
  await heard.toInclude("You've been successfully logged in.");
  const assignments = learner.getByRole('region', { name: 'Your assignments' });
  await expect(assignments).toContainText('Your teacher sees what you opened and what you listened to.');
  await expect(assignments).toContainText('Feel the sheet first.');
  await pressKey(learner, 'link', collection, assignments);
  await expect(learner.getByRole('heading', { level: 1, name: collection })).toBeVisible();
  await pressKey(learner, 'link', resource.title);
  await expect(learner.getByRole('heading', { level: 1, name: resource.title })).toBeVisible();
  const ways = learner.getByRole('group', { name: 'Take it with you' });
  await expect(ways.getByRole('listitem').first()).toContainText(/read|text|PDF/i);
  await learner.close();

  await page.reload();
  await waitForApp(page);
  const progress = page.getByRole('table', { name: `Who opened and listened: ${collection}` });
  await expect(progress.getByRole('row', { name: /^Ada Lovelace/ })).toContainText('1 of 1');
  await expect(progress.getByRole('row', { name: /^Ben Okri/ })).toContainText('0 of 1');

  await pressKey(page, 'button', `Prepare a class set: ${collection}`);
  await spoken.toInclude('The set is ready: 5 sheets.');
  const set = page.getByRole('dialog', { name: `Class set: ${collection}` });
  await expect(set.getByRole('row', { name: /^Ada Lovelace/ })).toContainText('Ready');
  const zip = page.waitForEvent('download');
  await pressKey(page, 'link', 'Download the set', set);
  // The names of files stand in a zip as they are.
  const bytes = await readFile(await (await zip).path(), 'utf8');
  for (const name of [...FIVE.map((one) => `${one}/1 `), 'List of sheets.csv']) expect(bytes).toContain(name);
});

test('a learner changes text spacing and finds it on another device', async ({
  page,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const headers = { origin: baseURL };
  const teacher = await browser.newContext({ baseURL });
  const signedIn = await teacher.request.post('/api/sign-in', {
    headers,
    data: { email: 'institution@relievo.example', password: 'Relievo-demo-2026' },
  });
  const { currentOrganization } = (await signedIn.json()) as { currentOrganization: { id: string } };
  const made = await teacher.request.post(`/api/organizations/${currentOrganization.id}/classes`, {
    headers,
    data: { name: `Spacing ${process.pid}` },
  });
  const { id } = (await made.json()) as { id: string };
  const added = await teacher.request.post(`/api/classes/${id}/learners`, {
    headers,
    data: { names: 'Noor' },
  });
  const [noor] = ((await added.json()) as { made: { username: string; words: string }[] }).made;
  await teacher.close();
  if (!noor) throw new Error('Nobody was added.');
  const learner = { username: noor.username, words: noor.words.split('-') };

  await signInByWords(page, learner);
  await openPage(page, '/settings?tab=display', 'Settings');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/display') && answer.request().method() === 'PATCH',
  );
  await tabTo(page, page.getByRole('switch', { name: /spacing/i }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-text-spacing', 'on');
  expect((await saved).ok()).toBe(true);

  const other = await browser.newPage({ baseURL });
  await openPage(other, '/auth/learner', 'Sign in with your words');
  await expect(other.locator('html')).toHaveAttribute('data-text-spacing', 'off');
  await signInByWords(other, learner);
  await expect(other.locator('html')).toHaveAttribute('data-text-spacing', 'on');
  await other.close();
});
