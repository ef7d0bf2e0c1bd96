import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { pressKey, tabTo, typeInto } from './keyboard.ts';
import { PASSWORD, type Person } from './members.ts';

/** Fills in the form of the sign-up by keyboard, wherever it was opened from. */
export async function signUpByForm(page: Page, { name, username, email }: Person) {
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await typeInto(page, 'Name', name);
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', PASSWORD);
  await typeInto(page, 'Confirm password', PASSWORD);
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
  await page.keyboard.press('Space');
  await pressKey(page, 'button', 'Create account');
  await expect(
    page.getByRole('heading', { name: 'Please check your email to verify your account.' }),
  ).toBeVisible();
}

export async function signInByForm(page: Page, email: string, password = PASSWORD) {
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await pressKey(page, 'button', 'Sign in');
}
