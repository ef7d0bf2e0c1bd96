import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { Child } from '../start/child.ts';

export interface FollowedProduct {
  readonly root: string;
  /** Server and workers, by their names. */
  readonly children: readonly (readonly [name: string, Pick<Child, 'hasRead' | 'restart'>])[];
  /** Runs the migrations that have not run yet, and names them. */
  readonly migrate: () => Promise<readonly string[]>;
  readonly tell: (line: string) => void;
}

const FOLDERS = ['apps/server', 'packages'];
const MIGRATION = /^apps\/server\/migrations\/[^/]+\.sql$/;
const SOURCE = /\.(ts|mjs|json)$/;
const NO_SOURCE = /(^|\/)(node_modules|dist(\.[^/]*)?)\/|\.test\.ts$/;
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
      if (NO_SOURCE.test(path) || !(SOURCE.test(path) || MIGRATION.test(path))) return;
      changed.add(path);
      clearTimeout(waiting);
      waiting = setTimeout(take, SETTLED_MS);
    });
}

async function takeChange(product: FollowedProduct, paths: readonly string[]): Promise<void> {
  const { root, children, tell } = product;
  const isMigration = (path: string) => MIGRATION.test(path);
  const ran = paths.some(isMigration) ? await migrateOrTell(product) : [];
  const sources = paths.filter((path) => !isMigration(path));
  // A server keeps statements that were planned for the tables as they were.
  const restarted = children.filter(
    ([, child]) => ran.length > 0 || sources.some((path) => child.hasRead(join(root, path))),
  );
  const why = [
    ...(ran.length > 0 ? [`${joinNames(ran)} ${ran.length > 1 ? 'have' : 'has'} run`] : []),
    ...(sources.length > 0 ? [`${joinNames(sources)} changed`] : []),
  ].join(', ');
  if (why === '') return;
  const names = [...new Set(restarted.map(([name]) => name))];
  if (names.length === 0) return tell(`${why}: neither the server nor the worker has read it.`);
  for (const [, child] of restarted) child.restart();
  tell(`${why}: the ${names.join(' and the ')} ${names.length > 1 ? 'start' : 'starts'} again.`);
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

function joinNames([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
