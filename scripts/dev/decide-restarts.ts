import type { Child } from '../start/child.ts';

/** A process that may be started again, by the name that people read. */
export type Followed = readonly [name: string, child: Pick<Child, 'hasRead' | 'hasFailed'>];

export interface Change {
  /** Saved files with code or data, by their paths from the root. */
  readonly sources: readonly string[];
  /** Migrations that have just run. */
  readonly migrations: readonly string[];
}

const MIGRATION = /^apps\/server\/migrations\/[^/]+\.sql$/;
const SOURCE = /\.(ts|mjs|json)$/;
/** Files that no process of the product loads: third-party packages, builds, and tests with their helpers. */
const NO_SOURCE = /(^|\/)(node_modules|dist(\.[^/]*)?|testing)\/|\.test\.ts$/;

/** Returns what a saved file is to the running processes, or undefined if they never load it. Vite follows the files of the page. */
export function classifyFile(path: string): 'migration' | 'source' | undefined {
  if (MIGRATION.test(path)) return 'migration';
  return SOURCE.test(path) && !NO_SOURCE.test(path) ? 'source' : undefined;
}

/** Decides which processes restart after a change, and writes the one line that says so, or none if nothing changed. */
export function decideRestarts<Process extends Followed>(
  { sources, migrations }: Change,
  processes: readonly Process[],
  toPath: (source: string) => string,
): { readonly restarted: readonly Process[]; readonly line: string } {
  const why = [
    ...(migrations.length > 0
      ? [`${joinNames(migrations)} ${migrations.length > 1 ? 'have' : 'has'} run`]
      : []),
    ...(sources.length > 0 ? [`${joinNames(sources)} changed`] : []),
  ].join(', ');
  if (why === '') return { restarted: [], line: '' };
  const restarted = processes.filter(
    ([, child]) =>
      // A server keeps statements that were planned for the tables as they were.
      migrations.length > 0 ||
      // A process that failed to start may have looked for this file before it was saved.
      child.hasFailed() ||
      sources.some((source) => child.hasRead(toPath(source))),
  );
  const names = [...new Set(restarted.map(([name]) => name))];
  if (names.length === 0)
    return {
      restarted,
      line: `${why}: neither the server nor the worker has read it; a thread or child program reads it when it starts next.`,
    };
  return {
    restarted,
    line: `${why}: the ${names.join(' and the ')} ${names.length > 1 ? 'start' : 'starts'} again.`,
  };
}

function joinNames([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
