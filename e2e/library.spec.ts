import { goTo } from './support/go.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { addressOf, findCards, findTotal, readPosition, searchField, totalOf } from './support/library.ts';

test('a guest walks the library by keyboard, opens a card and comes back to it', { tag: '@core' }, async ({
  page,
  spoken,
}) => {
  await openPage(page, '/about', 'About');
  await page.keyboard.press('Alt+l');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
  await expect(seeText(page, 'Discover, manage and organize your educational content')).toBeVisible();
  const total = await totalOf(page, 'marketplace');
  await expect(findTotal(page)).toHaveText(`${total} marketplace items found`);
  await spoken.toInclude(`${total} marketplace items found`);
  await expect(page.getByRole('tab')).toHaveText([
    'Marketplace',
    'Categories',
    'Your Content',
    'Your Collections',
  ]);

  // Three cards a row, and Page Up moves three rows.
  await tabTo(page, findCards(page).first());
  await page.keyboard.press('ArrowDown');
  await expect(findCards(page).nth(3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(findCards(page).nth(24)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(findCards(page).nth(24 - 3 * 3)).toBeFocused();
  const title =
    (await findCards(page)
      .nth(24 - 3 * 3)
      .textContent()) ?? '';
  const card = page.getByRole('link', { name: title, exact: true });
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => readPosition(page)).not.toBeNull();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect.poll(() => readPosition(page)).toBeNull();

  await page.keyboard.press('Alt+s');
  await expect(searchField(page)).toBeFocused();
  await openPage(page, '/about', 'About');
  await page.keyboard.press('Alt+s');
  await expect(searchField(page)).toBeFocused();
});

test('an impossible address is corrected in place, and a valid one shows the same screen again', async ({
  page,
}) => {
  await openPage(page, '/about', 'About');
  const last = Math.ceil((await totalOf(page, 'marketplace')) / 25);
  const rules: readonly (readonly [given: string, corrected: string])[] = [
    ['?tab=attic&locale=en', '/library locale=en'],
    ['?sort=newest&page=1&itemsPerPage=25', '/library'],
    ['?sort=worst&page=-2&itemsPerPage=7', '/library'],
    ['?difficulty=Impossible,elementary&subject=Art,Math', '/library difficulty=Elementary subject=Math,Art'],
    ['?category=Algebra', '/library'],
    ['?page=9999', `/library page=${last}`],
    ['?tab=categories&category=Algebra&category_page=9&page=3', '/library tab=categories category=Algebra'],
    ['?tab=collections&sort=viewed', '/library tab=collections'],
  ];
  for (const [given, corrected] of rules) {
    await goTo(page, `/library${given}`);
    await expect.poll(() => addressOf(page), { message: given }).toBe(corrected);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  }
  for (const words of ['%', '_', "' or 1=1 --", '"', '\\', '🧭', 'x'.repeat(10_000)]) {
    await goTo(page, `/library?q=${encodeURIComponent(words)}`);
    await expect(searchField(page)).toHaveValue(words.slice(0, 500));
    const total = await totalOf(page, `marketplace?search=${encodeURIComponent(words.slice(0, 500))}`);
    await expect(findTotal(page)).toHaveText(new RegExp(`^${total} marketplace items? found$`));
  }
  await page.reload();
  await expect(findTotal(page)).toHaveText('0 marketplace items found');
  await expect(page.getByRole('heading', { name: 'No content found' })).toBeVisible();
});

test('the newest come first unless somebody asks for the oldest', async ({ page }) => {
  await openPage(page, '/library', 'Library');
  const created = async () => {
    const ids = await findCards(page).evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('href')?.split('/').at(-1) ?? ''),
    );
    const answers = await Promise.all(
      [ids[0], ids.at(-1)].map((id) => page.request.get(`/api/resources/${id}`)),
    );
    const [first, last] = await Promise.all(answers.map(async (answer) => (await answer.json()).createdAt));
    return { first, last };
  };
  // The heading is there before the cards.
  await expect(findCards(page).first()).toBeVisible();
  const newest = await created();
  expect(newest.first > newest.last).toBe(true);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Oldest First');
  await expect.poll(() => addressOf(page)).toBe('/library sort=oldest');
  await expect
    .poll(async () => {
      const { first, last } = await created();
      return first < last;
    })
    .toBe(true);
});

test('tabs and categories start at their first page, are in the address and can be gone back through', async ({
  page,
  spoken,
}) => {
  await openPage(page, '/library/categories', 'Categories');
  await expect(findTotal(page)).toHaveText(/^\d+ categories found$/);
  await pressKey(page, 'link', 'Algebra');
  await expect.poll(() => addressOf(page)).toBe('/library tab=categories category=Algebra');
  await openPage(page, '/library?sort=popular&page=2&itemsPerPage=10', 'Library');
  await expect(seeText(page, /^Showing 11-20 of/)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('tab', { name: 'Categories' }).press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/library tab=categories');
  await expect(findTotal(page)).toHaveText(/^\d+ categories found$/);
  await spoken.toInclude(/^\d+ categories found$/);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Library');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort.getByRole('option')).toHaveText([
    'Alphabetical (Title A-Z)',
    'Fewest Resources',
    'Most Resources',
  ]);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.locator('.mark-card[data-view="list"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await expect(page.locator('.mark-card[data-view="grid"]').first()).toContainText('Latest');
  await expect(
    page.locator('.mark-card', { has: page.getByRole('link', { name: 'Algebra' }) }).getByRole('listitem'),
  ).toHaveCount(3);

  const algebra = page.getByRole('link', { name: 'Algebra', exact: true });
  await tabTo(page, algebra);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Algebra' })).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('/library tab=categories category=Algebra');
  await expect(seeText(page, 'Equations, expressions and functions')).toBeVisible();
  await expect(page.locator('.chosen-category .category-mark')).toHaveCount(1);
  const total = await totalOf(page, 'category?category=Algebra');
  await expect(findTotal(page)).toHaveText(`${total} resources found`);
  await expect(sort.getByRole('option')).toHaveText([
    'Newest First',
    'Alphabetical (Title A-Z)',
    'Oldest First',
    'Most Popular',
  ]);
  await page.getByRole('combobox', { name: 'Items per page' }).selectOption('10');
  await expect.poll(() => addressOf(page)).toBe('/library tab=categories category=Algebra category_items=10');
  await page.getByRole('button', { name: 'Back to Categories' }).press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/library tab=categories');
  await expect(algebra).toBeFocused();
  await page.getByPlaceholder('Search categories').fill('geom');
  await expect(findTotal(page)).toHaveText('1 category found');

  await goTo(page, '/library?tab=categories&category=Nobody+knows');
  await expect(seeText(page, 'Resources in Nobody knows')).toBeVisible();
  await expect(findTotal(page)).toHaveText('0 resources found');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe('/library sort=popular page=2 itemsPerPage=10');
});

test('filters open by their keys, count their results, are announced, and are removed one by one', {
  tag: '@core',
}, async ({ page, spoken }) => {
  await openPage(page, '/about', 'About');
  await page.keyboard.press('Control+Shift+f');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const option = panel.getByRole('radio', { name: /^Middle School \d+ results?$/ });
  await expect(panel.getByRole('radio')).toHaveCount(2 + 7 + 7 + 4 + 4);
  const promised = await option.evaluate((radio) =>
    Number(/\d+/.exec(radio.closest('label')?.textContent ?? '')?.[0]),
  );
  await tabTo(page, panel.getByRole('radio', { name: 'Any' }).nth(1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
  await expect(seeText(panel, `${promised} marketplace items found`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toBeFocused();
  await expect(findTotal(page)).toHaveText(`${promised} marketplace items found`);
  await expect.poll(() => addressOf(page)).toBe('/library difficulty=Middle School');
  await spoken.toInclude(`${promised} marketplace items found`);
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);

  const filters = page.getByRole('button', { name: 'Filters, 1 in use' });
  await filters.press('Enter');
  await panel.getByRole('radio', { name: /^Science \d/ }).press('Space');
  await panel.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Filters, 2 in use' })).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('/library difficulty=Middle School subject=Science');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Alphabetical (Title A-Z)');
  await searchField(page).fill('cell');
  await expect
    .poll(() => addressOf(page))
    .toBe('/library sort=alphabetical q=cell difficulty=Middle School subject=Science');
  await expect(findCards(page).filter({ hasText: 'An animal cell' })).toBeVisible();
  const cells = await totalOf(
    page,
    'marketplace?search=cell&difficultyLevel[]=Middle+School&subject[]=Science',
  );
  await expect(findTotal(page)).toHaveText(new RegExp(`^${cells} marketplace items? found$`));
  await spoken.toInclude(new RegExp(`^${cells} marketplace items? found$`));
  await pressKey(page, 'button', 'Remove Science');
  await spoken.toInclude('Filter Subject updated');
  await page.goto('/library?sort=alphabetical&q=cell&difficulty=Middle+School&subject=Science');
  await pressKey(page, 'button', 'Clear all');
  await spoken.toInclude('All filters cleared');
  await expect.poll(() => addressOf(page)).toBe('/library');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest');
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.press('Control+Shift+f');
  await expect(panel).toBeVisible();
});

test('guests are asked to sign in for their own lists, and return to where they asked', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  await openPage(page, '/library?tab=your-content', 'Library');
  const locks = page.getByRole('tab').getByRole('img', { name: 'Login required to access this feature' });
  await expect(locks).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(
    seeText(page, 'Please login to access your content and manage your personal library.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Your Collections' }).click();
  await expect(
    seeText(page, 'Please login to access your collections and manage your personal library.'),
  ).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => addressOf(page)).toBe('/auth return=/library?tab=collections');

  const headers = { origin: baseURL ?? '' };
  const made = await page.request.post('/api/setup/people', { headers, data: { role: 'student' } });
  const { email, password } = (await made.json()) as { email: string; password: string };
  await page.request.post('/api/sign-in', { headers, data: { email, password } });
  await openPage(page, '/library?tab=collections', 'Library');
  await expect(seeText(page, "You haven't created any collections yet.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No content found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Collection' })).toBeVisible();
  await expect(page.getByPlaceholder('Search your collections')).toBeVisible();
  await page.getByRole('tab', { name: 'Your Content' }).click();
  await expect(seeText(page, "You haven't uploaded any content yet.")).toBeVisible();
  await expect(findTotal(page)).toHaveText('0 content items found');
  await page.getByPlaceholder('Search your content').fill('rivers');
  await expect(seeText(page, 'No content matches your current filters.')).toBeVisible();
});

test('one’s own content is shown in every state', async ({ page, as }) => {
  await as('teacher');
  await openPage(page, '/library?tab=your-content&itemsPerPage=100', 'Library');
  for (const state of ['Approved content', 'Pending approval', 'Rejected content', 'Draft'])
    await expect(page.locator('.badge', { hasText: state }).first()).toBeVisible();
});

test.describe('lists that fail', () => {
  test.use({ faultExpected: /Failed to load resource/ });

  test('report it at once and can be loaded again, also for categories', async ({ page, spoken }) => {
    await page.route('**/api/library/**', (route) => route.abort());
    await openPage(page, '/library', 'Library');
    await expect(page.getByRole('heading', { name: 'Error loading marketplace items' })).toBeVisible();
    await spoken.toInclude('Error loading marketplace items');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(page.getByRole('heading', { name: 'Error loading categories' })).toBeVisible();
    await page.unroute('**/api/library/**');
    await page.route('**/api/library/categories**', (route) =>
      route.fulfill({ json: { rows: [], total: 0 } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No categories found' })).toBeVisible();
    await spoken.toInclude('No categories found');
    await page.unroute('**/api/library/categories**');
    await page.getByRole('button', { name: 'Refresh Categories' }).click();
    await expect(findTotal(page)).toHaveText(/^\d+ categories found$/);
  });
});
