import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ApiPart, listCalledParts } from './operations.ts';
import { featureOf } from './screens.ts';
import type { Source } from './source.ts';

/** The folders in which the work of a screen or a part of it is done. */
export interface Folders {
  readonly web: readonly string[];
  readonly contracts: readonly string[];
  readonly server: readonly string[];
  readonly packages: readonly string[];
}

/** Finds the folders of files: their own, those of the operations that they call, and the packages that both import. */
export function findFolders(
  source: Source,
  home: string,
  files: readonly string[],
  parts: ReadonlyMap<string, ApiPart>,
): Folders {
  const own = files.map((path) => source.read(path));
  // Hooks of lib call operations for several screens. The session is part of every screen, so it says nothing here.
  const hooks = unique(own.flatMap((file) => file.files)).filter(
    (path) => path.startsWith('apps/web/lib/') && !path.endsWith('/session.ts'),
  );
  const called = [...own, ...hooks.map((path) => source.read(path))]
    .flatMap(listCalledParts)
    .flatMap((part) => parts.get(part) ?? []);
  const features = unique(own.flatMap((file) => file.files.map(featureOf)));
  const server = unique(called.map((part) => part.server));
  const served = server.flatMap((folder) => source.list(folder)).map((path) => source.read(path));
  const doors = [...own, ...served]
    .flatMap((file) => file.doors)
    .filter((door) => !/^@relievo\/(?:contracts|words)\b|\/testing$/u.test(door));
  return {
    web: [home, ...features.filter((feature) => feature && feature !== featureOf(home) && feature !== home)],
    contracts: unique(called.map((part) => part.contract)),
    server,
    packages: listPackageFolders(source.root, doors),
  };
}

/** The max number of doors of one package in a row. A row with more of them names the package instead. */
const MAX_DOORS = 4;

/** Lists the folders behind doors, such as packages/graphic/src/svg for @relievo/graphic/svg. */
function listPackageFolders(root: string, doors: readonly string[]): readonly string[] {
  const folderOf = (door: string) => `packages/${door.split('/')[1]}`;
  return unique(doors.map(folderOf)).flatMap((folder) => {
    const own = unique(doors.filter((door) => folderOf(door) === folder));
    return own.length > MAX_DOORS
      ? [folder]
      : unique(own.map((door) => findPackageFolder(root, folder, door)));
  });
}

/** Finds the folder behind a door in the exports of its package, where “*” is any part of the path. */
function findPackageFolder(root: string, folder: string, door: string): string {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${door} leads to no package`);
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  const asked = ['.', ...door.split('/').slice(2)].join('/');
  const found = Object.entries(exports).flatMap(([name, file]) => {
    const [before = '', after] = name.split('*');
    if (after === undefined) return name === asked ? [file] : [];
    if (!asked.startsWith(before) || !asked.endsWith(after)) return [];
    return [file.replace('*', asked.slice(before.length, asked.length - after.length))];
  });
  const inside = dirname(found[0] ?? '.');
  return inside === '.' || inside === './src' ? folder : join(folder, inside);
}

export function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)].toSorted();
}
