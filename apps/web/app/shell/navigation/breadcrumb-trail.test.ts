import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { buildBreadcrumbTrail } from './breadcrumb-trail.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
function readWords(path: string, names = {}) {
  return buildBreadcrumbTrail(path, names).map(({ label }) =>
    typeof label === 'string' ? label : i18n._(label),
  );
}

test.each([
  ['/library', ['Library']],
  ['/library/categories', ['Library', 'Categories']],
  ['/library/visual-browse', ['Library', 'Visual Browse']],
  ['/library/folders', ['Library', 'Folder View']],
  ['/library/curated', ['Library', 'Curated for You']],
  ['/library/collection', ['Library', 'Your Collection']],
  ['/upload', ['Create']],
  ['/search', ['Search']],
  ['/studio', ['Content Studio']],
  ['/studio/create', ['Content Studio', 'Create Content']],
  ['/studio/approve', ['Content Studio', 'Approve Content']],
  ['/content', ['Your Content']],
  ['/studio/channel', ['Content Studio', 'Your Channel']],
  ['/studio/playlists', ['Content Studio', 'Playlists']],
  ['/studio/analytics', ['Content Studio', 'Analytics']],
  ['/studio/earn', ['Content Studio', 'Earn']],
  ['/settings', ['Settings']],
  ['/admin/user-management', ['Administration', 'User Management']],
  ['/admin/featured-content', ['Administration', 'Featured Content']],
  ['/admin/content-review', ['Administration', 'Content Review']],
  ['/help', ['Help']],
  ['/about', ['About']],
  ['/accessibility', ['Accessibility']],
  ['/privacy', ['Privacy Policy']],
  ['/terms', ['Terms of Use']],
  ['/contact', ['Contact Us']],
  ['/status', ['System Status']],
  ['/pricing', ['Pricing']],
  ['/auth', ['Sign in']],
  ['/auth/signup', ['Sign in', 'Sign up']],
  ['/auth/forgot', ['Sign in', 'Forgot password']],
  ['/auth/change-email', ['Sign in', 'Confirm your new email address']],
  ['/auth/callback/oidc', ['Sign in', 'Signing you in']],
  ['/constructor', ['Constructor']],
])('the trail of %s is %j', (path, labels) => {
  expect(readWords(path)).toEqual(labels);
});

test('an unknown segment becomes a title from its hyphenated words', () => {
  expect(readWords('/test/skip-links')).toEqual(['Test', 'Skip Links']);
});

test("the organization's settings carry its own name", () => {
  expect(readWords('/organization/settings', { organization: 'Harbour School' })).toEqual([
    'Harbour School',
    'Settings',
  ]);
});

test('the page of a resource shows its title instead of its identifier', () => {
  const path = '/library/collection/01999999-aaaa-7bbb-8ccc-0123456789ab';
  expect(readWords(path, { page: 'Triangles' })).toEqual(['Library', 'Your Collection', 'Triangles']);
});

test('the page of a resource belongs to the library', () => {
  const trail = buildBreadcrumbTrail('/resource/01999999-aaaa-7bbb-8ccc-0123456789ab', { page: 'Triangles' });
  expect(trail.map(({ path }) => path)).toEqual([
    '/library',
    '/resource/01999999-aaaa-7bbb-8ccc-0123456789ab',
  ]);
  expect(readWords('/resource/01999999-aaaa-7bbb-8ccc-0123456789ab', { page: 'Triangles' })).toEqual([
    'Library',
    'Triangles',
  ]);
});

test('the root has no trail', () => {
  expect(readWords('/')).toEqual([]);
});

test('a malformed escape is shown unchanged', () => {
  expect(readWords('/%E0%A4%A')).toEqual(['%E0%A4%A']);
});
