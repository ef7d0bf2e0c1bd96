import type { Page } from '@playwright/test';

/** Holds back what the page asks for at these addresses, until it may arrive. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => arrive();
}

/** Holds back what a page or a part is made of. */
export function holdBundle(page: Page, part: string): Promise<() => void> {
  return holdRequests(page, new RegExp(`/assets/${part}-[^/]*\\.js$`));
}
