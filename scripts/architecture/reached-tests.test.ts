import { expect, test } from 'vitest';
import { countReachedTests } from './reached-tests.ts';
import { useSmallTree } from './testing/small-tree.ts';
import { readTree } from './tree.ts';

function countWith(changes: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return useSmallTree(changes, (root) => countReachedTests(readTree(root)));
}

test('a change reaches the tests that load the file through others, and through the doors of packages', () => {
  const counts = countWith({ 'apps/web/features/library/list.test.tsx': `import './list.tsx';` });
  expect(counts.get('packages/graphic/src/model/dots.ts')).toBe(2);
  expect(counts.get('packages/braille/src/cells.ts')).toBe(2);
  expect(counts.get('apps/web/ui/button.tsx')).toBe(1);
  expect(counts.get('apps/server/config.ts')).toBe(0);
});

test('a change of a type or of a program in another process reaches no test of the file that names it', () => {
  const counts = countWith({
    'apps/web/lib/text.test.ts': `import type { Dots } from './dots.ts'; new Worker(new URL('./thread.ts', import.meta.url));`,
    'apps/web/lib/dots.ts': 'export type Dots = 1;',
    'apps/web/lib/thread.ts': '',
  });
  expect(counts.get('apps/web/lib/dots.ts')).toBe(0);
  expect(counts.get('apps/web/lib/thread.ts')).toBe(0);
});
