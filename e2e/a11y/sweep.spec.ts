import type { Page } from '@playwright/test';
import { reachScreen, type Screen } from '../screens/screen.ts';
import { SCREENS } from '../screens.ts';
import { expect } from '../support/journey.ts';
import { findAxeFaults } from './axe.ts';
import { findFocusFaults } from './focus-checks.ts';
import { findIbmFaults } from './ibm.ts';
import { findSidewaysFaults, findSmallTargets, findTextSpacingFaults } from './own-checks.ts';
import { showTheme, THEMES } from './themes.ts';
import { test } from './window.ts';

/** Whoever has the contrast of the highest level has that of every level. */
const CONTRAST_RULES = ['color-contrast-enhanced'];

/**
 * `npm run a11y` asks for everything in every theme. Otherwise a screen is looked at in the first theme, and for contrast
 * alone in one of the others: each in its turn, so that every theme is looked at in a third of all screens.
 */
const isFull = process.env['A11Y'] === 'full';

function chooseThemes(screen: Screen) {
  const [first, ...others] = THEMES;
  const inTurn = others[SCREENS.indexOf(screen) % others.length];
  return isFull || !inTurn ? THEMES : [first, inTurn];
}

test.use({ bypassCSP: true });
if (isFull) test.setTimeout(900_000);

/** Two engines in the window of a desktop. */
async function scan(page: Page, screen: Screen): Promise<void> {
  const { sound = {} } = screen;
  for (const theme of chooseThemes(screen)) {
    await showTheme(page, theme);
    const isWhole = isFull || theme === THEMES[0];
    const rules = isWhole ? undefined : CONTRAST_RULES;
    await expectNothing(page, () => findAxeFaults(page, { rules, sound }), theme.name);
    if (isWhole) await expectNothing(page, () => findIbmFaults(page, sound), theme.name);
  }
}

/** Late parts of a page come, and its frame changes with the window, a moment later: this looks until all has settled. */
async function expectNothing(
  page: Page,
  faults: (page: Page) => Promise<string[]>,
  where: string,
): Promise<void> {
  await expect.soft.poll(() => faults(page), { message: where, timeout: 15_000 }).toEqual([]);
}

/** Our own checks on a phone and a tablet; the page is not loaded again, so that its state stays. */
async function squeeze(page: Page): Promise<void> {
  for (const theme of isFull ? THEMES : THEMES.slice(0, 1)) {
    await showTheme(page, theme);
    await page.setViewportSize({ width: 768, height: 1024 });
    const onTablet = `tablet, ${theme.name}`;
    for (const faults of [findSidewaysFaults, findSmallTargets]) await expectNothing(page, faults, onTablet);
    await page.setViewportSize({ width: 320, height: 800 });
    const onPhone = `phone, ${theme.name}`;
    for (const faults of [findSidewaysFaults, findSmallTargets, findTextSpacingFaults])
      await expectNothing(page, faults, onPhone);
    const letters = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    // After the letters, so that what floats is placed anew.
    await page.setViewportSize({ width: 375, height: 800 });
    await expectNothing(page, findSidewaysFaults, `phone with letters twice as large, ${theme.name}`);
    await letters.evaluate((element) => (element as HTMLElement).remove());
    await page.setViewportSize({ width: 320, height: 800 });
  }
  expect.soft(await findFocusFaults(page), 'focus').toEqual([]);
}

for (const screen of SCREENS) {
  test(`${screen.id}: two engines and our own checks find nothing`, async ({ page, as }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    await scan(page, screen);
    await squeeze(page);
  });
}
