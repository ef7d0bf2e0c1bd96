import { type Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { DEMO_PASSWORD } from './support/people.ts';
import { expectLeft, numberIn, startStopwatch } from './support/stopwatch.ts';

/** One row for each message of signing in and signing up: what a person does, and what they read and hear. */
interface Row {
  readonly says: string;
  readonly when: string;
  readonly at: '/auth' | '/auth/signup';
  readonly does: (page: Page) => Promise<void>;
  /** Where it stands: in the summary and at its field, or as one sentence over the form. */
  readonly stands: 'at-field' | 'over-form' | 'in-notice';
}

const GOOD = 'Correct-horse-7';
let count = 0;
function createAddress() {
  return `person-${process.pid}-${Date.now()}-${count++}@relievo.example`;
}

function signIn(email: string, password: string) {
  return async (page: Page) => {
    if (email) await typeInto(page, 'Email', email);
    if (password) await typeInto(page, 'Password', password);
    await pressKey(page, 'button', 'Sign in');
  };
}

interface SignUp {
  name: string;
  username: string;
  email: string;
  password: string;
  again: string;
}

function signUp(change: Partial<SignUp> = {}, agrees = true) {
  return async (page: Page) => {
    const email = createAddress();
    const all = {
      name: 'Ada Lovelace',
      username: email.replace(/@.*/, ''),
      email,
      password: GOOD,
      again: GOOD,
      ...change,
    };
    await typeInto(page, 'Name', all.name);
    await typeInto(page, 'Username', all.username);
    await typeInto(page, 'Email', all.email);
    await typeInto(page, 'Password', all.password);
    await typeInto(page, 'Confirm password', all.again);
    if (agrees) {
      await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
      await page.keyboard.press('Space');
    }
    await pressKey(page, 'button', 'Create account');
  };
}

/** All guesses but the last go by the API: a live region takes its time for each sentence. */
function guessWrong(times: number) {
  return async (page: Page) => {
    const email = createAddress();
    const { origin } = new URL(page.url());
    for (let guess = 1; guess < times; guess++)
      await page.request.post('/api/sign-in', {
        headers: { origin },
        data: { email, password: `Wrong guess ${guess}` },
      });
    await signIn(email, 'The last guess')(page);
  };
}

const ROWS: readonly Row[] = [
  {
    says: 'Email is required',
    when: 'signing in without an address',
    at: '/auth',
    does: signIn('', 'x'),
    stands: 'at-field',
  },
  {
    says: 'You must agree to the terms and conditions',
    when: 'signing up without the terms',
    at: '/auth/signup',
    does: signUp({}, false),
    stands: 'at-field',
  },
  {
    says: 'Invalid email or password',
    when: 'the wrong password of somebody',
    at: '/auth',
    does: signIn('professional@relievo.example', 'Wrong'),
    stands: 'over-form',
  },
  {
    says: "You've been successfully logged in.",
    when: 'the right password',
    at: '/auth',
    does: signIn('institution@relievo.example', DEMO_PASSWORD),
    stands: 'in-notice',
  },
  {
    says: 'Please check your email to verify your account.',
    when: 'a form that is all right',
    at: '/auth/signup',
    does: signUp(),
    stands: 'in-notice',
  },
];

const HEADINGS = { '/auth': 'Welcome back', '/auth/signup': 'Create your account' } as const;

for (const { says, when, at, does, stands } of ROWS) {
  test(`${says}: ${when}`, async ({ page, spoken }) => {
    await openPage(page, at, HEADINGS[at]);
    await does(page);
    if (stands === 'at-field') {
      const summary = page.getByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
      await expect(summary).toBeFocused();
      await expect(seeText(summary, says, { exact: true })).toBeVisible();
      await expect(page.locator('form').getByText(`Error: ${says}`)).toBeVisible();
      await pressKey(page, 'button', new RegExp(`^Go to field.*${says}`), summary);
      const field = page.locator('form :focus');
      await expect(field).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    } else if (stands === 'over-form') {
      await expect(page.locator('.refusal')).toContainText(`Error: ${says}`);
      await spoken.toInclude(`Error: ${says}`);
    } else {
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(says);
      await spoken.toInclude(`Success: ${says}`);
    }
  });
}

test('Please verify your email address: appears for the right password before the link was followed, which can be sent again', async ({
  page,
  spoken,
}) => {
  const email = createAddress();
  await openPage(page, '/auth/signup', HEADINGS['/auth/signup']);
  await signUp({ email })(page);
  await expect(
    page.getByRole('heading', { name: 'Please check your email to verify your account.' }),
  ).toBeVisible();
  await openPage(page, '/auth', HEADINGS['/auth']);
  await signIn(email, GOOD)(page);
  await expect(page.locator('.refusal')).toContainText('Error: Please verify your email address');
  await spoken.toInclude('Error: Please verify your email address');
  await pressKey(page, 'button', 'Send the link again');
  await spoken.toInclude('we sent it a new link');
});

test('Your session has expired. Please log in again.: appears for a session that ended somewhere else', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await openPage(page, '/settings?tab=account', 'Settings');
  await expect(page.getByRole('heading', { name: 'Emails', exact: true })).toBeVisible();
  await page.context().clearCookies();
  await tabTo(page, page.getByRole('switch', { name: 'News about new features' }));
  await page.keyboard.press('Space');
  await spoken.toInclude('Error: Your session has expired. Please log in again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('return')).toBe('/settings?tab=account');
});

test('the seconds of a lock count down, and its end allows another try', async ({ page, spoken }) => {
  await page.clock.install();
  await openPage(page, '/auth', HEADINGS['/auth']);
  const locked = startStopwatch();
  await guessWrong(5)(page);
  const refusal = page.locator('.refusal');
  const left = async () => numberIn(await refusal.textContent());
  await expect(refusal).toContainText(/Please wait \d+ seconds before trying again\./);
  await expectLeft(left, 300, locked);
  await spoken.toInclude(/Too many failed attempts\. Please wait \d+ seconds/);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeDisabled();
  await page.clock.fastForward(200_000);
  await expect(refusal).toContainText(/Please wait \d+ seconds before trying again\./);
  await expectLeft(left, 100, locked);
  await page.clock.fastForward(101_000);
  await expect(refusal).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test('typed text survives a change of tabs, and all but the password a reload', { tag: '@core' }, async ({
  page,
}) => {
  await openPage(page, '/auth/signup', HEADINGS['/auth/signup']);
  await typeInto(page, 'Name', 'Grace Hopper');
  await typeInto(page, 'Username', 'grace');
  await typeInto(page, 'Email', 'grace@navy.example');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Grace Hopper');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('grace');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('grace@navy.example');
});
