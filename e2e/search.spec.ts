import type { Page } from '@playwright/test';
import { maxOf } from '@relievo/words';
import { goTo } from './support/go.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';

/** Somebody whose history nobody else writes into. */
async function becomeNewPerson(page: Page, baseURL: string): Promise<void> {
  const headers = { origin: baseURL };
  const made = await page.request.post('/api/setup/people', { headers, data: { role: 'teacher' } });
  const { email, password } = (await made.json()) as { email: string; password: string };
  const answer = await page.request.post('/api/sign-in', { headers, data: { email, password } });
  expect(answer.ok()).toBe(true);
}

function addressOf(page: Page) {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, ...Object.fromEntries(searchParams) };
}

const LEVELS = ['Elementary', 'Middle School', 'High School', 'Post Secondary'] as const;

/** The level that most results of a search have, and its place in the panel. */
async function findFullestLevel(page: Page, search: string) {
  const answer = await page.request.get(`/api/library/facets?list=search&search=${search}`);
  const { difficultyLevel } = (await answer.json()) as { difficultyLevel: Record<string, number> };
  const counts = LEVELS.map((level) => difficultyLevel[level] ?? 0);
  const count = maxOf(counts);
  expect(count, `results for ${search} with the same level`).toBeGreaterThan(1);
  const place = counts.indexOf(count);
  return { level: LEVELS[place] ?? '', count, place };
}

test('a guest goes by keyboard from the header’s search over the results and their filters to a card and back', async ({
  page,
  spoken,
}) => {
  await openPage(page, '/about', 'About');
  await page.keyboard.press('/');
  const header = page.getByRole('search', { name: 'Site' });
  const field = header.getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect(header.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/about' });
  await page.keyboard.insertText('triangle');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Results for “triangle”' })).toBeFocused();
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/search', q: 'triangle' });
  await spoken.toInclude('Navigated to Results for “triangle”');
  await spoken.toInclude(/\d resources found/);
  await expect(field).toHaveValue('triangle');

  await pressKey(page, 'button', 'Filters');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const { level, count, place } = await findFullestLevel(page, 'triangle');
  const fullest = panel.getByRole('radio', { name: new RegExp(`^${level} ${count} results?$`) });
  await expect(fullest).toBeVisible();
  await tabTo(page, panel.getByRole('radio', { name: 'Any' }).nth(1));
  for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown');
  await expect(fullest).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toBeFocused();
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/search', q: 'triangle', difficulty: level });

  const cards = page.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(cards).toHaveCount(count);
  await tabTo(page, cards.first());
  await page.keyboard.press('ArrowRight');
  const title = (await cards.nth(1).textContent()) ?? '';
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await spoken.toInclude(`Navigated to ${title}`);
  await pressKey(page, 'link', 'Back to the search results');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  expect((await spoken.all()).filter((said) => said.includes('not found'))).toEqual([]);
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/search', q: 'triangle', difficulty: level });

  const along = page.getByRole('group', { name: 'Export results' });
  for (const [name, type, holds] of [
    ['Download as CSV', 'text/csv', title],
    ['Download as RIS', 'application/x-research-info-systems', `TI  - ${title}`],
    ['Download as BibTeX', 'application/x-bibtex', title],
    ['Follow this search (Atom feed)', 'application/atom+xml', title],
  ] as const) {
    const address = await along.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type'], name).toContain(type);
    expect(await answer.text(), name).toContain(holds);
  }

  await pressKey(page, 'button', `Remove ${level}`);
  await spoken.toInclude('Filter Difficulty updated');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await goTo(page, '/search?q=triangle&page=999&sort=worst&difficulty=Endless&itemsPerPage=7');
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/search', q: 'triangle' });

  // On a phone the page's own field is the only one, and the key leads there.
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  const own = page.getByRole('main').getByRole('search').locator('input');
  await expect(own).toBeFocused();
  await expect(own).toHaveValue('triangle');
});

test('suggestions are announced, walked through and taken, words that name a filter set it, and the history belongs to its owner', async ({
  page,
  baseURL,
  spoken,
}) => {
  await becomeNewPerson(page, baseURL ?? '');
  await openPage(page, '/search', 'Search');
  const field = page.getByRole('combobox', { name: 'Search graphics, subjects, authors' });
  await tabTo(page, field);
  await page.keyboard.type('tri');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Resource in' })).toHaveCount(3);
  await expect(options.filter({ hasText: 'Category with' })).toHaveText(/^Trigonometry/);
  await spoken.toInclude(`${await options.count()} suggestions`);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('tri');
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowDown');
  await expect(options.and(page.locator('[aria-selected="true"]'))).toHaveText(/^tri lesson plan/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tri lesson plan”' })).toBeFocused();
  await expect
    .poll(() => addressOf(page))
    .toEqual({ pathname: '/search', q: 'tri lesson plan', type: 'lesson-plan' });
  await spoken.toInclude('Filter set from your words: Lesson plan.');
  await pressKey(page, 'button', 'Search for the words instead');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => addressOf(page)).toEqual({ pathname: '/search', q: 'tri lesson plan' });

  await goTo(page, '/search');
  const recent = page.getByRole('group', { name: 'Your recent searches' });
  await expect(recent.getByRole('link', { name: 'tri lesson plan' })).toBeVisible();
  await pressKey(page, 'button', 'Remove the search tri lesson plan', recent);
  await spoken.toInclude('Success: Search removed.');
  await expect(recent.getByRole('heading')).toBeFocused();
  await expect(recent).toContainText('No recent searches.');

  await goTo(page, '/search?q=rivers');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “rivers”' })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/searches')).json()) as unknown[])
    .toHaveLength(1);
  await goTo(page, '/search');
  await tabTo(page, recent.getByRole('switch', { name: 'Keep my search history' }));
  await page.keyboard.press('Space');
  await spoken.toInclude('Success: Search history is off.');
  const file = await recent.getByRole('link', { name: 'Export my searches (CSV)' }).getAttribute('href');
  const exported = await page.request.get(file ?? '');
  expect(exported.headers()['content-type']).toContain('text/csv');
  expect(await exported.text()).toContain('rivers');
  await pressKey(page, 'button', 'Clear all searches', recent);
  await pressKey(page, 'button', 'Clear all', page.getByRole('alertdialog'));
  await spoken.toInclude('Success: Your searches are cleared.');
  await expect(recent).toContainText('No recent searches.');
});

test('a guest finds by a plural, by an author, and is led from a misspelled word to what was meant', {
  tag: '@core',
}, async ({ page, spoken }) => {
  const cards = page.getByRole('heading', { level: 3 }).getByRole('link');
  await openPage(page, '/search?q=triangles', 'Results for “triangles”');
  await expect(cards.first()).toHaveText(/triangle/);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('relevance');
  await goTo(page, '/search?q=Tomas+Berg');
  await expect(cards.first()).toBeVisible();

  await goTo(page, '/search?q=easy+fractons&difficulty=Beginner');
  const meant = page.getByRole('link', { name: /^fractions \(\d+ results?\)$/ });
  await expect(meant).toBeVisible();
  await spoken.toInclude(/^Did you mean fractions\? \d+ results?$/);
  await tabTo(page, meant);
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toMatchObject({ q: 'easy fractions', difficulty: 'Beginner' });
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “easy fractions”' })).toBeFocused();
  await expect(cards.first()).toBeVisible();
  await spoken.toInclude(/\d resources? found/);
});
