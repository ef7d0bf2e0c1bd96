import { posix } from 'node:path';
import { resolveImport } from '../../scripts/architecture/resolve.ts';
import type { Tree } from '../../scripts/architecture/tree.ts';

const TEST = /(?<!\.browser)\.test\.tsx?$/;
/** The projects of Vitest whose tests need no database and no browser. */
const PROJECT_OF_ROOM: readonly (readonly [RegExp, 'pure' | 'web'])[] = [
  [/^(packages|apps\/cli)\//, 'pure'],
  [/^apps\/web\/(?!catalogues)/, 'web'],
];

export interface NearTest {
  readonly file: string;
  readonly project: 'pure' | 'web';
}

/** Who imports whom, the other way round. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function mapImporters(tree: Tree): Importers {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of tree.files)
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
  return importers;
}

/** Tests by how many imports lie between them and the file, at the same distance those in the nearest folder first. */
export function listNearestTests(importers: Importers, file: string, max: number): NearTest[] {
  const distances = new Map([[file, 0]]);
  const queue = [file];
  for (const path of queue)
    for (const importer of importers.get(path) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(path) ?? 0) + 1);
      queue.push(importer);
    }
  return [...distances.keys()]
    .flatMap((path) => {
      const project = TEST.test(path) && PROJECT_OF_ROOM.find(([room]) => room.test(path))?.[1];
      return project ? [{ file: path, project }] : [];
    })
    .toSorted(
      (a, b) =>
        (distances.get(a.file) ?? 0) - (distances.get(b.file) ?? 0) ||
        countSharedFolders(b.file, file) - countSharedFolders(a.file, file),
    )
    .slice(0, max);
}

function countSharedFolders(one: string, other: string): number {
  const [first, second] = [posix.dirname(one).split('/'), posix.dirname(other).split('/')];
  const parted = first.findIndex((step, index) => step !== second[index]);
  return parted === -1 ? first.length : parted;
}
