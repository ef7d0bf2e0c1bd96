import type { Page } from '@playwright/test';
import { findSidewaysFaults } from './a11y/own-checks.ts';
import { SCREENS } from './screens.ts';
import { goTo } from './support/go.ts';
import { expect, test } from './support/journey.ts';

/** Texts that are the same in every language: names, addresses, keys, and what people or operators wrote. */
const DATA = [
  'kbd, code, time, option, .logo, .footer-grant, .account-note, [translate="no"]',
  // What authors wrote of a resource, a category or a collection.
  '.card-name, .card-kicker > span, .card-description > p, .card-words > p, .category-samples li, .tag',
  // What somebody wrote with a notice.
  '.notice-words',
].join(', ');

/** Names of the product, of who signs people in (the operator gives them), and of the people of the demonstration. */
const NAMES = [
  ...['Relievo', 'Google', 'Microsoft', 'Single sign-on'],
  ...['Tomas Berg', 'Sofia Lind', 'Priya Nair', 'Iris Holm', 'Adam Weiss', 'Selma Roth'],
];

/** Visible words without a single letter of the pseudo-language: they came past the catalogues. */
function findUntranslated(page: Page): Promise<string[]> {
  return page.evaluate(
    ([data, names]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (!element || element.closest(`${data}, script, style, template`)) continue;
        if (/[A-Za-z]{3}/.test(words) && !/[^\x20-\x7e…–’]/.test(words) && element.checkVisibility())
          found.push(words);
      }
      return [...new Set(found)].filter((words) => !names.includes(words) && !words.includes('@'));
    },
    [DATA, NAMES] as const,
  );
}

function listPaths(isSignedIn: boolean) {
  return [
    ...new Set(
      SCREENS.filter(({ as }) => (as !== undefined) === isSignedIn).flatMap(({ path }) =>
        typeof path === 'string' ? (path.split('?')[0] ?? path) : [],
      ),
    ),
  ];
}

for (const [who, width] of [
  ['guest', 1280],
  ['guest', 320],
  ['teacher', 1280],
] as const)
  test(`in another language, from right to left, at ${width} pixels no text stays English and nothing overflows: ${who}`, async ({
    page,
    as,
  }) => {
    if (who !== 'guest') await as(who);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?locale=pseudo&dir=rtl');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    let before = '';
    for (const path of listPaths(who !== 'guest')) {
      await goTo(page, path);
      if (path !== '/') await expect(heading, path).not.toHaveText(before);
      before = (await heading.textContent()) ?? '';
      await expect
        .poll(() => findUntranslated(page), { message: `${path} in the pseudo-language` })
        .toEqual([]);
      await expect.soft
        .poll(() => findSidewaysFaults(page), { message: `${path} from right to left` })
        .toEqual([]);
    }
  });

test('elements at the start of a line are there from right to left too', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/workshop?locale=pseudo&dir=rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sidebarX = async () => (await page.locator('.sidebar').boundingBox())?.x;
  await expect.poll(sidebarX).toBe(1280 - 256);
  const cards = page.locator('.card-grid [data-card]');
  await cards.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(1)).toBeFocused();
});
