import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';
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

test('an administrator suspends by keyboard somebody who is signed in elsewhere, and lifts it again', async ({
  page,
  as,
  spoken,
  browser,
  baseURL: url,
}) => {
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
