import type { Page } from '@playwright/test';
import { reachScreen, SCREENS, type Screen } from '../screens.ts';
import { expect, test } from '../support/journey.ts';
import { axeFaults } from './axe.ts';
import { ibmFaults } from './ibm.ts';
import { focusFaults, sidewaysFaults, smallTargetFaults, textSpacingFaults } from './own-checks.ts';
import { showTheme, THEMES } from './themes.ts';

const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** `npm run a11y` asks for everything in every theme; otherwise the other themes are looked at for contrast alone. */
const isFull = process.env['A11Y'] === 'full';

test.use({ bypassCSP: true });
if (isFull) test.setTimeout(180_000);

/** Two engines in the window of a desktop. */
async function scan(page: Page, sound: Screen['sound'] = {}): Promise<void> {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    const isWhole = isFull || theme === THEMES[0];
    expect
      .soft(await axeFaults(page, { rules: isWhole ? undefined : CONTRAST_RULES, sound }), theme.name)
      .toEqual([]);
    if (isWhole) expect.soft(await ibmFaults(page, sound), theme.name).toEqual([]);
  }
}

/** The frame of the page changes with the window a moment later, so this looks until it has settled. */
async function fits(page: Page, where: string): Promise<void> {
  await expect.soft.poll(() => sidewaysFaults(page), { message: where }).toEqual([]);
}

/** Our own checks on a phone and a tablet; the page is not loaded again, so that its state stays. */
async function squeeze(page: Page): Promise<void> {
  for (const theme of isFull ? THEMES : THEMES.slice(0, 1)) {
    await showTheme(page, theme);
    await page.setViewportSize({ width: 768, height: 1024 });
    await fits(page, `tablet, ${theme.name}`);
    expect.soft(await smallTargetFaults(page), `tablet, ${theme.name}`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await fits(page, `phone, ${theme.name}`);
    expect.soft(await smallTargetFaults(page), `phone, ${theme.name}`).toEqual([]);
    expect.soft(await textSpacingFaults(page), `phone, ${theme.name}`).toEqual([]);
  }
  expect.soft(await focusFaults(page), 'focus').toEqual([]);
}

for (const screen of SCREENS) {
  test(`${screen.id}: two engines and our own checks find nothing`, async ({ page, as }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    await scan(page, screen.sound);
    await squeeze(page);
  });
}
