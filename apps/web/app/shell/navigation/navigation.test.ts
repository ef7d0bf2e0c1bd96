import { setupI18n } from '@lingui/core';
import type { Session } from '@relievo/contracts/accounts';
import type { Role } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import type { Viewer } from '../../../lib/server/session.ts';
import { buildNavigation, isOnScreen, NAVIGATION } from '../../navigation/navigation.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
function isEverythingBuilt(_path: string) {
  return true;
}
const GUEST: Viewer = { status: 'guest' };

function createViewer(role: Role): Viewer {
  return {
    status: 'signed-in',
    session: { roles: [role], organizations: [], currentOrganization: null } as unknown as Session,
  };
}

function groupsOf(viewer: Viewer, isBuilt = isEverythingBuilt) {
  return buildNavigation(viewer, isBuilt).map(({ title, entries }) => [
    title ? i18n._(title) : '',
    entries.map(({ label }) => i18n._(label)),
  ]);
}

const MAIN = ['Home', 'Library', 'Tools', 'Organization Content', 'Your Collection', 'Your Content'];

test('a guest sees the main entries and no settings', () => {
  expect(groupsOf(GUEST)).toEqual([['', MAIN]]);
});

test('Tools, Organization Content, Your Collection and Your Content have a lock for guests', () => {
  const locked = NAVIGATION.flatMap(({ entries }) => entries).filter(({ needsLogin }) => needsLogin);
  expect(locked.map(({ label }) => i18n._(label))).toEqual(MAIN.slice(2));
});

test.each(['student', 'teacher', 'professional', 'institution'] as const)(
  'a %s sees Personal Settings and no administration',
  (role) => {
    expect(groupsOf(createViewer(role))).toEqual([
      ['', MAIN],
      ['Settings', ['Personal Settings']],
    ]);
  },
);

test('an administrator sees the administration without the super admin panel', () => {
  expect(groupsOf(createViewer('admin')).at(-1)).toEqual([
    'Administration',
    ['Organization Settings', 'User Management', 'Content Review'],
  ]);
});

test('only a super administrator sees the super admin panel', () => {
  expect(groupsOf(createViewer('super_admin')).at(-1)).toEqual([
    'Administration',
    ['Organization Settings', 'User Management', 'Content Review', 'Super Admin Panel'],
  ]);
});

test('no entry leads to a page that is not built', () => {
  expect(groupsOf(createViewer('super_admin'), (path) => path === '/')).toEqual([['', ['Home']]]);
});

test.each([
  ['/library', '', ['Library']],
  ['/library', 'categories', ['Library']],
  ['/library', 'your-content', ['Your Content']],
  ['/library', 'collections', ['Your Collection']],
  ['/library/organization', '', ['Organization Content']],
  ['/resource/1', '', []],
])('on %s with the tab %j the current entry is %j', (path, tab, marked) => {
  const entries = NAVIGATION.flatMap(({ entries }) => entries);
  const names = entries.filter((entry) => isOnScreen(entry, path, tab)).map(({ label }) => i18n._(label));
  expect(names).toEqual(marked);
});

test('the library lists its categories where their page is built', () => {
  const inside = (isBuilt = isEverythingBuilt) =>
    buildNavigation(GUEST, isBuilt)[0]?.entries.find(({ inside }) => inside)?.inside;
  expect(inside()?.map(({ label }) => i18n._(label))).toEqual(['Categories']);
  expect(inside((path) => path === '/library')).toEqual([]);
});
