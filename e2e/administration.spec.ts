import type { Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';

interface Made {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody of this journey alone, so that no other one is in its way. */
async function makePerson(page: Page, baseURL: string, name: string): Promise<Made> {
  const displayName = `${name} ${process.pid} ${Date.now() % 100_000}`;
  const answer = await page.request.post('/api/setup/people', {
    headers: { origin: baseURL },
    data: { role: 'student', displayName },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Made;
}

async function signIn(page: Page, baseURL: string, { email, password }: Made): Promise<number> {
  const answer = await page.request.post(`${baseURL}/api/sign-in`, {
    headers: { origin: baseURL },
    data: { email, password },
  });
  return answer.status();
}

/** Finds the person in the table and opens what can be done to them, by keyboard. */
async function chooseAction(page: Page, { displayName }: Made, action: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: `Actions for ${displayName}` }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action });
  await expect(item).toBeVisible();
  // By its first letters, as in every menu.
  await page.keyboard.type(action.slice(0, 6));
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

async function openPeople(page: Page): Promise<void> {
  await openPage(page, '/', 'Manage your Platform');
  await pressKey(page, 'link', 'User Management', page.getByRole('navigation', { name: 'Main' }));
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();
}

test('an administrator suspends by keyboard somebody who is signed in elsewhere, and lifts it again', {
  tag: '@core',
}, async ({ page, as, spoken, browser, baseURL: url }) => {
  const baseURL = url ?? '';
  const person = await makePerson(page, baseURL, 'Suse');
  const elsewhere = await browser.newPage({ baseURL });
  expect(await signIn(elsewhere, baseURL, person)).toBe(200);
  await openPage(elsewhere, '/settings?tab=account', 'Settings');

  await as('admin');
  await openPeople(page);
  await spoken.toInclude(/people found/);
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name, username or email' }));
  await page.keyboard.insertText(person.email);
  await spoken.toInclude('1 person found');

  await chooseAction(page, person, 'Suspend');
  const dialog = page.getByRole('dialog', { name: `Suspend ${person.displayName}?` });
  await typeInto(page, 'Note (optional)', 'Please call the office.', dialog);
  await pressKey(page, 'button', 'Suspend', dialog);
  await spoken.toInclude('Success: 1 person suspended.');
  await expect(page.getByRole('row', { name: person.displayName })).toContainText('Suspended');

  await elsewhere.goto('/settings?tab=account');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(await signIn(elsewhere, baseURL, person)).not.toBe(200);

  await chooseAction(page, person, 'Lift suspension');
  const lifting = page.getByRole('dialog', { name: `Lift the suspension of ${person.displayName}?` });
  await pressKey(page, 'button', 'Lift suspension', lifting);
  await spoken.toInclude('Success: 1 suspension lifted.');
  expect(await signIn(elsewhere, baseURL, person)).toBe(200);
  await elsewhere.close();
});

test('an administrator grants an upload request by keyboard, and the person can upload at once', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const person = await makePerson(page, baseURL, 'Ursula');
  const elsewhere = await browser.newPage({ baseURL });
  expect(await signIn(elsewhere, baseURL, person)).toBe(200);
  const asked = await elsewhere.request.post('/api/upload-requests', {
    headers: { origin: baseURL },
    data: { roleWanted: 'teacher', reason: 'I make maps for my class.' },
  });
  expect(asked.ok()).toBe(true);

  await as('admin');
  await openPage(page, '/admin/content-review?tab=requests', 'Content Review');
  await spoken.toInclude(/upload requests? found/);
  await pressKey(page, 'button', `Grant: ${person.displayName}`);
  const dialog = page.getByRole('dialog', { name: `Grant upload access to ${person.displayName}?` });
  await pressKey(page, 'button', 'Grant', dialog);
  await spoken.toInclude(`Success: ${person.displayName} can now upload.`);

  await openPage(elsewhere, '/notices', 'Notices');
  await expect(elsewhere.getByText('Your request was granted.').first()).toBeVisible();
  const session = (await (await elsewhere.request.get('/api/session')).json()) as { canUpload: boolean };
  expect(session.canUpload).toBe(true);
  await elsewhere.close();
});

test('an administrator gives several people at once a sign-out by keyboard, after choosing them', async ({
  page,
  as,
  spoken,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const [one, two] = [await makePerson(page, baseURL, 'Berta'), await makePerson(page, baseURL, 'Berta')];
  await as('super-admin');
  await openPage(page, `/admin/user-management?q=Berta%20${process.pid}`, 'User Management');
  await spoken.toInclude('2 people found');
  await pressKey(page, 'button', 'Name');
  await spoken.toInclude('Sorted by Name, descending');
  for (const { displayName } of [one, two]) {
    await tabTo(page, page.getByRole('checkbox', { name: `Select ${displayName}` }));
    await page.keyboard.press('Space');
  }
  await spoken.toInclude('2 people selected');
  await pressKey(page, 'button', 'Sign out everywhere', page.getByRole('group', { name: 'Selected people' }));
  const dialog = page.getByRole('dialog', { name: 'Sign out 2 people everywhere?' });
  await pressKey(page, 'button', 'Sign out everywhere', dialog);
  await spoken.toInclude('Success: 2 people signed out.');
});

test('a super administrator takes a report to its end by keyboard, and both who are concerned learn of it', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const headers = { origin: baseURL };
  const [author, reader] = [await makePerson(page, baseURL, 'Vera'), await makePerson(page, baseURL, 'Rita')];
  const [authors, readers] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })];
  expect(await signIn(authors, baseURL, author)).toBe(200);
  expect(await signIn(readers, baseURL, reader)).toBe(200);
  const found = await page.request.get('/api/library/marketplace?limit=1&sortBy=oldest');
  const { rows } = (await found.json()) as { rows: { id: string; title: string }[] };
  const [{ id, title }] = rows as [{ id: string; title: string }];
  const body = `Buy cheap watches ${process.pid}`;
  const said = await authors.request.post(`/api/resources/${id}/comments`, { headers, data: { body } });
  const { id: commentId } = (await said.json()) as { id: string };
  const reported = await readers.request.post(`/api/resources/${id}/reports`, {
    headers,
    data: { commentId, reason: 'spam', words: 'An advertisement.' },
  });
  expect(reported.ok(), await reported.text()).toBe(true);

  await as('super-admin');
  await openPage(page, '/', 'Manage your Platform');
  await pressKey(page, 'link', 'Super Admin Panel', page.getByRole('navigation', { name: 'Main' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Super Admin Panel' })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Health' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await spoken.toInclude(/reports? found/);
  const item = page.getByRole('listitem').filter({ hasText: body });
  await pressKey(page, 'button', `Uphold: ${title}`, item);
  const dialog = page.getByRole('dialog', { name: `Uphold the report about “${title}”?` });
  await expect(dialog.getByRole('checkbox', { name: 'Hide the comment from readers' })).toBeChecked();
  await typeInto(page, 'Answer (optional)', 'Thank you. It is gone.', dialog);
  await pressKey(page, 'button', 'Uphold', dialog);
  await spoken.toInclude(`Success: The report about “${title}” is upheld.`);
  await expect(item).toHaveCount(0);

  await openPage(readers, '/notices', 'Notices');
  await expect(readers.getByText(`Your report about “${title}” was answered.`).first()).toBeVisible();
  await openPage(authors, '/notices', 'Notices');
  await expect(
    authors.getByText(`An administrator hid your comment on “${title}” from other readers.`).first(),
  ).toBeVisible();
  const comments = await readers.request.get(`/api/resources/${id}/comments`);
  expect(await comments.text()).not.toContain(body);

  await openPage(page, '/admin/super-admin?tab=audit', 'Super Admin Panel');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by person, organization or ID' }));
  await page.keyboard.insertText(id);
  await spoken.toInclude(/log entr(y|ies) found/);
  await pressKey(page, 'button', 'Time');
  await spoken.toInclude('Sorted by Time, ascending');
  const upheld = page.getByRole('row', { name: /^Report upheld/ }).last();
  await expect(upheld).toContainText(title);
  await expect(upheld).toContainText('Note: Thank you. It is gone.');

  await openPage(page, '/admin/super-admin?tab=comments', 'Super Admin Panel');
  await pressKey(page, 'button', /^Show again/, page.getByRole('row').filter({ hasText: body }));
  await spoken.toInclude('Success: Readers see the comment again.');
  const shown = await readers.request.get(`/api/resources/${id}/comments`);
  expect(await shown.text()).toContain(body);
  await Promise.all([authors.close(), readers.close()]);
});

test('an administrator does not find the super admin panel, and is refused at its address', {
  tag: '@core',
}, async ({ page, as }) => {
  await as('admin');
  await openPage(page, '/', 'Manage your Platform');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Organization Settings' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'User Management' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Super Admin Panel' })).toHaveCount(0);
  await page.goto('/admin/super-admin');
  await expect(seeText(page, 'Only super administrators can open this page.')).toBeVisible();
  expect((await page.request.get('/api/admin/machine')).status()).toBe(403);
});
