import { type Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';

/** Everybody here is made for one journey, by the page that makes test users. */
interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

async function createPerson(page: Page, baseURL: string, role: string): Promise<TestPerson> {
  const headers = { origin: baseURL };
  const made = await page.request.post('/api/setup/people', { headers, data: { role } });
  const person = (await made.json()) as TestPerson;
  const answer = await page.request.post('/api/sign-in', {
    headers,
    data: { email: person.email, password: person.password },
  });
  expect(answer.ok()).toBe(true);
  return person;
}

/** A picture of one pixel, as any program writes it. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function replaceText(page: Page, label: string, words: string) {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

test('name and username change, and unsaved changes survive a reload', { tag: '@core' }, async ({
  page,
  baseURL,
  spoken,
}) => {
  await createPerson(page, baseURL ?? '', 'teacher');
  await openPage(page, '/settings', 'Settings');
  await replaceText(page, 'Name', 'Grace Brewster');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Grace Brewster');
  await expect(seeText(page, 'You have unsaved changes.')).toBeVisible();
  await replaceText(page, 'Username', 'teacher');
  await pressKey(page, 'button', 'Save my profile');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toContainText('This username is taken. Please choose another.');
  await pressKey(page, 'button', /^Go to field/, summary);
  await replaceText(page, 'Username', `grace-${process.pid}-${Date.now()}`);
  await pressKey(page, 'button', 'Save my profile');
  await spoken.toInclude('Success: Profile saved.');
  await expect(page.getByRole('button', { name: 'Save my profile' })).toBeFocused();
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await pressKey(page, 'button', 'Account');
  await expect(page.getByText('Grace Brewster').last()).toBeVisible();
});

test('a picture needs a description, is shown with it, and can be removed', async ({
  page,
  baseURL,
  spoken,
}) => {
  await createPerson(page, baseURL ?? '', 'student');
  await openPage(page, '/settings', 'Settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressKey(page, 'button', 'Choose a file'),
  ]);
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await spoken.toInclude('me.png is chosen. Describe it, then use it.');
  await expect(page.getByRole('img', { name: 'Preview of me.png' })).toBeVisible();
  await pressKey(page, 'button', 'Use this picture');
  await expect(seeText(page, 'Error: Please describe the picture')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toBeFocused();
  await page.keyboard.insertText('A grey dot on white');
  await pressKey(page, 'button', 'Use this picture');
  await spoken.toInclude('Success: Picture updated.');
  await expect(page.getByRole('img', { name: 'A grey dot on white' }).first()).toBeVisible();
  await pressKey(page, 'button', 'Remove my picture');
  await pressKey(page, 'button', 'Remove my picture', page.getByRole('alertdialog'));
  await spoken.toInclude('Success: Picture removed.');
  await expect(page.getByRole('heading', { name: 'Your picture' })).toBeFocused();
});

test('a file that is no picture is refused with a message', async ({ page, baseURL, spoken }) => {
  await createPerson(page, baseURL ?? '', 'student');
  await openPage(page, '/settings', 'Settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressKey(page, 'button', 'Choose a file'),
  ]);
  await chooser.setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await spoken.toInclude('Error: We cannot read this picture.');
});

test('a student asks for upload access and sees the open request', { tag: '@core' }, async ({
  page,
  baseURL,
  spoken,
}) => {
  await createPerson(page, baseURL ?? '', 'student');
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Request Upload Access');
  await expect(page.getByRole('group', { name: 'There are 2 problems' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Teacher' }));
  await page.keyboard.press('Space');
  await typeInto(page, 'Why you would like to upload', 'I make tactile maps for my class.');
  await pressKey(page, 'button', 'Request Upload Access');
  await spoken.toInclude('Success: Your request is sent. An administrator will answer by email.');
  await expect(seeText(page, /^You requested upload access on .* \(role: Teacher\)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request Upload Access' })).toBeFocused();
});

test('letters can be chosen, and the choice is kept', async ({ page, baseURL, spoken }) => {
  await createPerson(page, baseURL ?? '', 'professional');
  await openPage(page, '/settings?tab=account', 'Settings');
  await tabTo(page, page.getByRole('switch', { name: 'News about new features' }));
  await page.keyboard.press('Space');
  await spoken.toInclude('Success: Saved.');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'News about new features' })).toBeChecked();
});

test('the developer setup makes a test user, signs in as them, and opens the links of the outbox', async ({
  page,
  spoken,
}) => {
  await openPage(page, '/dev/setup', 'Developer setup');
  const name = `Test ${process.pid} ${Date.now()}`;
  await typeInto(page, 'Name (optional)', name);
  await pressKey(page, 'button', 'Create test user');
  await spoken.toInclude(`Success: ${name} can now sign in.`);
  await pressKey(page, 'button', `Sign in as ${name}`);
  await spoken.toInclude(`Success: You are signed in as ${name}.`);
  await page.context().clearCookies();
  await page.request.post('/api/password-reset/request', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: 'teacher@relievo.example' },
  });
  const letter = page.getByRole('article', { name: 'Choose a new password, to teacher@relievo.example' });
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return letter.count();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  await pressKey(page, 'link', /^Open the link/, letter.first());
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
});

test('the developer setup does not exist outside of the demo', async ({ page }) => {
  await page.route('**/api/product', (route) =>
    route.fulfill({ json: { grantAcknowledgement: null, isDemo: false } }),
  );
  await openPage(page, '/dev/setup', 'Oops! Page not found');
});

test('what a teacher chooses in the studio is what a resource is offered in first, on another device too', async ({
  page,
  browser,
  baseURL,
  spoken,
}) => {
  const person = await createPerson(page, baseURL ?? '', 'teacher');
  await openPage(page, '/settings?tab=studio', 'Settings');
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Account', 'Studio', 'Display']);
  await tabTo(page, page.getByRole('checkbox', { name: 'Display' }));
  await page.keyboard.press('Space');
  await spoken.toInclude('Success: Saved.');
  await tabTo(page, page.getByRole('button', { name: /Display$/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Display$/ })).toContainText('Monarch');
  await expect(page.getByRole('button', { name: /Display$/ })).toBeFocused();

  const other = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 375, height: 740 } });
  const headers = { origin: baseURL ?? '' };
  await other.request.post('/api/sign-in', {
    headers,
    data: { email: person.email, password: person.password },
  });
  const list = '/api/library/marketplace?sortBy=oldest&contentType[]=free&limit=1';
  const { rows } = (await (await other.request.get(list)).json()) as { rows: { id: string }[] };
  await openPage(other, `/resource/${rows[0]?.id}`, /./);
  const take = other.getByRole('group', { name: 'Take it with you' });
  await expect(take.getByRole('listitem').first()).toContainText(/^Display/);
  await expect(take.getByRole('combobox', { name: 'Options for Display' })).toHaveValue('pins/monarch');
  await expect(other.locator('html')).toHaveJSProperty('scrollWidth', 375);
  await other.close();
});
