import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const LOCAL_SEED = 20_26;
const SEEDS = 2 ** 31;

/**
 * Where a run judges what comes in (CI), properties are tried with values of the commit's own, and the seed is printed:
 * each commit meets new values, and whoever runs a commit again meets the same. At home they are the same in every run,
 * so that a change is judged by what it changes and not by chance.
 */
export function choosePropertySeed(
  { PROPERTY_SEED, CI }: Readonly<Record<string, string | undefined>>,
  readCommit: () => string | undefined = readHead,
): number {
  if (PROPERTY_SEED) return Number(PROPERTY_SEED);
  if (!CI) return LOCAL_SEED;
  const commit = readCommit();
  return commit ? Number.parseInt(commit.slice(0, 8), 16) % SEEDS : randomInt(SEEDS);
}

/** The commit that is checked out; none where the sources came without their history. */
function readHead(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
