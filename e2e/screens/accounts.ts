import { forEverybody, forGuests, forSignedIn, type PageRow } from './page.ts';
import { pressButton, type Screen } from './screen.ts';

/** Coming in, and the settings of one's own account. */
export const SCREENS: readonly Screen[] = [
  { id: 'sign-in', path: '/auth', shows: 'Welcome back' },
  { id: 'sign-in-errors', path: '/auth', shows: 'There are 2 problems', reach: pressButton(/^Sign in$/) },
  { id: 'sign-up', path: '/auth/signup', shows: 'Create your account' },
  {
    id: 'sign-up-errors',
    path: '/auth/signup',
    shows: 'There are 6 problems',
    reach: pressButton('Create account'),
  },
  { id: 'forgot', path: '/auth/forgot', shows: 'We will email you a link' },
  { id: 'reset', path: '/auth/reset?token=x', shows: 'Choose a new password' },
  { id: 'verify', path: '/auth/verify?token=x', shows: 'Verify my address' },
  { id: 'take-over', path: '/auth/take-over?token=x', shows: 'Your words' },
  { id: 'email-change', path: '/auth/change-email?token=x', shows: 'Use this email address' },
  { id: 'undo-deletion', path: '/auth/undo-deletion?token=x', shows: 'Nothing is lost yet' },
  { id: 'first-administrator', path: '/auth/first-administrator?token=x', shows: 'Create the first account' },
  {
    id: 'first-administrator-errors',
    path: '/auth/first-administrator?token=x',
    shows: 'There are 4 problems',
    reach: pressButton('Create account'),
  },
  {
    id: 'verify-refused',
    path: '/auth/verify?token=x',
    shows: 'This link has expired or was already used.',
    reach: pressButton('Verify my address'),
  },
  { id: 'provider-refused', path: '/auth/callback/oidc?code=x&state=x', shows: 'Back to sign in' },
  {
    id: 'sign-in-refused',
    path: '/auth',
    shows: 'Error: Invalid email or password',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@relievo.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('Not a password');
      await pressButton(/^Sign in$/)(page);
    },
  },
  { id: 'settings-profile', path: '/settings', as: 'teacher', shows: 'Save my profile' },
  { id: 'settings-account', path: '/settings?tab=account', as: 'student', shows: 'Request Upload Access' },
  {
    id: 'settings-account-errors',
    path: '/settings?tab=account',
    as: 'student',
    shows: 'There are 2 problems',
    reach: pressButton('Change my password'),
  },
  {
    id: 'settings-question',
    path: '/settings?tab=account',
    as: 'student',
    shows: 'You will have to sign in again on every device, including this one.',
    reach: pressButton('Sign out everywhere'),
  },
  {
    id: 'settings-deletion',
    path: '/settings?tab=account',
    as: 'student',
    shows: 'What you published stays in the library, without your name.',
    reach: pressButton('Delete my account'),
  },
  { id: 'settings-studio', path: '/settings?tab=studio', as: 'teacher', shows: 'Braille and paper' },
  { id: 'settings-display', path: '/settings?tab=display', as: 'student', shows: 'Theme and contrast' },
  {
    id: 'settings-text-spacing',
    path: '/settings?tab=display',
    as: 'student',
    shows: 'Paragraph spacing',
    reach: (page) => page.getByText('Use my own text spacing').click(),
  },
];

export const PAGES: readonly PageRow[] = [
  forGuests('/auth', 'Welcome back'),
  forGuests('/auth/signup', 'Create your account'),
  forGuests('/auth/forgot', 'Forgot password'),
  forGuests('/auth/reset', 'Choose a new password'),
  forEverybody('/auth/verify', 'Verify your email address'),
  forEverybody('/auth/take-over', 'Take your account over'),
  forEverybody('/auth/change-email', 'Confirm your new email address'),
  forEverybody('/auth/undo-deletion', 'Keep your account'),
  forGuests('/auth/first-administrator', 'Create the first account'),
  forSignedIn('/settings', 'Settings'),
];
