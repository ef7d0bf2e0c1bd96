import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readSource, type Source } from './source.ts';
import { ROOMS } from './table.ts';

export interface Manifest {
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** Everything that the rules look at: the parsed files by path, and the package.json of each folder. */
export interface Tree {
  readonly files: ReadonlyMap<string, Source>;
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** Workspaces, and folders of code at the root, that the table of rooms does not know. */
  readonly strangers: readonly string[];
}

const CODE = /\.([cm]?[jt]sx?|css)$/;
const PARENTS = ['packages', 'apps'];
/** What a start, a test or a build leaves at the root, and git does not keep. */
const NOT_KEPT = /^(\.|node_modules$|data$|dist|coverage$|test-results$)/;
const SKIPPED = /^(\.|node_modules$|dist(\.\d+)?$|fixtures$|goldens$)/;

export function readTree(root: string): Tree {
  const files = new Map<string, Source>();
  const manifests = new Map<string, Manifest>([['', readManifest(root, '')]]);
  const read = (path: string) => files.set(path, readSource(path, readFileSync(join(root, path), 'utf8')));

  for (const { folder, tool } of ROOMS) {
    if (!existsSync(join(root, folder))) continue;
    if (!tool || existsSync(join(root, folder, 'package.json')))
      manifests.set(folder, readManifest(root, folder));
    for (const path of listCodeBelow(root, folder)) read(path);
  }
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (entry.isFile() && CODE.test(entry.name)) read(entry.name);

  const known = (folder: string) => ROOMS.some((room) => room.folder === folder);
  const strangers = [
    ...PARENTS.flatMap((parent) => listFolders(root, parent)),
    ...listFolders(root, '').filter(
      (folder) =>
        !PARENTS.includes(folder) && !NOT_KEPT.test(folder) && listCodeBelow(root, folder).length > 0,
    ),
  ].filter((folder) => !known(folder));
  return { files, manifests, strangers };
}

function listCodeBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(entry.name)) return [];
    if (entry.isDirectory()) return listCodeBelow(root, path);
    return CODE.test(entry.name) ? [path] : [];
  });
}

function listFolders(root: string, parent: string): string[] {
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => posix.join(parent, entry.name));
}

function readManifest(root: string, folder: string): Manifest {
  const parsed = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return {
    name: parsed.name,
    dependencies: Object.keys({ ...parsed.dependencies, ...parsed.optionalDependencies }),
    devDependencies: Object.keys(parsed.devDependencies ?? {}),
  };
}
