import type { Locator, Page } from '@playwright/test';

/** The path and what stands behind it, as people read it. */
export function addressOf(page: Page) {
  const { pathname, searchParams } = new URL(page.url());
  return `${pathname} ${[...searchParams].map(([key, value]) => `${key}=${value}`).join(' ')}`.trim();
}

/** How much the server has of a list, asked apart from the page. */
export async function totalOf(page: Page, list: string): Promise<number> {
  const answer = await page.request.get(`/api/library/${list}`);
  const { total } = (await answer.json()) as { total: number };
  return total;
}

export function findTotal(page: Page): Locator {
  return page.locator('.list-count');
}
export function findCards(page: Page, list = 'Marketplace'): Locator {
  return page.getByRole('list', { name: list }).locator('[data-card]');
}
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search the marketplace' });
}
export function readPosition(page: Page) {
  return page.evaluate(() => localStorage.getItem('relievo-list-position'));
}
