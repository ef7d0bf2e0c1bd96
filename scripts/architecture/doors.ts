import { posix } from 'node:path';
import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import { countAllowedNames, DOOR } from './table.ts';
import type { Tree } from './tree.ts';

/** Finds doors that list other things than names of their folder, more of them than the table allows, or unused ones. */
export function findDoorFaults(tree: Tree): Fault[] {
  const doors = [...tree.files.keys()].filter((path) => DOOR.test(path));
  const imported = collectImportedNames(tree);
  const entered = findPackagesOfApps(tree);
  return [
    ...doors.flatMap((door) => [
      ...findWrongLines(tree, door),
      ...findTooManyNames(tree, door),
      ...(entered.has(placeOf(door).room.folder) ? findUnusedNames(tree, door, imported.get(door)) : []),
    ]),
    ...findOwnDoors(tree),
  ];
}

/** Returns the path of the door that an import of a package by its name opens. */
export function doorOf(folder: string, name: string, specifier: string): string {
  return posix.join(folder, 'src', specifier.slice(name.length + 1), 'index.ts');
}

function findWrongLines(tree: Tree, door: string): Fault[] {
  const folder = posix.dirname(door);
  return (tree.files.get(door)?.listed ?? []).flatMap(({ name, from, line }): Fault[] => {
    const report = (says: string, mend: string): Fault[] => [{ rule: 'door', path: door, line, says, mend }];
    if (from === null)
      return report(
        'is a door, and holds more than a list of names.',
        "Write `export { name } from './file.ts'` for each file, and move everything else into a file beside it.",
      );
    const file = posix.join(folder, from);
    if (file.startsWith(`${folder}/`) && nearestDoor(tree, file) === door) return [];
    return report(
      `lists ${name} of ${file}, which is no file of its folder.`,
      `List it in ${nearestDoor(tree, file) ?? 'the door of that folder'}, and import it from there.`,
    );
  });
}

/** Finds the door in the folder of a file, or in the next folder above that has one. */
function nearestDoor(tree: Tree, file: string): string | undefined {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    const door = `${folder}/index.ts`;
    if (DOOR.test(door) && tree.files.has(door)) return door;
  }
  return undefined;
}

function findTooManyNames(tree: Tree, door: string): Fault[] {
  const count = tree.files.get(door)?.listed.length ?? 0;
  const max = countAllowedNames(door);
  if (count <= max) return [];
  return [
    {
      rule: 'door',
      path: door,
      line: 0,
      says: `lists ${count} names, and ${max} is the most.`,
      mend: 'Give a folder below it a door of its own, for the names that are about one thing. The numbers are in scripts/architecture/table.ts.',
    },
  ];
}

function findUnusedNames(tree: Tree, door: string, imported: ReadonlySet<string> = new Set()): Fault[] {
  if (imported.has('*')) return [];
  return (tree.files.get(door)?.listed ?? [])
    .filter(({ name, from }) => from !== null && !imported.has(name))
    .map(({ name, line }) => ({
      rule: 'door',
      path: door,
      line,
      says: `lists ${name}, which nothing outside of ${placeOf(door).room.folder} imports.`,
      mend: 'Take the name out of the list.',
    }));
}

/** Finds files that import a door of their package: they would depend on everything that the door lists. */
function findOwnDoors(tree: Tree): Fault[] {
  return [...tree.files].flatMap(([path, { imports }]) =>
    imports.flatMap(({ specifier, line, how }): Fault[] => {
      const target = resolveImport(tree, path, specifier);
      if (how === 'named' || target.kind !== 'file' || !DOOR.test(target.path)) return [];
      if (placeOf(target.path).room !== placeOf(path).room) return [];
      return [
        {
          rule: 'door',
          path,
          line,
          says: `imports ${target.path}, a door of its own package.`,
          mend: 'Import the file that defines the name.',
        },
      ];
    }),
  );
}

/** Finds the packages that apps import: one that is still being built may list names for later. */
function findPackagesOfApps(tree: Tree): ReadonlySet<string> {
  const packages = new Set<string>();
  for (const [path, { imports }] of tree.files) {
    if (!placeOf(path).room.folder.startsWith('apps/')) continue;
    for (const { specifier } of imports) {
      const target = resolveImport(tree, path, specifier);
      if (target.kind === 'workspace') packages.add(target.folder);
    }
  }
  return packages;
}

/** Collects the names that other workspaces import from each door; '*' is the whole door. */
function collectImportedNames(tree: Tree): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const [path, { imports }] of tree.files)
    for (const { specifier, names } of imports) {
      const target = resolveImport(tree, path, specifier);
      const door =
        target.kind === 'workspace'
          ? doorOf(target.folder, target.name, specifier)
          : target.kind === 'file'
            ? target.path
            : '';
      if (!DOOR.test(door) || placeOf(door).room === placeOf(path).room) continue;
      const known = imported.get(door) ?? new Set();
      imported.set(door, known);
      for (const name of names) known.add(name);
    }
  return imported;
}
