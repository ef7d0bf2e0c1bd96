import { forEverybody, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

/** The same letter to the same person: only its place tells one from the other. */
function letter(id: string) {
  return {
    id,
    to: 'ada@school.example',
    subject: 'Choose a new password',
    text: 'Follow the link within an hour.',
    links: ['https://relievo.example/auth/reset?token=x'],
    createdAt: '2026-11-20T12:00:00.000Z',
  };
}

/** Pages that inform, which everybody may open. */
export const SCREENS: readonly Screen[] = [
  { id: 'about', path: '/about', shows: 'One drawing, every format' },
  { id: 'pricing', path: '/pricing', shows: 'Plans and what they include' },
  { id: 'privacy', path: '/privacy', shows: 'What we store on the server' },
  { id: 'terms', path: '/terms', shows: 'Other people’s content' },
  { id: 'accessibility', path: '/accessibility', shows: 'Known limits' },
  { id: 'accessibility-validation', path: '/accessibility-validation', shows: 'Check this page' },
  {
    id: 'accessibility-validation-done',
    path: '/accessibility-validation',
    shows: 'No problems found.',
    reach: async (page) => {
      await page.getByLabel('Page', { exact: true }).selectOption('/about');
      await pressButton('Check this page')(page);
    },
  },
  { id: 'skip-link-test', path: '/test/skip-links', shows: 'Targets on this page' },
  { id: 'status', path: '/status', shows: 'Everything is working.' },
  {
    id: 'status-unreachable',
    path: openAfter('/status', (page) => page.route('**/api/health', (route) => route.abort())),
    shows: 'The server does not answer',
  },
  { id: 'help', path: '/help', shows: 'Report an accessibility problem' },
  {
    id: 'help-nothing-found',
    path: '/help',
    shows: 'Try fewer or different words, or ask us',
    reach: (page) => page.getByRole('searchbox', { name: 'Search help' }).fill('xylophone'),
  },
  { id: 'help-topic', path: '/help/shortcuts', shows: 'Go to the shortcut you want to change' },
  { id: 'help-topic-missing', path: '/help/nothing', shows: 'This help page does not exist' },
  { id: 'contact', path: '/contact', shows: 'A person reads every message' },
  {
    id: 'contact-errors',
    path: '/contact',
    shows: 'There are 3 problems',
    reach: pressButton('Send message'),
  },
  { id: 'not-found', path: '/nothing/here', shows: 'Oops! Page not found' },
  { id: 'developer-setup', path: '/dev/setup', shows: 'Test users' },
  {
    id: 'developer-setup-letters',
    path: openAfter('/dev/setup', (page) =>
      page.route('**/api/setup/outbox', (route) => route.fulfill({ json: ['1', '2'].map(letter) })),
    ),
    shows: 'Follow the link within an hour.',
  },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/about', 'About'),
  forEverybody('/pricing', 'Pricing'),
  forEverybody('/privacy', 'Privacy Policy'),
  forEverybody('/terms', 'Terms of Use'),
  forEverybody('/status', 'System Status'),
  forEverybody('/accessibility', 'Accessibility'),
  forEverybody('/accessibility-validation', 'Accessibility validation'),
  forEverybody('/test/skip-links', 'Skip link test'),
  forEverybody('/help', 'Help'),
  forEverybody('/students', 'For students'),
  forEverybody('/contact', 'Contact Us'),
  forEverybody('/dev/setup', 'Developer setup'),
];
