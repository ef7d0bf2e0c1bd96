import { readFileSync } from 'node:fs';
import { headingOf } from './screens/page.ts';
import { PAGES } from './screens.ts';
import { goTo } from './support/go.ts';
import { HOME_OF } from './support/home.ts';
import { expect, openPage, test } from './support/journey.ts';
import type { DemoRole } from './support/people.ts';

const source = readFileSync(`${import.meta.dirname}/../apps/web/app/pages.ts`, 'utf8');
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

test('the screens include every page that is built', () => {
  const known = PAGES.map(({ path }) => path);
  expect(BUILT.length).toBeGreaterThan(15);
  expect(BUILT.filter((path) => !path.includes('$') && !known.includes(path))).toEqual([]);
});
