import { readFileSync } from 'node:fs';
import { headingOf } from './screens/page.ts';
import { PAGES } from './screens.ts';
import { goTo } from './support/go.ts';
import { HOME_OF } from './support/home.ts';
import { expect, openPage, test } from './support/journey.ts';
import type { DemoRole } from './support/people.ts';

const source = ['pages', 'auth-pages']
  .map((name) => readFileSync(`${import.meta.dirname}/../apps/web/app/${name}.ts`, 'utf8'))
  .join('\n');
const BUILT = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);

/** What the sidebar holds beside the pages for everyone, as far as the pages stand. */
const PEOPLE: readonly { readonly who: 'guest' | DemoRole; readonly groups: readonly string[] }[] = [
  { who: 'guest', groups: [] },
  { who: 'student', groups: ['Settings'] },
  { who: 'teacher', groups: ['Settings'] },
  { who: 'admin', groups: ['Settings', 'Administration'] },
  { who: 'super-admin', groups: ['Settings', 'Administration'] },
];

for (const { who, groups } of PEOPLE)
  test(`every page that is built shows its content to: ${who}`, async ({ page, as }) => {
    if (who !== 'guest') await as(who);
    await openPage(page, '/', HOME_OF[who]);
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
      const name = headingOf(heading, who);
      // Where one is led comes first: the heading may be that of the page before, which led there as well.
      await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(ledTo);
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), path).toBeVisible();
    }
  });

test('the screens include every page that is built', { tag: '@core' }, () => {
  const known = PAGES.map(({ path }) => path);
  expect(BUILT.length).toBeGreaterThan(15);
  expect(BUILT.filter((path) => !path.includes('$') && !known.includes(path))).toEqual([]);
});

const LOCKED = ['Tools', 'Organization Content', 'Your Collection', 'Your Content'] as const;

test('entries that need a sign-in carry a labelled lock for guests, and none for who is signed in', {
  tag: '@core',
}, async ({ page, as }) => {
  await openPage(page, '/', HOME_OF.guest);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const lockOf = (name: string) =>
    navigation
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
      .getByRole('img', { name: 'Login required to access this feature' });
  for (const name of LOCKED) await expect(lockOf(name).first(), name).toBeVisible();
  await expect(lockOf('Library')).toHaveCount(0);
  await as('teacher');
  await openPage(page, '/', HOME_OF.teacher);
  for (const name of LOCKED) await expect(lockOf(name), name).toHaveCount(0);
});

/** The pages of the stricter tier, each as the specification names it. */
const STRICT = [
  '/your-activities',
  '/admin/user-management',
  '/admin/super-admin',
  '/admin/content-review',
  '/organization/settings',
  '/settings',
] as const;

for (const path of STRICT)
  test(`a guest is led to the sign-in from ${path}, and nothing of it is shown before`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });

for (const who of ['student', 'teacher', 'admin', 'super-admin'] as const)
  test(`the administration is linked for administrators, and the super admin panel for super admins alone: ${who}`, async ({
    page,
    as,
  }) => {
    await as(who);
    await openPage(page, '/', HOME_OF[who]);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const isAdministrator = who === 'admin' || who === 'super-admin';
    await expect(navigation.getByRole('list', { name: 'Administration', exact: true })).toHaveCount(
      isAdministrator ? 1 : 0,
    );
    for (const name of ['Organization Settings', 'User Management'])
      await expect(navigation.getByRole('link', { name })).toHaveCount(isAdministrator ? 1 : 0);
    await expect(navigation.getByRole('link', { name: 'Super Admin Panel' })).toHaveCount(
      who === 'super-admin' ? 1 : 0,
    );
  });
