import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Counts } from './counts.ts';

function fileIn(root: string): string {
  return join(root, '.cache/held-sums.json');
}

/** Saves the sums of `npm test` for the run of the rest, which adds its sums. */
export function holdSums(root: string, { passed, failed }: Counts): void {
  mkdirSync(dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify({ passed, failed }));
}

/** Takes the saved sums and deletes them. A run that ended before it could save them counts as one failure. */
export function takeHeldSums(root: string): Counts {
  try {
    return JSON.parse(readFileSync(fileIn(root), 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(fileIn(root), { force: true });
  }
}
