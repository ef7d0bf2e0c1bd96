import { expect, type Page } from '@playwright/test';

export const QUEUE = '/admin/content-review';

/** Walks the queue by J until this item has the focus. */
export async function walkTo(page: Page, title: string): Promise<void> {
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(link).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(link).toBeFocused({ timeout: 200 });
  }).toPass();
}
