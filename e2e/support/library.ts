import type { Locator, Page } from '@playwright/test';

/** The path and what stands behind it, as people read it. */
export const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return `${pathname} ${[...searchParams].map(([key, value]) => `${key}=${value}`).join(' ')}`.trim();
};

/** How much the server has of a list, asked apart from the page. */
export async function totalOf(page: Page, list: string): Promise<number> {
  const answer = await page.request.get(`/api/library/${list}`);
  const { total } = (await answer.json()) as { total: number };
  return total;
}

export const found = (page: Page): Locator => page.locator('.list-count');
export const cards = (page: Page, list = 'Marketplace'): Locator =>
  page.getByRole('list', { name: list }).locator('[data-card]');
export const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the marketplace' });
export const keptPosition = (page: Page) =>
  page.evaluate(() => localStorage.getItem('relievo-list-position'));
