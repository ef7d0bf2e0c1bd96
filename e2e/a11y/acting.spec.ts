import type { Page } from '@playwright/test';
import { reachScreen, type Screen } from '../screens/screen.ts';
import { SCREENS } from '../screens.ts';
import { findDialogFaults } from './dialog-checks.ts';
import { findButtonsOutOfView } from './dialog-fit-check.ts';
import { findTraps } from './focus-checks.ts';
import { findMotion } from './motion-check.ts';
import { findNamelessFigures } from './name-checks.ts';
import { findLargeTextFaults } from './own-checks.ts';
import { findDismissalFaults, findRemovalFaults, keepMessage } from './removal-check.ts';
import { findStatesByColour } from './state-checks.ts';
import { findTypingFaults } from './typing-check.ts';
import { judge, test } from './window.ts';

/** `npm test` acts on a form with errors, a list, a resource and an object of a drawing, `npm run test:all` on every screen. */
const CORE = ['sign-up-errors', 'library-list', 'resource-chart', 'editor-table'];

test.use({ bypassCSP: true });

/** What eyes see where engines cannot look; a page that is still arriving is looked at again. */
async function expectSound(page: Page): Promise<void> {
  await keepMessage(page);
  for (const find of [
    findMotion,
    findNamelessFigures,
    findStatesByColour,
    findLargeTextFaults,
    findButtonsOutOfView,
  ])
    await judge.poll(() => find(page), { message: find.name }).toEqual([]);
}

async function expectSoundOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 800 });
  await keepMessage(page);
  await judge.poll(() => findLargeTextFaults(page), { message: 'on a phone' }).toEqual([]);
  if (size) await page.setViewportSize(size);
}

async function expectToGoOn(page: Page, { comesAfter }: Screen): Promise<void> {
  // First, for it passes by itself.
  judge(await findDismissalFaults(page), 'message').toEqual([]);
  judge(await findTraps(page), 'Tab').toEqual([]);
  judge(await findTypingFaults(page), 'typing').toEqual([]);
  judge(await findDialogFaults(page, comesAfter), 'dialog').toEqual([]);
  // Last, for it closes dialogs as well.
  judge(await findRemovalFaults(page), 'removal').toEqual([]);
}

for (const screen of SCREENS) {
  const tag = CORE.includes(screen.id) ? ['@core'] : [];
  test(`${screen.id}: rests, shows its states, and lets go of who acts on it`, { tag }, async ({
    page,
    as,
  }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    await expectSound(page);
    await expectSoundOnPhone(page);
    await expectToGoOn(page, screen);
  });
}
