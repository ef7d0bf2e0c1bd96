import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';
import { printFault } from './fault.ts';
import { useSmallTree } from './testing/small-tree.ts';

function findFaultsWith(changes: Readonly<Record<string, string>>) {
  return useSmallTree(changes, (root) => checkArchitecture(root).map(printFault));
}

test('a folder of more than 25 files in the web app is refused with the way to divide it', () => {
  const manyFiles = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`apps/web/lib/many/part-${i}.ts`, '']));
  expect(findFaultsWith(manyFiles(25))).toEqual([]);
  expect(findFaultsWith(manyFiles(26))).toEqual([
    'apps/web/lib/many holds 26 files, and 25 is the most.\n' +
      '    Give the files that belong together a folder of their own inside it: those of one screen, one part, one duty.',
  ]);
});

describe('an import between features of the web app', () => {
  test('into a feature of a lower floor is allowed by its index.ts', () => {
    const faults = findFaultsWith({
      'apps/web/features/search/index.ts': `export { hint } from './box.tsx';`,
      'apps/web/features/library/list.tsx': `import { hint } from '../search/index.ts'; export const List = hint;`,
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['of a higher floor', 'search', 'library'],
    ['beside it', 'search', 'content'],
  ])('into a feature %s is refused with the way to mend it', (_where, from, to) => {
    const faults = findFaultsWith({
      [`apps/web/features/${to}/index.ts`]: 'export const face = 1;',
      [`apps/web/features/${from}/box.tsx`]: `import '../${to}/index.ts';`,
    });
    expect(faults).toEqual([
      `apps/web/features/${from}/box.tsx:1 imports apps/web/features/${to}/index.ts: features/${to} does not stand below features/${from} in the floors of features.\n` +
        '    Move what both need to a feature below, hand the value in, or let app put the two together. The floors are in scripts/architecture/table.ts.',
    ]);
  });

  test('of an unnamed feature may go down from it and never up to it', () => {
    expect(
      findFaultsWith({
        'apps/web/features/search/index.ts': 'export const hint = 1;',
        'apps/web/features/jokes/joke.ts': `import { hint } from '../search/index.ts'; export const joke = hint;`,
      }),
    ).toEqual([]);
    const up = (from: string) =>
      findFaultsWith({
        'apps/web/features/jokes/index.ts': 'export const joke = 1;',
        [`apps/web/features/${from}/box.tsx`]: `import '../jokes/index.ts';`,
      });
    for (const from of ['search', 'help'])
      expect(up(from)).toEqual([
        expect.stringMatching(/features\/jokes does not stand below .* in the floors of features\./),
      ]);
  });
});
