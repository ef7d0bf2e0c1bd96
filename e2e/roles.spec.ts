import { readFileSync } from 'node:fs';
import { goTo } from './support/go.ts';
import { HOME_OF } from './support/home.ts';
import { expect, open, test } from './support/journey.ts';
import type { DemoRole } from './support/people.ts';

/**
 * Every page that stands, and what each kind of person finds there: its first heading, or where they are
 * led instead. A page that is missing here fails the last test.
 */
type Found = string | { readonly ledTo: string; readonly heading: string };
type Row = { readonly path: string; readonly guest: Found; readonly signedIn: Found };

/** Home has a heading for each of them. */
const HOME = 'home';
const SIGN_IN: Found = { ledTo: '/auth', heading: 'Welcome back' };
const HOME_INSTEAD: Found = { ledTo: '/', heading: HOME };
const same = (path: string, heading: string): Row => ({ path, guest: heading, signedIn: heading });

const PAGES: readonly Row[] = [
  same('/', HOME),
  same('/about', 'About'),
  same('/pricing', 'Pricing'),
  same('/privacy', 'Privacy Policy'),
  same('/terms', 'Terms of Use'),
  same('/status', 'System Status'),
  same('/accessibility', 'Accessibility'),
  same('/accessibility-validation', 'Accessibility validation'),
  same('/test/skip-links', 'Skip link test'),
  same('/help', 'Help'),
  same('/students', 'For students'),
  same('/contact', 'Contact Us'),
  same('/library', 'Library'),
  same('/library/categories', 'Categories'),
  same('/library/organization', 'Organization Content'),
  same('/search', 'Search'),
  same('/workshop', 'Workshop'),
  same('/workshop/fullscreen', 'The whole window'),
  { path: '/auth', guest: 'Welcome back', signedIn: HOME_INSTEAD },
  { path: '/auth/signup', guest: 'Create your account', signedIn: HOME_INSTEAD },
  { path: '/auth/forgot', guest: 'Forgot password', signedIn: HOME_INSTEAD },
  { path: '/auth/reset', guest: 'Choose a new password', signedIn: HOME_INSTEAD },
  same('/auth/verify', 'Verify your email address'),
  same('/auth/change-email', 'Confirm your new email address'),
  same('/auth/undo-deletion', 'Keep your account'),
  same('/auth/stop-letters', 'Stop these letters'),
  { path: '/auth/first-administrator', guest: 'Open the first account', signedIn: HOME_INSTEAD },
  same('/dev/setup', 'Developer setup'),
  { path: '/settings', guest: SIGN_IN, signedIn: 'Settings' },
  { path: '/notices', guest: SIGN_IN, signedIn: 'Notices' },
  { path: '/your-activities', guest: SIGN_IN, signedIn: 'Your Activities' },
];

const source = readFileSync(`${import.meta.dirname}/../apps/web/app/pages.ts`, 'utf8');
const BUILT = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);

/** What the sidebar holds beside the pages for everyone, as far as the pages stand. */
const PEOPLE: readonly { readonly who: 'guest' | DemoRole; readonly groups: readonly string[] }[] = [
  { who: 'guest', groups: [] },
  { who: 'student', groups: ['Settings'] },
  { who: 'teacher', groups: ['Settings'] },
  { who: 'admin', groups: ['Settings'] },
  { who: 'super-admin', groups: ['Settings'] },
];

for (const { who, groups } of PEOPLE)
  test(`every page that stands shows what it has for: ${who}`, async ({ page, as }) => {
    if (who !== 'guest') await as(who);
    await open(page, '/', HOME_OF[who]);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(
      navigation.getByRole(who === 'guest' ? 'link' : 'button', { name: /^Log(in|out)$/ }),
    ).toBeVisible();
    await expect(navigation.locator('.nav-title')).toHaveText([...groups]);
    for (const group of groups)
      await expect(navigation.getByRole('list', { name: group, exact: true })).toBeVisible();
    for (const { path, guest, signedIn } of PAGES.filter(({ path }) => BUILT.includes(path))) {
      const found = who === 'guest' ? guest : signedIn;
      const { ledTo, heading } = typeof found === 'string' ? { ledTo: path, heading: found } : found;
      await goTo(page, path);
      const name = heading === HOME ? HOME_OF[who] : heading;
      // Where one is led comes first: the heading may be that of the page before, which led there as well.
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(ledTo);
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), path).toBeVisible();
    }
  });

test('no page that stands is missing above', () => {
  const known = PAGES.map(({ path }) => path);
  expect(BUILT.length).toBeGreaterThan(15);
  expect(BUILT.filter((path) => !path.includes('$') && !known.includes(path))).toEqual([]);
});
