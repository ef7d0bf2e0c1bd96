import { posix } from 'node:path';
import { resolveImport } from '../../scripts/architecture/resolve.ts';
import type { Tree } from '../../scripts/architecture/tree.ts';

const TEST = /(?<!\.browser)\.test\.tsx?$/;
/** The projects of Vitest whose tests need no database and no browser. */
const PROJECT_OF_ROOM: readonly (readonly [RegExp, 'pure' | 'web'])[] = [
  [/^(packages|apps\/cli)\//, 'pure'],
  [/^apps\/web\/(?!catalogues)/, 'web'],
];

/** It names every page and opens none: whoever tests the list tests no page. */
const LIST_OF_PAGES = 'apps/web/app/pages.ts';

export interface NearTest {
  readonly file: string;
  readonly project: 'pure' | 'web';
}

/** Who imports whom, the other way round. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function mapImporters(tree: Tree): Importers {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of tree.files) {
    if (path === LIST_OF_PAGES) continue;
    for (const { specifier, how } of imports) {
      if (how === 'erased') continue;
      const target = resolveImport(tree, path, specifier);
      const file =
        target.kind === 'file'
          ? target.path
          : target.kind === 'workspace' &&
            `${target.folder}/src/${target.specifier.endsWith('/testing') ? 'testing/' : ''}index.ts`;
      if (file) importers.set(file, [...(importers.get(file) ?? []), path]);
    }
  }
  return importers;
}

/**
 * Finds the tests that import the file, nearest first: the fewest imports lie between them, then the fewest steps from
 * folder to folder. A test in the same folder comes before one that meets the file through the list of a package.
 */
export function listNearestTests(importers: Importers, file: string, max: number): NearTest[] {
  const distances = new Map([[file, 0]]);
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return [...distances]
    .flatMap(([path, imports]) => {
      const project = TEST.test(path) && PROJECT_OF_ROOM.find(([room]) => room.test(path))?.[1];
      return project ? [{ file: path, project, distance: imports + countStepsBetween(path, file) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ file: path, project }) => ({ file: path, project }));
}

function countStepsBetween(one: string, other: string): number {
  return posix
    .relative(posix.dirname(one), posix.dirname(other))
    .split('/')
    .filter((step) => step !== '').length;
}
