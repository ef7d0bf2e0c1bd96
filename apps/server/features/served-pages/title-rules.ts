/** The headings of pages that only the app can fill, as they are when it has started. */
const TITLES: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/accessibility': 'Accessibility',
  '/admin/content-review': 'Content Review',
  '/auth': 'Welcome back',
  '/auth/first-administrator': 'Create the first account',
  '/auth/forgot': 'Forgot password',
  '/auth/learner': 'Sign in with your words',
  '/auth/reset': 'Choose a new password',
  '/auth/second-step': 'Enter your code',
  '/auth/signup': 'Create your account',
  '/auth/verify': 'Verify your email address',
  '/classes': 'Classes',
  '/contact': 'Contact Us',
  '/create-organization': 'Create organization',
  '/help': 'Help',
  '/invitation': 'Invitation',
  '/join': 'Join a class',
  '/library': 'Library',
  '/library/organization': 'Organization Content',
  '/library/shared': 'Shared with me',
  '/notices': 'Notices',
  '/organization/settings': 'Organization Settings',
  '/pricing': 'Pricing',
  '/privacy': 'Privacy Policy',
  '/settings': 'Settings',
  '/status': 'System Status',
  '/svg-editor': 'Graphics editor',
  '/terms': 'Terms of Use',
  '/tools': 'Create Content',
  '/tools/create-chart': 'Create a chart',
  '/your-activities': 'Your Activities',
};

export function findPageTitle(path: string): string | undefined {
  // The topics of the help are the app's own words, and those of drawings are their authors'.
  const known = /^\/(?:help|svg-editor)(?=\/)/.exec(path)?.[0] ?? path;
  return Object.hasOwn(TITLES, known) ? TITLES[known] : undefined;
}
