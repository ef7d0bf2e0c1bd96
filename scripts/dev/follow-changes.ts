import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { Child } from '../start/child.ts';
import { classifyFile, decideRestarts } from './decide-restarts.ts';

export interface FollowedProduct {
  readonly root: string;
  /** Server and workers, by their names. */
  readonly children: readonly (readonly [name: string, Pick<Child, 'hasRead' | 'hasFailed' | 'restart'>])[];
  /** Runs the migrations that have not run yet, and names them. */
  readonly migrate: () => Promise<readonly string[]>;
  readonly tell: (line: string) => void;
}

const FOLDERS = ['apps/server', 'packages'];
/** Editors write a file in several steps, and one save may touch many files: they are one change. */
const SETTLED_MS = 150;

/** Lets a change of the sources reach the product that runs: new migrations run, and who has read a file starts again. */
export function followChanges(product: FollowedProduct): void {
  const changed = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let taking = Promise.resolve();
  const take = () => {
    const paths = [...changed].toSorted();
    changed.clear();
    taking = taking.then(() => takeChange(product, paths));
  };
  for (const folder of FOLDERS)
    watch(join(product.root, folder), { recursive: true }, (_event, name) => {
      const path = name === null ? '' : `${folder}/${name.split(sep).join('/')}`;
      if (!classifyFile(path)) return;
      changed.add(path);
      clearTimeout(waiting);
      waiting = setTimeout(take, SETTLED_MS);
    });
}

async function takeChange(product: FollowedProduct, paths: readonly string[]): Promise<void> {
  const isMigration = (path: string) => classifyFile(path) === 'migration';
  const migrations = paths.some(isMigration) ? await migrateOrTell(product) : [];
  const sources = paths.filter((path) => !isMigration(path));
  const { restarted, line } = decideRestarts({ sources, migrations }, product.children, (source) =>
    join(product.root, source),
  );
  for (const [, child] of restarted) child.restart();
  if (line !== '') product.tell(line);
}

/** A migration that fails is undone, and tried again when its file changes. */
async function migrateOrTell({ migrate, tell }: FollowedProduct): Promise<readonly string[]> {
  try {
    return await migrate();
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return [];
  }
}
