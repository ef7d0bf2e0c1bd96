import { expect, type Page } from '@playwright/test';
import { COLLECTION_SCREENS } from './screens/collections.ts';
import { CONTENT_SCREENS } from './screens/content.ts';
import { CONVERSATION_SCREENS } from './screens/conversation.ts';
import { HOME_SCREENS } from './screens/home.ts';
import { LIBRARY_SCREENS } from './screens/library.ts';
import { NOTICE_SCREENS } from './screens/notices.ts';
import { SEARCH_SCREENS } from './screens/search.ts';
import { appStands } from './support/journey.ts';
import type { DemoRole } from './support/people.ts';

/**
 * Every screen in every state that a person can meet. The accessibility sweep, the contact sheet and
 * the search for clipped areas walk through this one list. A state first proves that it is reached.
 */
export type Screen = {
  readonly id: string;
  readonly path: string;
  readonly as?: DemoRole;
  /** The words that only this state shows. */
  readonly shows: string | RegExp;
  /** What a person does to get from the path to the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What an engine takes for a fault in this state and is none, each with the reason. */
  readonly sound?: Readonly<Record<string, string>>;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};

/** While its list is open, all but the combo box is hidden from screen readers; Tab closes the list first, so nobody gets there. */
const REST_IS_HIDDEN = 'the rest of the page is out of reach until the list is closed, which Tab does';
const LIST_IS_OPEN = {
  'aria-hidden-focus': REST_IS_HIDDEN,
  aria_hidden_nontabbable: REST_IS_HIDDEN,
  'page-has-heading-one': REST_IS_HIDDEN,
  region: 'the list belongs to its field, which is in a landmark',
};

const hint = async (page: Page) => {
  await page.getByRole('button', { name: 'With a picture' }).focus();
  await page.keyboard.press('Tab');
};

/** The same letter to the same person: only its place tells one from the other. */
const letter = (id: string) => ({
  id,
  to: 'ada@school.example',
  subject: 'Choose a new password',
  text: 'Follow the link within an hour.',
  links: ['https://relievo.example/auth/reset?token=x'],
  createdAt: '2026-11-20T12:00:00.000Z',
});

/** What stands behind a question is inert, so its tabs have no stop. */
const QUESTION_IS_OPEN = { aria_child_tabbable: 'the page behind a dialog is hidden and inert' };

export const SCREENS: readonly Screen[] = [
  { id: 'about', path: '/about', shows: 'One drawing, every medium' },
  { id: 'pricing', path: '/pricing', shows: 'Tiers and what they open' },
  { id: 'privacy', path: '/privacy', shows: 'What is kept on the server' },
  { id: 'terms', path: '/terms', shows: 'What you find here' },
  { id: 'accessibility', path: '/accessibility', shows: 'Known limits' },
  { id: 'accessibility-validation', path: '/accessibility-validation', shows: 'Check this page' },
  {
    id: 'accessibility-validation-done',
    path: '/accessibility-validation',
    shows: 'The checks found nothing.',
    reach: async (page) => {
      await page.getByLabel('Page', { exact: true }).selectOption('/about');
      await press('Check this page')(page);
    },
  },
  { id: 'skip-link-test', path: '/test/skip-links', shows: 'Targets on this page' },
  { id: 'status', path: '/status', shows: 'Everything is working.' },
  {
    id: 'status-unreachable',
    path: '/status',
    shows: 'The server does not answer',
    reach: async (page) => {
      await page.route('**/api/health', (route) => route.abort());
      await page.reload();
    },
  },
  { id: 'help', path: '/help', shows: 'Report a barrier' },
  {
    id: 'help-nothing-found',
    path: '/help',
    shows: 'No help page has all of these words.',
    reach: (page) => page.getByRole('searchbox', { name: 'Search the help' }).fill('xylophone'),
  },
  { id: 'help-topic', path: '/help/shortcuts', shows: 'Move to the shortcut that you want to change' },
  { id: 'help-topic-missing', path: '/help/nothing', shows: 'This help page does not exist' },
  { id: 'contact', path: '/contact', shows: 'A person reads every message' },
  { id: 'contact-errors', path: '/contact', shows: '3 things to put right', reach: press('Send message') },
  ...LIBRARY_SCREENS,
  ...SEARCH_SCREENS,
  ...CONVERSATION_SCREENS,
  { id: 'not-found', path: '/nothing/here', shows: 'Oops! Page not found' },
  { id: 'sign-in', path: '/auth', shows: 'Welcome back' },
  { id: 'sign-in-errors', path: '/auth', shows: '2 things to put right', reach: press('Sign in') },
  { id: 'sign-up', path: '/auth/signup', shows: 'Create your account' },
  {
    id: 'sign-up-errors',
    path: '/auth/signup',
    shows: '6 things to put right',
    reach: press('Create account'),
  },
  { id: 'forgot', path: '/auth/forgot', shows: 'We send a link to your address.' },
  { id: 'reset', path: '/auth/reset?token=x', shows: 'Choose a new password' },
  { id: 'verify', path: '/auth/verify?token=x', shows: 'Verify my address' },
  { id: 'email-change', path: '/auth/change-email?token=x', shows: 'Use this address' },
  { id: 'undo-deletion', path: '/auth/undo-deletion?token=x', shows: 'Nothing is lost yet' },
  { id: 'first-administrator', path: '/auth/first-administrator?token=x', shows: 'Open the first account' },
  {
    id: 'first-administrator-errors',
    path: '/auth/first-administrator?token=x',
    shows: '4 things to put right',
    reach: press('Open the account'),
  },
  {
    id: 'verify-refused',
    path: '/auth/verify?token=x',
    shows: 'This link has expired or was used already.',
    reach: press('Verify my address'),
  },
  { id: 'provider-refused', path: '/auth/callback/oidc?code=x&state=x', shows: 'Back to sign in' },
  {
    id: 'sign-in-refused',
    path: '/auth',
    shows: 'Error: Invalid email or password',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@relievo.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('Not a password');
      await press('Sign in')(page);
    },
  },
  { id: 'developer-setup', path: '/dev/setup', shows: 'Test users' },
  {
    id: 'developer-setup-letters',
    path: '/dev/setup',
    shows: 'Follow the link within an hour.',
    reach: async (page) => {
      await page.route('**/api/setup/outbox', (route) => route.fulfill({ json: ['1', '2'].map(letter) }));
      await page.reload();
    },
  },
  { id: 'settings-profile', path: '/settings', as: 'teacher', shows: 'Save my profile' },
  { id: 'settings-account', path: '/settings?tab=account', as: 'student', shows: 'Request Upload Access' },
  {
    id: 'settings-account-errors',
    path: '/settings?tab=account',
    as: 'student',
    shows: '2 things to put right',
    reach: press('Change my password'),
  },
  {
    id: 'settings-question',
    path: '/settings?tab=account',
    as: 'student',
    shows: 'Every device, this one too, has to sign in again.',
    reach: press('Sign out everywhere'),
    sound: QUESTION_IS_OPEN,
  },
  {
    id: 'settings-deletion',
    path: '/settings?tab=account',
    as: 'student',
    shows: 'What you published stays in the library, without your name.',
    reach: press('Delete my account'),
    sound: QUESTION_IS_OPEN,
  },
  ...HOME_SCREENS,
  { id: 'settings-display', path: '/settings?tab=display', as: 'student', shows: 'Theme and contrast' },
  {
    id: 'settings-text-spacing',
    path: '/settings?tab=display',
    as: 'student',
    shows: 'Paragraph spacing',
    reach: (page) => page.getByText('Text spacing of my own').click(),
  },
  { id: 'account-menu', path: '/', as: 'teacher', shows: 'teacher@relievo.example', reach: press('Account') },
  {
    id: 'shortcut-help',
    path: '/',
    shows: 'Keyboard shortcuts are on',
    reach: (page) => page.keyboard.press('?'),
  },
  {
    id: 'layout-description',
    path: '/about',
    shows: 'Regions, from the top',
    reach: (page) => page.keyboard.press('Alt+d'),
  },
  {
    id: 'no-past-notifications',
    path: '/about',
    shows: 'There are no messages.',
    reach: (page) => page.keyboard.press('Alt+n'),
  },
  { id: 'workshop', path: '/workshop', shows: 'Everything that pages are built from' },
  { id: 'workshop-menu', path: '/workshop', shows: 'Copy the sheet', reach: press('Sheet menu') },
  {
    id: 'workshop-select',
    path: '/workshop',
    shows: 'Paper with sound',
    reach: async (page) => {
      await page.locator('.select-button').first().click();
    },
  },
  {
    id: 'workshop-combo-box',
    path: '/workshop',
    shows: 'Paper with sound',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Medium by name' }).press('ArrowDown');
    },
    sound: LIST_IS_OPEN,
  },
  { id: 'workshop-dialog', path: '/workshop', shows: 'Name the sheet', reach: press('Open a dialog') },
  { id: 'workshop-drawer', path: '/workshop', shows: 'Name the sheet', reach: press('Open a drawer') },
  {
    id: 'workshop-side-panel',
    path: '/workshop',
    shows: 'Name the sheet',
    reach: press('Open a side panel'),
  },
  {
    id: 'workshop-question',
    path: '/workshop',
    shows: 'It cannot be brought back.',
    reach: press('Ask before removing'),
  },
  {
    id: 'workshop-notification',
    path: '/workshop',
    shows: 'The sheet is kept.',
    reach: press('Tell a success'),
  },
  { id: 'workshop-hint', path: '/workshop', shows: 'Keep (Ctrl+K)', reach: hint },
  {
    id: 'workshop-errors',
    path: '/workshop',
    shows: '2 things to put right',
    reach: press('Check the form'),
  },
  {
    id: 'past-notifications',
    path: '/workshop',
    shows: 'Past messages',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Tell an error' }).click();
      await page.getByRole('button', { name: 'Dismiss: The sheet could not be kept.' }).click();
      await page.keyboard.press('Alt+n');
      await expect(page.getByRole('dialog', { name: 'Past messages' })).toBeVisible();
    },
  },
  ...COLLECTION_SCREENS,
  ...NOTICE_SCREENS,
  ...CONTENT_SCREENS,
  { id: 'fullscreen', path: '/workshop/fullscreen', shows: 'A tool stands here' },
];

/** Goes to a screen and brings it into its state; fails where the state's own words are not there. */
export async function reachScreen(page: Page, { path, shows, reach }: Screen): Promise<void> {
  await page.goto(path);
  await appStands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reach?.(page);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
}
