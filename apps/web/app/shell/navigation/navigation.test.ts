import { setupI18n } from '@lingui/core';
import type { Role, Session } from '@relievo/contracts';
import { expect, test } from 'vitest';
import type { Viewer } from '../../../lib/server/session.ts';
import { isOnScreen, NAVIGATION, navigationFor, opensGroups } from '../../navigation/navigation.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const everything = (_path: string) => true;
const GUEST: Viewer = { status: 'guest' };

const signedInAs = (role: Role): Viewer => ({
  status: 'signed-in',
  session: { roles: [role], organizations: [], currentOrganization: null } as unknown as Session,
});

const groupsOf = (viewer: Viewer, isBuilt = everything) =>
  navigationFor(viewer, isBuilt).map(({ title, entries }) => [
    title ? i18n._(title) : '',
    entries.map(({ label }) => i18n._(label)),
  ]);

const MAIN = ['Home', 'Library', 'Tools', 'Organization Content', 'Your Collection', 'Your Content'];

test('a guest sees the main entries and no settings', () => {
  expect(groupsOf(GUEST)).toEqual([['', MAIN]]);
});

test('Tools, Organization Content, Your Collection and Your Content carry a lock for guests', () => {
  const locked = NAVIGATION.flatMap(({ entries }) => entries).filter(({ needsLogin }) => needsLogin);
  expect(locked.map(({ label }) => i18n._(label))).toEqual(MAIN.slice(2));
});

test.each(['student', 'teacher', 'professional', 'institution'] as const)(
  'a %s sees Personal Settings and no administration',
  (role) => {
    expect(groupsOf(signedInAs(role))).toEqual([
      ['', MAIN],
      ['Settings', ['Personal Settings']],
    ]);
  },
);

test('an administrator sees the administration without the super admin panel', () => {
  expect(groupsOf(signedInAs('admin')).at(-1)).toEqual([
    'Administration',
    ['Organization Settings', 'User Management', 'Content Review'],
  ]);
});

test('only a super administrator sees the super admin panel', () => {
  expect(groupsOf(signedInAs('super_admin')).at(-1)).toEqual([
    'Administration',
    ['Organization Settings', 'User Management', 'Content Review', 'Super Admin Panel'],
  ]);
});

test('nothing leads to a page that does not stand', () => {
  expect(groupsOf(signedInAs('super_admin'), (path) => path === '/')).toEqual([['', ['Home']]]);
});

test.each([
  ['/library', '', ['Library']],
  ['/library', 'categories', ['Library']],
  ['/library', 'your-content', ['Your Content']],
  ['/library', 'collections', ['Your Collection']],
  ['/library/organization', '', ['Organization Content']],
  ['/resource/1', '', []],
])('on %s with the tab %j the entry of the page is %j', (path, tab, marked) => {
  const entries = NAVIGATION.flatMap(({ entries }) => entries);
  const names = entries.filter((entry) => isOnScreen(entry, path, tab)).map(({ label }) => i18n._(label));
  expect(names).toEqual(marked);
});

test.each([
  ['/library', false],
  ['/search', false],
  ['/', false],
  ['/library/categories', true],
  ['/library/collection/1', true],
  ['/studio', true],
  ['/studio/playlists', true],
  ['/libraryship', false],
])('on %s the groups of the sidebar stand open: %j', (path, open) => {
  expect(opensGroups(path)).toBe(open);
});

test('inside the library stand its categories, as far as their page stands', () => {
  const inside = (isBuilt = everything) =>
    navigationFor(GUEST, isBuilt)[0]?.entries.find(({ inside }) => inside)?.inside;
  expect(inside()?.map(({ label }) => i18n._(label))).toEqual(['Categories']);
  expect(inside((path) => path === '/library')).toEqual([]);
});
