import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { ROOMS } from './table.ts';
import type { Tree } from './tree.ts';

export interface WorkspaceTarget {
  readonly kind: 'workspace';
  readonly folder: string;
  readonly name: string;
  /** As it was written, with what stands behind the name. */
  readonly specifier: string;
}

/** What an import points at: a file of ours, one of our packages, a package of others, or the runtime. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | WorkspaceTarget
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'runtime' };

export function resolveImport(tree: Tree, from: string, specifier: string): Target {
  if (specifier.startsWith('.'))
    return { kind: 'file', path: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')) };
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return { kind: 'runtime' };
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = ROOMS.find((room) => tree.manifests.get(room.folder)?.name === name && !room.tool)?.folder;
  return folder ? { kind: 'workspace', folder, name, specifier } : { kind: 'package', name };
}
