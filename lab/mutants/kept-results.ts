import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NearTest } from './nearest-tests.ts';
import type { Mutation } from './operators.ts';
import type { Result } from './try-mutation.ts';

/** What was found out before, so that a run which was broken off goes on. */
export interface KeptResults {
  find(mutation: Mutation, tests: readonly NearTest[]): Result | null;
  keep(mutation: Mutation, tests: readonly NearTest[], result: Result): void;
}

/** How faults are tried: what another way of it found out says nothing of this one. */
const WAY = ['try-mutation.ts', 'run-tests.ts', 'test-process.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);

/** A result holds as long as the file, its nearest tests and the way of trying it are as they were. */
export function openKeptResults(root: string, path: string): KeptResults {
  const results = new Map<string, Result>();
  if (existsSync(path))
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { key, ...result } = JSON.parse(line) as Result & { readonly key: string };
      results.set(key, result);
    }
  const toKey = ({ file, start, end, to }: Mutation, tests: readonly NearTest[]) => {
    const hash = createHash('sha256').update(JSON.stringify([start, end, to, WAY]));
    for (const each of [file, ...tests.map((test) => test.file)])
      hash.update(`\0${each}\0`).update(readFileSync(join(root, each)));
    return hash.digest('hex');
  };
  return {
    find: (mutation, tests) => results.get(toKey(mutation, tests)) ?? null,
    keep(mutation, tests, result) {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify({ key: toKey(mutation, tests), ...result })}\n`);
    },
  };
}
