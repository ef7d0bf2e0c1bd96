import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { findTotal } from './support/library.ts';

/** Whether it lies along the foot of the window, whole, or stands free in its middle. */
async function placeOf(dialog: Locator): Promise<string> {
  const box = await dialog.boundingBox();
  const { width, height } = dialog.page().viewportSize() ?? { width: 0, height: 0 };
  if (!box) return 'nowhere';
  if (box.width > width - 4 && box.y + box.height > height - 4) return 'foot';
  const isCentred = Math.abs(box.x + box.width / 2 - width / 2) < 20;
  return isCentred && box.y > 4 && box.y + box.height < height - 4 ? 'middle' : 'elsewhere';
}

interface Listed {
  rows: { id: string; title: string }[];
}

test('a student makes a collection by keyboard alone, fills it, writes notes, shares it and deletes it', async ({
  page,
  as,
  spoken,
  browser,
}) => {
  await as('student');
  const { rows } = (await (
    await page.request.get('/api/library/marketplace?sortBy=alphabetical&limit=1')
  ).json()) as Listed;
  const { id, title } = rows[0] ?? { id: '', title: '' };
  const name = `Shapes ${process.pid}`;

  await openPage(page, `/resource/${id}`, title);
  await pressKey(page, 'button', 'Add to collection');
  const choosing = page.getByRole('dialog', { name: `Add “${title}” to a collection` });
  await pressKey(page, 'button', 'New collection', choosing);
  const making = page.getByRole('dialog', { name: 'Create New Collection' });
  await expect(making.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(making.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please enter a collection name',
  );
  await typeInto(page, 'Name', name, making);
  await page.keyboard.press('Control+Enter');
  await spoken.toInclude('Success: Collection created');
  await spoken.toInclude(`Success: Collection "${name}" created successfully`);
  await spoken.toInclude('Success: Added to collection');
  const shelf = choosing.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(shelf).toHaveAttribute('aria-pressed', 'true');
  await pressKey(page, 'button', 'Done', choosing);
  await expect(page.getByRole('button', { name: 'Add to collection' })).toBeFocused();

  await openPage(page, '/library?tab=collections', 'Library');
  await pressKey(page, 'button', 'Add Collection');
  await expect.poll(() => placeOf(making)).toBe('middle');
  await page.setViewportSize({ width: 375, height: 1100 });
  await expect.poll(() => placeOf(making)).toBe('foot');
  await page.setViewportSize({ width: 1280, height: 900 });
  await typeInto(page, 'Name', name.toUpperCase(), making);
  await spoken.toInclude(`A collection with this name already exists. ${name.toUpperCase()} (2) is free.`);
  await pressKey(page, 'button', `Use “${name.toUpperCase()} (2)”`, making);
  await expect(making.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name.toUpperCase()} (2)`);
  await expect(making.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await typeInto(page, 'Description (optional)', 'x'.repeat(201), making);
  await expect(seeText(making, '201/200')).toBeVisible();
  await page.keyboard.press('Escape');
  await pressKey(page, 'link', name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(findTotal(page)).toHaveText('1 resource found');

  const onCard = page.getByRole('button', { name: `Add to collection: ${title}` });
  await tabTo(page, onCard);
  await page.keyboard.press('Enter');
  await expect(shelf).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(onCard).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: `Write notes: ${title}` }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Notes', 'Begin at the top.', page.getByRole('dialog'));
  await pressKey(page, 'button', 'Save', page.getByRole('dialog'));
  await spoken.toInclude('Success: Notes saved');
  await expect(seeText(page, 'Begin at the top.')).toBeVisible();

  const address = page.url();
  await pressKey(page, 'button', /^Filters/);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const content = filters.getByRole('radiogroup', { name: 'Content type' });
  await expect(content.getByRole('radio', { name: 'Free 1 result' })).toBeVisible();
  await tabTo(page, content.getByRole('radio', { name: 'Any' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await spoken.toInclude('No resources found');
  await page.keyboard.press('ArrowUp');
  await spoken.toInclude('1 resource found');
  await expect(page).toHaveURL(/\?type=free$/);
  await pressKey(page, 'button', 'Clear all', filters);
  await spoken.toInclude('All filters cleared');
  await page.keyboard.press('Escape');

  await pressKey(page, 'button', 'Download as zip');
  const taking = page.getByRole('dialog', { name: 'Download this collection' });
  await expect(seeText(taking, 'It can hold up to 200 MB')).toBeVisible();
  await pressKey(page, 'button', 'Create zip', taking);
  await spoken.toInclude('Success: Creating the zip.');
  await spoken.toInclude(`Success: The zip of “${name}” is ready to download.`);
  const saving = page.waitForEvent('download');
  await pressKey(page, 'link', /^Download the zip \(/, taking);
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${name}.zip`);
  expect((await readFile(await saved.path())).includes('index.html')).toBe(true);
  await expect(taking.getByRole('button', { name: 'Create zip again' })).toBeVisible();
  await page.keyboard.press('Escape');

  const guest = await browser.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible();
  await pressKey(page, 'button', 'Edit collection');
  const editing = page.getByRole('dialog', { name: 'Edit collection' });
  await tabTo(
    page,
    editing.getByRole('radio', { name: 'Private: only you and people you share it with can see it' }),
  );
  await page.keyboard.press('ArrowDown');
  await expect(
    editing.getByRole('radio', { name: 'With link: anyone who has the link can see it' }),
  ).toBeChecked();
  await pressKey(page, 'button', 'Save', editing);
  await spoken.toInclude('Success: Collection updated');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressKey(page, 'button', 'Copy the link');
  await spoken.toInclude('Success: Link copied.');
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sign in to download all as zip' })).toBeVisible();
  await expect(seeText(guest, 'Begin at the top.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Edit collection' })).toHaveCount(0);
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: { id: string } };
  const guestSees = async () => {
    await guest.goto(`/user/${user.id}`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    return guest.getByRole('link', { name }).count();
  };
  expect(await guestSees()).toBe(0);
  await pressKey(page, 'button', 'Edit collection');
  await tabTo(page, editing.getByRole('radio', { name: /^With link/ }));
  await page.keyboard.press('ArrowDown');
  await expect(
    editing.getByRole('radio', { name: 'Public: anyone can see it, and your profile page lists it' }),
  ).toBeChecked();
  await pressKey(page, 'button', 'Save', editing);
  await expect(page.getByRole('button', { name: 'Edit collection' })).toBeFocused();
  await expect(page.locator('.collection-visibility')).toHaveText('Public');
  await expect.poll(guestSees).toBe(1);
  await guest.close();

  await tabTo(page, page.getByRole('button', { name: `Remove from collection: ${title}` }));
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: Removed from collection');
  await expect(seeText(page, 'This collection is empty. Add resources')).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo: put “${title}” back` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await expect(seeText(page, 'Begin at the top.')).toBeVisible();
  await pressKey(page, 'button', 'Delete collection');
  const asking = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressKey(page, 'button', 'Delete collection', asking);
  await spoken.toInclude('Success: Collection deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});

interface Made {
  readonly email: string;
  readonly password: string;
}

/** Somebody new, so that no other journey finds a notice or a collection that it did not make. */
async function makePerson(page: Page, role: string, displayName: string): Promise<Made> {
  const made = await page.request.post('/api/setup/people', {
    headers: readOrigin(page),
    data: { role, displayName },
  });
  return (await made.json()) as Made;
}

async function signIn(page: Page, { email, password }: Made): Promise<void> {
  const answer = await page.request.post('/api/sign-in', {
    headers: readOrigin(page),
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
}

function readOrigin(page: Page) {
  return { origin: new URL(page.url()).origin };
}

async function makeCollection(page: Page, data: object): Promise<string> {
  const made = await page.request.post('/api/collections', { headers: readOrigin(page), data });
  return ((await made.json()) as { id: string }).id;
}

test('a teacher shares a collection by keyboard with a pupil, who finds it, keeps a copy and removes it', {
  tag: '@core',
}, async ({ page, spoken }) => {
  await page.goto('/library');
  const pupil = await makePerson(page, 'student', 'Bo Lind');
  await signIn(page, pupil);
  const session = await page.request.get('/api/session');
  const { user } = (await session.json()) as { user: { id: string } };
  // Who lists a collection can be found by others.
  await makeCollection(page, { name: 'Mine', visibility: 'listed' });
  const teacher = await makePerson(page, 'teacher', 'Ada King');
  await signIn(page, teacher);
  const name = `For pupils ${process.pid}`;
  const id = await makeCollection(page, { name });
  const { rows } = (await (await page.request.get('/api/library/marketplace?limit=1')).json()) as Listed;
  const { id: resourceId, title } = rows[0] ?? { id: '', title: '' };
  await page.request.post(`/api/collections/${id}/items`, {
    headers: readOrigin(page),
    data: { resourceId },
  });

  await openPage(page, `/library/collection/${id}`, name);
  await pressKey(page, 'button', 'Share');
  const sharing = page.getByRole('dialog', { name: `Share “${name}”` });
  const field = sharing.getByRole('textbox', { name: /^User name or profile address/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('nobody-of-this-name');
  await page.keyboard.press('Enter');
  await expect(sharing.getByRole('group', { name: 'There is a problem' })).toContainText(
    'We can’t find this person.',
  );
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(new URL(`/user/${user.id}`, page.url()).href);
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: Shared with Bo Lind');
  await expect(field).toBeFocused();
  await expect(sharing.getByRole('button', { name: 'Stop sharing with Bo Lind' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();

  await signIn(page, pupil);
  await openPage(page, '/library?tab=collections', 'Library');
  await pressKey(page, 'link', 'Shared with me');
  await expect(page.getByRole('heading', { level: 1, name: 'Shared with me' })).toBeFocused();
  await pressKey(page, 'link', name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await pressKey(page, 'button', 'Keep a copy');
  await spoken.toInclude(`Success: Copied to your collections as “${name}”`);
  await expect(page.getByRole('button', { name: `Remove from collection: ${title}` })).toBeVisible();
  await openPage(page, '/library/shared', 'Shared with me');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Remove from Shared with me: ${name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo: show “${name}” again` })).toBeFocused();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await openPage(page, '/notices', 'Notices');
  await expect(seeText(page, `Ada King shared the collection “${name}” with you.`)).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ faultExpected: /status of 500/ });

  test('each action on a collection reports its failure, and typed text stays', async ({
    page,
    as,
    spoken,
  }) => {
    // Not the student of the journey above: a newer collection would stand before the one that is opened there.
    await as('institution');
    const headers = { origin: new URL((await page.goto('/library?tab=collections'))?.url() ?? '').origin };
    const name = `Failing ${process.pid}`;
    const { id } = (await (
      await page.request.post('/api/collections', { headers, data: { name } })
    ).json()) as { id: string };
    const { rows } = (await (await page.request.get('/api/library/marketplace?limit=1')).json()) as Listed;
    const { id: resourceId, title } = rows[0] ?? { id: '', title: '' };

    await openPage(page, `/resource/${resourceId}`, title);
    await pressKey(page, 'button', 'Add to collection');
    const choosing = page.getByRole('dialog', { name: `Add “${title}” to a collection` });
    const shelf = new RegExp(`^${name}`);
    await expect(choosing.getByRole('button', { name: shelf })).toBeVisible();
    // Meanwhile it was put there in another window.
    const inside = `/api/collections/${id}/items`;
    await page.request.post(inside, { headers, data: { resourceId } });
    await pressKey(page, 'button', shelf, choosing);
    await spoken.toInclude('Error: Item already in collection');

    const failing = { status: 500, json: { code: 'unexpected', message: 'Broken', id: 'a-test' } };
    const lists = /\/api\/(library\/collections|collections\/[^/]+\/items)\?/;
    await page.route(lists, (route) => route.fulfill(failing));
    await page.reload();
    await pressKey(page, 'button', 'Add to collection');
    await spoken.toInclude('Failed to load collections');
    await expect(choosing.getByRole('heading', { name: 'Failed to load collections' })).toBeVisible();
    await openPage(page, '/library?tab=collections', 'Library');
    await expect(page.getByRole('heading', { name: 'Failed to load collections' })).toBeVisible();
    await spoken.toInclude('Error loading collections');
    await openPage(page, `/library/collection/${id}`, name);
    await expect(page.getByRole('heading', { name: 'Failed to load collection items' })).toBeVisible();
    await page.unroute(lists);
    await pressKey(page, 'button', 'Try again');
    await expect(findTotal(page)).toHaveText('1 resource found');
    await openPage(page, `/resource/${resourceId}`, title);

    await page.route('**/api/collections**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(failing),
    );
    await page.request.delete(`${inside}/${resourceId}`, { headers });
    await page.reload();
    await pressKey(page, 'button', 'Add to collection');
    await pressKey(page, 'button', shelf, choosing);
    await spoken.toInclude('Error: Failed to add to collection');
    await pressKey(page, 'button', 'New collection', choosing);
    const making = page.getByRole('dialog', { name: 'Create New Collection' });
    await typeInto(page, 'Name', `${name} again`, making);
    await page.keyboard.press('Control+Enter');
    await spoken.toInclude('Error: Failed to create collection');
    await expect(making.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} again`);
    await page.keyboard.press('Escape');
    await pressKey(page, 'button', 'New collection', choosing);
    await expect(making.getByRole('textbox', { name: 'Name' })).toHaveValue('');

    await page.request.post(inside, { headers, data: { resourceId } });
    await openPage(page, `/library/collection/${id}`, name);
    await tabTo(page, page.getByRole('button', { name: `Remove from collection: ${title}` }));
    await page.keyboard.press('Enter');
    await spoken.toInclude('Error: Failed to remove from collection');
    await pressKey(page, 'button', 'Edit collection');
    const editing = page.getByRole('dialog', { name: 'Edit collection' });
    await pressKey(page, 'button', 'Save', editing);
    await spoken.toInclude('Error: Failed to update collection');
    await page.keyboard.press('Escape');
    await pressKey(page, 'button', 'Delete collection');
    await pressKey(page, 'button', 'Delete collection', page.getByRole('alertdialog'));
    await spoken.toInclude('Error: Failed to delete collection');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
