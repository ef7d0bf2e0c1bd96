import { expect, test } from 'vitest';
import { opensGroups } from './navigation.ts';

test.each([
  ['/library', false],
  ['/search', false],
  ['/', false],
  ['/library/categories', true],
  ['/library/collection/1', true],
  ['/studio', true],
  ['/studio/playlists', true],
  ['/libraryship', false],
])('on %s the open groups of the sidebar are %j', (path, open) => {
  expect(opensGroups(path)).toBe(open);
});
