import { expect, type Locator, type Page } from '@playwright/test';
import { pressTabUntil } from './tabbing.ts';

/** More stops than any page of ours has, in strides that are looked at together. */
const MOST_STRIDES = 16;
const STRIDE = 8;

/** Moves the focus there as a person without a mouse does: by Tab, from wherever it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await target.evaluate((element) => element === document.activeElement)) return;
  for (let stride = 0; stride < MOST_STRIDES; stride++) if (await pressTabUntil(page, target, STRIDE)) return;
  await expect(target, 'Tab reaches it').toBeFocused();
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(
  page: Page,
  label: string,
  words: string,
  within: Locator | Page = page,
): Promise<void> {
  await tabTo(page, within.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.insertText(words);
}

/** Goes to a button or link by Tab and presses Enter. */
export async function pressKey(
  page: Page,
  role: 'button' | 'link',
  name: string | RegExp,
  within: Locator | Page = page,
): Promise<void> {
  const exact = typeof name === 'string';
  await tabTo(page, within.getByRole(role, { name, exact }).first());
  await page.keyboard.press('Enter');
}
