import type { Page } from '@playwright/test';
import { findAxeFaults } from './a11y/axe.ts';
import { type Installation, test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { createMember, PASSWORD, type Person, signInAt } from './support/members.ts';
import { nextCode, plugInDevice } from './support/second-step.ts';

/** Journeys of the second step, by keyboard alone, with what a screen reader hears, real mail and a device of the browser. */
test.describe.configure({ mode: 'default' });

const CODES_TITLE = 'Save your recovery codes';
const HOUR = 60 * 60;
const BEGIN_BY_PASSKEY = '**/api/sign-in/passkey/challenge';

async function signIn(page: Page, { email }: Person) {
  await openPage(page, '/auth', 'Welcome back');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', PASSWORD);
  await pressKey(page, 'button', 'Sign in');
}

async function signOut(page: Page) {
  await page.context().clearCookies();
}

/** Sets the app up by the key that stands as text, and returns the key and the recovery codes. */
async function setUpApp(page: Page, installation: Installation) {
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Set up an authenticator app');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = (await dialog.locator('.second-step-key code').innerText()).replaceAll(' ', '');
  await typeInto(page, 'Code from the app', nextCode(installation, secret), dialog);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: CODES_TITLE });
  await expect(codes).toBeVisible();
  const recoveryCodes = (await codes.locator('li code').allInnerTexts()).map((code) =>
    code.replaceAll(' ', '-'),
  );
  await pressKey(page, 'button', 'I have saved them', codes);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused();
  return { secret, recoveryCodes };
}

test('an authenticator app is set up without a camera, and its codes finish the sign-in', {
  tag: '@core',
}, async ({ page, installation, spoken }) => {
  const ada = await createMember(page, installation, 'Ada');
  await signInAt(page, installation.url, ada);
  const { secret, recoveryCodes } = await setUpApp(page, installation);
  await spoken.toInclude('Success: Authenticator app set up. You will need it when you sign in.');
  expect(recoveryCodes).toHaveLength(10);
  await signOut(page);
  await signIn(page, ada);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused();
  await spoken.toInclude('Navigated to Enter your code');
  await typeInto(page, 'Code', '000000');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toContainText('This code is wrong or was already used.');
  await pressKey(page, 'button', /^Go to field/, summary);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(nextCode(installation, secret));
  await page.keyboard.press('Enter');
  await spoken.toInclude("Success: You've been successfully logged in.");
  await expect(page).toHaveURL('/');
});

test('a recovery code signs in once, and the next page says how many are left', async ({
  page,
  installation,
  spoken,
}) => {
  const bob = await createMember(page, installation, 'Bob');
  await signInAt(page, installation.url, bob);
  const { recoveryCodes } = await setUpApp(page, installation);
  await signOut(page);
  await page.goto(`/auth?return=${encodeURIComponent('/settings?tab=account')}`);
  await typeInto(page, 'Email', bob.email);
  await typeInto(page, 'Password', PASSWORD);
  await pressKey(page, 'button', 'Sign in');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused();
  await typeInto(page, 'Code', recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await spoken.toInclude("Success: You've been successfully logged in.");
  await expect(seeText(page, 'You have 9 recovery codes left.')).toBeVisible();
});

test('a passkey is added, named, signs in alone with nothing typed, and is removed', async ({
  page,
  installation,
  spoken,
}) => {
  const cleo = await createMember(page, installation, 'Cleo');
  const device = await plugInDevice(page);
  await signInAt(page, installation.url, cleo);
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Add a passkey');
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding.getByRole('textbox', { name: 'Name of the passkey' })).toHaveValue('My passkey');
  await pressKey(page, 'button', 'Continue', adding);
  await spoken.toInclude('Success: Passkey added. You can now sign in with it.');
  await pressKey(page, 'button', 'I have saved them', page.getByRole('dialog', { name: CODES_TITLE }));
  await pressKey(page, 'button', 'Rename My passkey');
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the passkey' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Telephone');
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: Passkey renamed.');
  await signOut(page);
  // Nobody touches the device until the button asks for it: the offer at the email field waits in vain.
  await device.waitForTouch();
  const offer = page.waitForResponse(BEGIN_BY_PASSKEY);
  await openPage(page, '/auth', 'Welcome back');
  await offer;
  await page.route(BEGIN_BY_PASSKEY, async (route) => {
    await device.touch();
    await route.continue();
  });
  await pressKey(page, 'button', 'Sign in with a passkey');
  await spoken.toInclude("Success: You've been successfully logged in.");
  await expect(page).toHaveURL('/');
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Remove Telephone');
  const question = page.getByRole('alertdialog', { name: 'Remove Telephone?' });
  await pressKey(page, 'button', 'Remove the passkey', question);
  await spoken.toInclude('Success: Passkey removed.');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused();
});

test('a passkey finishes a sign-in that the password began', async ({ page, installation, spoken }) => {
  const dora = await createMember(page, installation, 'Dora');
  const device = await plugInDevice(page);
  await signInAt(page, installation.url, dora);
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Add a passkey');
  await pressKey(page, 'button', 'Continue', page.getByRole('dialog', { name: 'Add a passkey' }));
  await pressKey(page, 'button', 'I have saved them', page.getByRole('dialog', { name: CODES_TITLE }));
  await signOut(page);
  await device.waitForTouch();
  await signIn(page, dora);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused();
  await device.touch();
  await pressKey(page, 'button', 'Sign in with a passkey');
  await spoken.toInclude("Success: You've been successfully logged in.");
});

test('after a quarter of an hour a sensitive act asks who sits there, and then goes on by itself', async ({
  page,
  installation,
  spoken,
}) => {
  const eve = await createMember(page, installation, 'Eve');
  await signInAt(page, installation.url, eve);
  const { secret } = await setUpApp(page, installation);
  installation.turnClock(15 * 60);
  await pressKey(page, 'button', 'Create new recovery codes');
  const question = page.getByRole('alertdialog', { name: 'Create new recovery codes?' });
  await pressKey(page, 'button', 'Create new codes', question);
  const asked = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(asked).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await typeInto(page, 'Code', nextCode(installation, secret), asked);
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: You have new recovery codes. The old ones no longer work.');
  await expect(page.getByRole('dialog', { name: CODES_TITLE })).toBeVisible();
});

test('a second step that is lost comes off by letter after three days, and not before', async ({
  page,
  installation,
  spoken,
}) => {
  const fay = await createMember(page, installation, 'Fay');
  await signInAt(page, installation.url, fay);
  await setUpApp(page, installation);
  await signOut(page);
  await signIn(page, fay);
  await tabTo(page, page.getByText("I can't get a code"));
  await page.keyboard.press('Enter');
  await pressKey(page, 'button', 'Email me the link');
  await spoken.toInclude('Success: We sent you an email.');
  const link = await installation.linkIn(fay.email, 'Request to turn off two-step sign-in');
  await page.goto(link);
  await pressKey(page, 'button', 'Turn off two-step sign-in');
  await spoken.toInclude('Error: You can turn off two-step sign-in in 72 hours. Keep the email until then.');
  installation.turnClock(72 * HOUR);
  await pressKey(page, 'button', 'Turn off two-step sign-in');
  await spoken.toInclude('Success: Two-step sign-in is off.');
  await signIn(page, fay);
  await spoken.toInclude("Success: You've been successfully logged in.");
});

test('an administrator who needs a second step is led to it, and reaches the rest when it is there', async ({
  page,
  installation,
}) => {
  const gus = await createMember(page, installation, 'Gus');
  await installation.command('grant', gus.email, 'admin');
  await installation.command('second-step', 'require');
  try {
    await signInAt(page, installation.url, gus);
    await page.goto('/library');
    await expect(page).toHaveURL('/settings/second-step');
    await expect(seeText(page, 'Administrators must use two-step sign-in here.')).toBeVisible();
    await pressKey(page, 'button', 'Set up an authenticator app');
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    const secret = (await dialog.locator('.second-step-key code').innerText()).replaceAll(' ', '');
    await typeInto(page, 'Code from the app', nextCode(installation, secret), dialog);
    await page.keyboard.press('Enter');
    await pressKey(page, 'button', 'I have saved them', page.getByRole('dialog', { name: CODES_TITLE }));
    await pressKey(page, 'link', 'Back to your account');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  } finally {
    await installation.command('second-step', 'allow');
  }
});
