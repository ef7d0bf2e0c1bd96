import type { Page } from '@playwright/test';
import { codeNow, plugInDevice } from '../support/second-step.ts';
import { forEverybody, forGuests, forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

/** What stands behind a dialog is inert, so its tabs have no stop. */

interface TestPerson {
  readonly email: string;
  readonly password: string;
}

/** One call of the API with the cookies of this browser. */
async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object = {}) {
  const { origin } = new URL(page.url());
  return page.request.fetch(`${origin}/api${path}`, { method, headers: { origin }, data });
}

/** Somebody of their own for each state, because what is added stays. */
async function enterAsNewPerson(page: Page): Promise<TestPerson> {
  const person = (await (
    await call(page, 'POST', '/setup/people', { role: 'student' })
  ).json()) as TestPerson;
  await call(page, 'POST', '/sign-in', { email: person.email, password: person.password });
  return person;
}

async function addApp(page: Page): Promise<void> {
  const begun = await call(page, 'POST', '/account/authenticator/secret');
  const { secret } = (await begun.json()) as { secret: string };
  await call(page, 'PUT', '/account/authenticator', { code: codeNow(secret, new Date()) });
}

/** A sign-in whose first step is done. */
async function doFirstStep(page: Page): Promise<string> {
  const { email, password } = await enterAsNewPerson(page);
  await addApp(page);
  await page.context().clearCookies();
  await call(page, 'POST', '/sign-in', { email, password });
  return '/auth/second-step';
}

const SETTINGS = '/settings/second-step';
const NEW_PERSON = openAfter(SETTINGS, enterAsNewPerson);
const WITH_APP = openAfter(SETTINGS, async (page) => {
  await enterAsNewPerson(page);
  await addApp(page);
});

export const SCREENS: readonly Screen[] = [
  { id: 'second-step-none', path: '/auth/second-step', shows: 'There is no sign-in to finish' },
  { id: 'second-step', path: doFirstStep, shows: "I can't get a code" },
  {
    id: 'second-step-errors',
    path: doFirstStep,
    shows: 'There is a problem',
    reach: (page) => page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  {
    id: 'second-step-lost',
    path: doFirstStep,
    shows: 'We sent you an email.',
    reach: async (page) => {
      await page.getByText("I can't get a code").click();
      await pressButton('Email me the link')(page);
    },
  },
  {
    id: 'second-step-recovery',
    path: '/auth/second-step-recovery?token=x',
    shows: 'Keep two-step sign-in on',
  },
  // The breadcrumbs name the page before it is there.
  { id: 'settings-second-step', path: NEW_PERSON, shows: 'Set up an authenticator app' },
  {
    id: 'settings-authenticator',
    path: NEW_PERSON,
    shows: 'Open an authenticator app',
    reach: async (page) => {
      await pressButton('Set up an authenticator app')(page);
      await page.getByText('Show a QR code to scan with another device').click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  {
    id: 'settings-second-step-added',
    path: WITH_APP,
    shows: 'You have 10 recovery codes left.',
    reach: async (page) => {
      const device = await plugInDevice(page);
      await pressButton('Add a passkey')(page);
      await pressButton('Continue')(page);
      await page.getByRole('button', { name: 'Rename My passkey' }).waitFor();
      await device.unplug();
    },
  },
  {
    id: 'settings-recovery-codes',
    path: WITH_APP,
    shows: 'I have saved them',
    reach: async (page) => {
      await pressButton('Create new recovery codes')(page);
      await pressButton('Create new codes')(page);
    },
  },
  {
    id: 'settings-passkey-name',
    path: NEW_PERSON,
    shows: 'To tell your passkeys apart',
    reach: pressButton('Add a passkey'),
  },
];

export const PAGES: readonly PageRow[] = [
  forGuests('/auth/second-step', 'Enter your code'),
  forEverybody('/auth/second-step-recovery', 'Two-step sign-in'),
  forSignedIn('/settings/second-step', 'Two-step sign-in'),
];
