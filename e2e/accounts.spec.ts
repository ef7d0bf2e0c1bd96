import type { Page } from '@playwright/test';
import { signInByForm, signUpByForm } from './support/account-forms.ts';
import { HOME_OF } from './support/home.ts';
import { test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { createMember, createPerson, PASSWORD, signInAt } from './support/members.ts';
import { expectLeft, numberIn, startStopwatch } from './support/stopwatch.ts';

/** Journeys of accounts, by keyboard alone, with real mail and a real provider. */
test.describe.configure({ mode: 'default' });

const OTHER = 'Better-horse-89';

test('a person signs up, follows the link in the mail and signs in for the first time', {
  tag: '@core',
}, async ({ page, installation, spoken }) => {
  const ada = createPerson('Ada');
  await openPage(page, '/auth/signup', 'Create your account');
  await signUpByForm(page, ada);
  await spoken.toInclude('Success: Please check your email to verify your account.');
  await page.goto(await installation.linkIn(ada.email, 'Verify your email address'));
  await expect(page).toHaveURL('/auth/verify');
  await pressKey(page, 'button', 'Verify my address');
  await spoken.toInclude('Success: Your email address is verified.');
  await pressKey(page, 'link', 'Sign in', page.locator('main'));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
  await signInByForm(page, ada.email);
  await spoken.toInclude("Success: You've been successfully logged in.");
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a person who opens the letter in another browser chooses a password there', async ({
  page,
  installation,
  spoken,
}) => {
  const ida = createPerson('Ida');
  await openPage(page, '/auth/signup', 'Create your account');
  await signUpByForm(page, ida);
  await page.context().clearCookies();
  await page.goto(await installation.linkIn(ida.email, 'Verify your email address'));
  await pressKey(page, 'button', 'Verify my address');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  await spoken.toInclude('Choose your password');
  await typeInto(page, 'New password', OTHER);
  await pressKey(page, 'button', 'Set password');
  await spoken.toInclude(
    'Success: Your email address is verified and your password is set. Sign in with it.',
  );
  await signInByForm(page, ida.email, OTHER);
  await spoken.toInclude("Success: You've been successfully logged in.");
});

test('a person who changes the password removes a provider with it', async ({
  page,
  installation,
  spoken,
}) => {
  const kim = await createMember(page, installation, 'Kim');
  await signInAt(page, installation.url, kim);
  installation.openId.signsIn({ sub: kim.username, email: kim.email, email_verified: true, name: 'Kim' });
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Connect Northern University');
  await expect(page.getByRole('button', { name: 'Disconnect Northern University' })).toBeVisible();
  await typeInto(page, 'Current password', PASSWORD);
  await typeInto(page, 'New password', OTHER);
  await tabTo(page, page.getByRole('checkbox', { name: 'Disconnect Northern University' }));
  await page.keyboard.press('Space');
  await pressKey(page, 'button', 'Change my password');
  await spoken.toInclude('Success: Password changed. You are signed out on all other devices.');
  await expect(page.getByRole('button', { name: 'Connect Northern University' })).toBeVisible();
});

test('a used link is reported with the way to another one', async ({ page, installation, spoken }) => {
  const bob = await createMember(page, installation, 'Bob');
  await page.goto(await installation.linkIn(bob.email, 'Verify your email address'));
  await pressKey(page, 'button', 'Verify my address');
  await spoken.toInclude('Error: This link has expired or was already used. Ask for a new one.');
  await typeInto(page, 'Email', bob.email);
  await pressKey(page, 'button', 'Send a new link');
  await spoken.toInclude('we sent it a new link');
});

test('a person who has to sign in for a page comes back to it', { tag: '@core' }, async ({
  page,
  installation,
}) => {
  const cleo = await createMember(page, installation, 'Cleo');
  await page.goto('/settings?tab=display');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await signInByForm(page, cleo.email);
  await expect(page).toHaveURL('/settings?tab=display');
  await expect(page.getByRole('tab', { name: 'Display', selected: true })).toBeVisible();
});

test('a visitor continues as a guest from the sign-in and the sign-up, and is at home', async ({ page }) => {
  for (const [path, title] of [
    ['/auth', 'Welcome back'],
    ['/auth/signup', 'Create your account'],
  ] as const) {
    await openPage(page, path, title);
    await pressKey(page, 'link', 'Continue as Guest');
    await expect(page.getByRole('heading', { level: 1, name: HOME_OF.guest })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('a way back to another site leads home', async ({ page, installation }) => {
  const dan = await createMember(page, installation, 'Dan');
  await openPage(page, `/auth?return=${encodeURIComponent('//evil.example/')}`, 'Welcome back');
  await signInByForm(page, dan.email);
  await expect(page).toHaveURL('/');
});

test('a forgotten password is replaced by a mailed link', { tag: '@core' }, async ({
  page,
  installation,
  spoken,
}) => {
  const eve = await createMember(page, installation, 'Eve');
  await openPage(page, '/auth', 'Welcome back');
  await pressKey(page, 'link', 'Forgot password');
  await typeInto(page, 'Email', eve.email);
  await pressKey(page, 'button', 'Send link');
  await spoken.toInclude('If there is an account with this address, we sent it a link.');
  await page.goto(await installation.linkIn(eve.email, 'Choose a new password'));
  await typeInto(page, 'New password', OTHER);
  await pressKey(page, 'button', 'Set password');
  await spoken.toInclude('Success: Your password is changed. Sign in with the new password.');
  await signInByForm(page, eve.email, OTHER);
  await spoken.toInclude("Success: You've been successfully logged in.");
});

test('five wrong passwords lock the account for five minutes, which count down, and then it opens', {
  tag: '@core',
}, async ({ page, installation, spoken }) => {
  const max = await createMember(page, installation, 'Max');
  await page.clock.install();
  await openPage(page, '/auth', 'Welcome back');
  await typeInto(page, 'Email', max.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.insertText(OTHER);
  const refusal = page.locator('.refusal');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  for (const says of [
    'Invalid email or password',
    'Invalid email or password',
    'Invalid email or password. 2 attempts remaining',
    'Invalid email or password. 1 attempts remaining',
  ]) {
    await Promise.all([page.waitForResponse('**/api/sign-in'), page.keyboard.press('Enter')]);
    await expect(refusal).toHaveText(`Error: ${says}`);
    await expect(button).toBeEnabled();
  }
  const locked = startStopwatch();
  const left = async () => numberIn(await refusal.textContent());
  await page.keyboard.press('Enter');
  await expect(refusal).toHaveText(
    /Too many failed attempts\. Please wait \d+ seconds before trying again\./,
  );
  await expectLeft(left, 300, locked);
  await expect(button).toBeDisabled();
  await page.clock.fastForward(200_000);
  await expectLeft(left, 100, locked);
  await page.clock.runFor(10_000);
  await spoken.toInclude(/Error: Too many failed attempts\. Please wait \d+ seconds before trying again\./);
  installation.turnClock(300);
  await page.clock.fastForward(91_000);
  await expect(refusal).toHaveCount(0);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PASSWORD);
  await pressKey(page, 'button', 'Sign in');
  await expect(page).toHaveURL('/');
});

test('a provider opens a new account, and the same one the next time', async ({
  page,
  installation,
  spoken,
}) => {
  const fay = createPerson('Fay');
  installation.openId.signsIn({ sub: fay.username, email: fay.email, email_verified: true, name: 'Fay Ray' });
  for (const _ of ['new', 'known']) {
    await openPage(page, '/auth?return=/settings', 'Welcome back');
    const others = page.getByRole('group', { name: 'Sign in another way' });
    await expect(others.getByRole('button')).toHaveText(['Northern University']);
    await pressKey(page, 'button', 'Northern University');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await spoken.toInclude("Success: You've been successfully logged in.");
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fay Ray');
    await page.context().clearCookies();
  }
});

test('a provider is connected with an existing account, and removed again', async ({
  page,
  installation,
  spoken,
}) => {
  const gus = await createMember(page, installation, 'Gus');
  await signInAt(page, installation.url, gus);
  installation.openId.signsIn({ sub: gus.username, email: gus.email, email_verified: true, name: 'Gus' });
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Connect Northern University');
  await expect(page.getByRole('button', { name: 'Disconnect Northern University' })).toBeVisible();
  await spoken.toInclude('Success: Provider connected.');
  await pressKey(page, 'button', 'Disconnect Northern University');
  const question = page.getByRole('alertdialog', { name: 'Disconnect Northern University?' });
  await pressKey(page, 'button', 'Disconnect Northern University', question);
  await spoken.toInclude('Success: Provider disconnected.');
  await expect(page.getByRole('button', { name: 'Connect Northern University' })).toBeVisible();
});

test('a person who declines at the provider is told so and led back', async ({
  page,
  installation,
  spoken,
}) => {
  installation.openId.signsIn(null);
  await openPage(page, '/auth', 'Welcome back');
  await pressKey(page, 'button', 'Northern University');
  await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible();
  await spoken.toInclude('Error: You could not be signed in with Northern University.');
  await pressKey(page, 'link', 'Back to sign in');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('the email address changes when the link to the new one is followed', async ({
  page,
  installation,
  spoken,
}) => {
  const hal = await createMember(page, installation, 'Hal');
  const next = `new-${hal.email}`;
  await signInAt(page, installation.url, hal);
  await openPage(page, '/settings?tab=account', 'Settings');
  await typeInto(page, 'New email address', next);
  await typeInto(page, 'Your password', PASSWORD);
  await pressKey(page, 'button', 'Change my email address');
  await spoken.toInclude(`Success: We sent a link to ${next}.`);
  await expect(seeText(page, `${next} is not confirmed yet.`)).toBeVisible();
  await page.goto(await installation.linkIn(next, 'Confirm your new email address'));
  await pressKey(page, 'button', 'Use this email address');
  await spoken.toInclude('Success: Your email address is changed.');
  await page.context().clearCookies();
  await openPage(page, '/auth', 'Welcome back');
  await signInByForm(page, next);
  await spoken.toInclude("Success: You've been successfully logged in.");
});

test('the password changes only with the current one', async ({ page, installation, spoken }) => {
  const ida = await createMember(page, installation, 'Ida');
  await signInAt(page, installation.url, ida);
  await openPage(page, '/settings?tab=account', 'Settings');
  await typeInto(page, 'Current password', 'Not-mine-at-all-1');
  await typeInto(page, 'New password', OTHER);
  await pressKey(page, 'button', 'Change my password');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toContainText('The password is not correct. Check it and try again.');
  await pressKey(page, 'button', /^Go to field/, summary);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PASSWORD);
  await pressKey(page, 'button', 'Change my password');
  await spoken.toInclude('Success: Password changed. You are signed out on all other devices.');
});

async function askForDeletion(page: Page) {
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Delete my account');
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question).toContainText(
    'In 14 days your profile, drafts, collections and settings are erased.',
  );
  await typeInto(page, 'Your password', PASSWORD, question);
  await pressKey(page, 'button', 'Delete my account', question);
  await expect(seeText(page, /^Your account will be deleted on /)).toBeVisible();
}

test('an account is deleted after two weeks, and is kept by one press until then', async ({
  page,
  installation,
  spoken,
}) => {
  const jan = await createMember(page, installation, 'Jan');
  await signInAt(page, installation.url, jan);
  await askForDeletion(page);
  await spoken.toInclude('Success: Your account will be deleted in 14 days. Until then you can keep it.');
  await pressKey(page, 'button', 'Keep my account');
  await spoken.toInclude('Success: Your account and everything in it will be kept.');
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('the link in the mail keeps an account without signing in', async ({ page, installation, spoken }) => {
  const joy = await createMember(page, installation, 'Joy');
  await signInAt(page, installation.url, joy);
  await askForDeletion(page);
  await page.context().clearCookies();
  await page.goto(await installation.linkIn(joy.email, 'Your account will be deleted'));
  await pressKey(page, 'button', 'Keep my account');
  await spoken.toInclude('Success: Your account and everything in it will be kept.');
  await signInAt(page, installation.url, joy);
  await openPage(page, '/settings?tab=account', 'Settings');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
