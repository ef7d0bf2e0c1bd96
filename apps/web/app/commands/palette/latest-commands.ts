import { readStored, writeStored } from '../../../lib/stores/stored.ts';

export const LATEST_KEY = 'relievo-latest-commands';

/** How many of the commands that somebody used last stand first. */
export const LATEST_KEPT = 5;

/** The names of the commands that were used last, the latest first. Anybody may have written what is stored. */
export function readLatest(): readonly string[] {
  const stored = readStored(LATEST_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((name): name is string => typeof name === 'string').slice(0, LATEST_KEPT);
}

export function keepLatest(name: string): void {
  const others = readLatest().filter((other) => other !== name);
  writeStored(LATEST_KEY, [name, ...others].slice(0, LATEST_KEPT));
}
