import { expect, test } from 'vitest';
import { useSmallTree } from '../../architecture/testing/small-tree.ts';
import { readTree } from '../../architecture/tree.ts';
import { mapImporters, measureReach } from './importers.ts';

test('the importers of a file are found through the doors of packages, with the imports in between', () => {
  const importers = useSmallTree({}, (root) => mapImporters(readTree(root)));
  const reach = measureReach(importers, ['packages/braille/src/cells.ts']);
  expect(reach.get('packages/graphic/src/model/dots.test.ts')).toBe(3);
  expect(reach.get('apps/web/app/main.tsx')).toBe(5);
  expect(reach.has('apps/server/config.ts')).toBe(false);
});

test('a file may be left unopened on the way', () => {
  const importers = useSmallTree({}, (root) => mapImporters(readTree(root)));
  const reach = measureReach(
    importers,
    ['packages/braille/src/cells.ts'],
    (file) => !file.startsWith('packages/graphic/'),
  );
  expect([...reach.keys()].filter((file) => file.startsWith('apps/'))).toEqual([]);
});
