import { doorOf } from './doors.ts';
import { resolveImport } from './resolve.ts';
import type { Tree } from './tree.ts';

const TEST = /\.test\.tsx?$/;

/**
 * Counts the test files that load each other file, directly or through imports. A type is erased before anything runs, and
 * a program whose path a file only names runs in another process: neither counts.
 */
export function countReachedTests(tree: Tree): ReadonlyMap<string, number> {
  const importers = collectImporters(tree);
  const counts = new Map<string, number>();
  for (const path of tree.files.keys()) {
    if (TEST.test(path)) continue;
    const reached = new Set([path]);
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    counts.set(path, [...reached].filter((file) => TEST.test(file)).length);
  }
  return counts;
}

function collectImporters(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of tree.files)
    for (const { specifier, how } of imports) {
      if (how !== 'loaded') continue;
      const target = resolveImport(tree, path, specifier);
      const file =
        target.kind === 'workspace'
          ? doorOf(target.folder, target.name, specifier)
          : target.kind === 'file'
            ? target.path
            : undefined;
      if (file === undefined || !tree.files.has(file)) continue;
      const known = importers.get(file) ?? [];
      importers.set(file, known);
      known.push(path);
    }
  return importers;
}
