import { doorOf } from '../../architecture/doors.ts';
import { resolveImport } from '../../architecture/resolve.ts';
import type { Tree } from '../../architecture/tree.ts';

/** Each file has the list of the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Maps each file to its importers. Types count too: a change of a type breaks the files that use it. */
export function mapImporters(tree: Tree): Importers {
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of tree.files)
    for (const { specifier } of imports) {
      const target = resolveImport(tree, path, specifier);
      const file =
        target.kind === 'file'
          ? target.path
          : target.kind === 'workspace' && doorOf(target.folder, target.name, target.specifier);
      if (!file) continue;
      const known = importers.get(file);
      if (known) known.push(path);
      else importers.set(file, [path]);
    }
  return importers;
}

/** Measures how many imports lie between these files and each file that imports them, directly or through others. */
export function measureReach(
  importers: Importers,
  files: readonly string[],
  isGoneThrough: (file: string) => boolean = () => true,
): ReadonlyMap<string, number> {
  const reach = new Map(files.map((file) => [file, 0]));
  for (const [file, steps] of reach)
    if (isGoneThrough(file))
      for (const importer of importers.get(file) ?? [])
        if (!reach.has(importer)) reach.set(importer, steps + 1);
  return reach;
}
