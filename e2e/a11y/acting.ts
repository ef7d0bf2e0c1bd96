import type { Page } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { findDialogFaults } from './dialog-checks.ts';
import { findButtonsOutOfView } from './dialog-fit-check.ts';
import { findTraps } from './focus-checks.ts';
import { findMotion } from './motion-check.ts';
import { findNamelessFigures } from './name-checks.ts';
import { findLargeTextFaults } from './own-checks.ts';
import { findDismissalFaults, findRemovalFaults, keepMessage } from './removal-check.ts';
import { findStatesByColour } from './state-checks.ts';
import { findTypingFaults } from './typing-check.ts';
import { judge } from './window.ts';

/** Finds what eyes see where engines cannot look; a page that is still arriving is checked again. */
export async function expectRest(page: Page): Promise<void> {
  await keepMessage(page);
  for (const find of [
    findMotion,
    findNamelessFigures,
    findStatesByColour,
    findLargeTextFaults,
    findButtonsOutOfView,
  ])
    await judge.poll(() => find(page), { message: find.name }).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 800 });
  await keepMessage(page);
  await judge.poll(() => findLargeTextFaults(page), { message: 'on a phone' }).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Dismisses the message of a screen, which would pass soon. */
export async function expectDismissal(page: Page): Promise<void> {
  judge(await findDismissalFaults(page), 'message').toEqual([]);
}

/** Acts on a screen, which afterwards is another one. */
export async function expectToGoOn(page: Page, { comesAfter }: Screen): Promise<void> {
  judge(await findTraps(page), 'Tab').toEqual([]);
  judge(await findTypingFaults(page), 'typing').toEqual([]);
  judge(await findDialogFaults(page, comesAfter), 'dialog').toEqual([]);
  // The last, because it closes dialogs as well.
  judge(await findRemovalFaults(page), 'removal').toEqual([]);
}
