import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    packages: unique(doors.map((door) => findPackageFolder(source.root, door))),
  };
}

/** Finds the folder behind a door of a package, such as @relievo/graphic/svg, in the exports of its package.json. */
function findPackageFolder(root: string, door: string): string {
  const [, name = '', ...rest] = door.split('/');
  const manifest = join(root, 'packages', name, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${door} leads to no package`);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  const file = exports?.[['.', ...rest].join('/')] ?? './src/index.ts';
  const folder = file.slice(2, file.lastIndexOf('/'));
  return `packages/${name}${folder === 'src' ? '' : `/${folder}`}`;
}

export function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)].toSorted();
}
