import { randomInt } from 'node:crypto';

const LOCAL_SEED = 20_26;
const SEEDS = 2 ** 31;

/**
 * Where a run judges what comes in (CI), properties are tried with values that nobody has tried yet, and the seed is
 * printed. At home they are the same in every run, so that a change is judged by what it changes and not by chance.
 */
export function choosePropertySeed({
  PROPERTY_SEED,
  CI,
}: Readonly<Record<string, string | undefined>>): number {
  if (PROPERTY_SEED) return Number(PROPERTY_SEED);
  return CI ? randomInt(SEEDS) : LOCAL_SEED;
}
