import { HOME_OF } from './support/home.ts';
import { expect, openPage, test } from './support/journey.ts';

for (const [name, part] of [
  ['Account', 'signed-in-menu'],
  ['Notices', 'bell'],
] as const)
  test(`the button ${name} keeps the focus when what it opens arrives`, async ({ page, as }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), async (route) => {
      await held;
      await route.continue();
    });
    await as('student');
    await openPage(page, '/', HOME_OF.student);
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await expect(button).not.toHaveAttribute('aria-expanded');
    arrive();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
