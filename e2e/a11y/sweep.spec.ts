import type { Page } from '@playwright/test';
import { reachScreen, type Screen } from '../screens/screen.ts';
import { SCREENS } from '../screens.ts';
import { expect } from '../support/journey.ts';
import { findPaperFaults } from '../support/paper.ts';
import { expectDismissal, expectRest, expectToGoOn } from './acting.ts';
import { findAxeFaults } from './axe.ts';
import { findFocusFaults } from './focus-checks.ts';
import { findIbmFaults } from './ibm.ts';
import { LOOKS } from './looks/all.ts';
import { findPaleText } from './looks/contrast.ts';
import { findFieldsWithoutLabel } from './looks/fields.ts';
import { findDisorder } from './looks/order.ts';
import { findSmallText } from './looks/small-text.ts';
import { findTitlesForTheMouse } from './looks/titles.ts';
import { findSidewaysFaults, findSmallTargets, findTextSpacingFaults } from './own-checks.ts';
import { keepMessage } from './removal-check.ts';
import { isActedOnAlone, SCREEN_OF_PAGE, tagsOf } from './screen-of-page.ts';
import { chooseThemes, showTheme, THEMES } from './themes.ts';
import { judge, test } from './window.ts';

/**
 * `npm run a11y` asks for every theme. Otherwise each screen is looked at in one of the four, in turn: what differs
 * between them is contrast, and every pair of colours is computed for each in styles/contrast.test.ts.
 */
const isFull = process.env['A11Y'] === 'full';

/** One scan takes long on a busy machine. The gate plants faults that do not pass, and waits less for them. */
const SCAN_TIMEOUT = process.env['A11Y_FIRST'] ? 15_000 : 120_000;

test.use({ bypassCSP: true });
if (isFull) test.setTimeout(900_000);

/** What eyes and keys meet where no engine looks, as the page comes to everybody. */
async function look(page: Page): Promise<void> {
  for (const find of LOOKS) await expectNothing(page, find, find.name);
}

/** Two engines in the window of a desktop, and the colours that they leave undecided. */
async function scan(page: Page, { sound = {} }: Screen, theme: string): Promise<void> {
  await expectNothing(page, () => findAxeFaults(page, sound), theme);
  await expectNothing(page, () => findIbmFaults(page, sound), theme);
  await expectNothing(page, findPaleText, theme);
}

/** Styles for narrow windows alone may bring these faults about. */
const LOOKS_ON_A_PHONE = [findDisorder, findSmallText, findFieldsWithoutLabel, findTitlesForTheMouse];

/** Late parts of a page come, and its frame changes with the window, a moment later: this looks until all has settled. */
async function expectNothing(
  page: Page,
  faults: (page: Page) => Promise<string[]>,
  where: string,
): Promise<void> {
  await judge.poll(() => faults(page), { message: where, timeout: SCAN_TIMEOUT }).toEqual([]);
}

/** Our own checks on a phone and a tablet; the page is not loaded again, so that its state stays. */
async function squeeze(page: Page, theme: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const faults of [findSidewaysFaults, findSmallTargets])
    await expectNothing(page, faults, `tablet, ${theme}`);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const faults of [findSidewaysFaults, findSmallTargets, ...LOOKS_ON_A_PHONE, findTextSpacingFaults])
    await expectNothing(page, faults, `phone, ${theme}`);
  const letters = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // After the letters, so that what floats is placed anew.
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNothing(page, findSidewaysFaults, `phone with letters twice as large, ${theme}`);
  await letters.evaluate((element) => (element as HTMLElement).remove());
}

/** Looks at the paper of a page that is dark on screen: dark ink on white, without controls and without a heading alone. */
async function lookAtPaper(page: Page): Promise<void> {
  await showTheme(page, THEMES[1]);
  await expectNothing(page, findPaperFaults, 'on paper');
}

/** One state of each page is checked on paper, but not the workshop: it shows controls, each below its heading. */
const PRINTED = new Set([...SCREEN_OF_PAGE.values()].filter((id) => id !== 'workshop'));

test('one state of each page is swept by npm test', { tag: '@core' }, () => {
  const ids = SCREENS.map(({ id }) => id);
  const without = [...SCREEN_OF_PAGE].filter(([, id]) => id === undefined || !ids.includes(id));
  expect(without).toEqual([]);
});

for (const screen of SCREENS) {
  const tag = tagsOf(screen.id);
  test(`${screen.id}: two engines and our own checks find nothing`, { tag }, async ({ page, as }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    const desktop = page.viewportSize();
    const acts = !isActedOnAlone(screen.id);
    const [first, ...others] = chooseThemes(SCREENS.indexOf(screen), isFull);
    await showTheme(page, first);
    await keepMessage(page);
    await scan(page, screen, first.name);
    if (acts) {
      await expectRest(page);
      await expectDismissal(page);
    }
    await squeeze(page, first.name);
    for (const theme of others) {
      if (desktop) await page.setViewportSize(desktop);
      await showTheme(page, theme);
      await scan(page, screen, theme.name);
      await squeeze(page, theme.name);
    }
    // By now all that comes late is there.
    if (desktop) await page.setViewportSize(desktop);
    if (PRINTED.has(screen.id)) await lookAtPaper(page);
    await showTheme(page, THEMES[0]);
    await look(page);
    await page.setViewportSize({ width: 320, height: 800 });
    judge(await findFocusFaults(page), 'focus').toEqual([]);
    if (desktop) await page.setViewportSize(desktop);
    if (acts) await expectToGoOn(page, screen);
  });
}
