import { findFocusFaults } from './a11y/focus-checks.ts';
import { findSidewaysFaults, findSmallTargets } from './a11y/own-checks.ts';
import { goTo } from './support/go.ts';
import { expect, test } from './support/journey.ts';

test.describe('forced colours', () => {
  test('show what is chosen without our own colours', { tag: '@core' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/workshop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paint = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderBlockEndColor, borderInlineStartColor } = getComputedStyle(element);
          return [backgroundColor, borderBlockEndColor, borderInlineStartColor].join(' ');
        });
    for (const [chosen, other] of [
      ['.tab[aria-selected="true"]', '.tab[aria-selected="false"]'],
      ['.choice[data-selected] .choice-mark', '.choice:not([data-selected]) .choice-mark'],
      ['.choice[data-selected] .switch-track', '.choice:not([data-selected]) .switch-track'],
      ['.progress-dots [data-filled]', '.progress-dots span:not([data-filled])'],
      ['.pagination [data-variant="primary"]', '.pagination [data-variant="secondary"]'],
    ] as const) {
      expect.soft(await paint(chosen), chosen).not.toBe(await paint(other));
    }
  });

  test('show the focus', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findFocusFaults(page)).toEqual([]);
  });
});

test('a zoom of 400 per cent gives one column, without sideways scrolling or a covered focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  for (const [path, heading] of [
    ['/help', 'Help'],
    ['/auth', 'Welcome back'],
    ['/pricing', 'Pricing'],
    ['/workshop', 'Workshop'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.soft.poll(() => findSidewaysFaults(page), { message: path }).toEqual([]);
    await expect.soft.poll(() => findSmallTargets(page), { message: path }).toEqual([]);
    expect.soft(await findFocusFaults(page), path).toEqual([]);
  }
});

test('nothing moves, with and without reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/workshop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open a drawer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== 'none' || /[1-9]/.test(transitionDuration);
          })
          .map((element) => element.className),
      );
    await expect.poll(moving).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});
