import type { StorageKey } from './stored.ts';

interface Counted<Work> {
  readonly edits: number;
  readonly work: Work;
}

/** So many works are remembered: somebody may go to and fro between them. */
const MAX_WORKS = 4;

/** What the server acknowledged last, of what was worked on since the app was loaded. */
const arrived = new Map<StorageKey, Counted<unknown>>();

/** Remembers what the server has acknowledged. */
export function noteArrived<Work>(key: StorageKey, version: Counted<Work>): void {
  arrived.delete(key);
  arrived.set(key, version);
  for (const oldest of [...arrived.keys()].slice(0, -MAX_WORKS)) arrived.delete(oldest);
}

export function forgetArrived(): void {
  arrived.clear();
}

/** What was read from the server, unless a save arrived after it was read: who comes back soon sees what she left. */
export function chooseArrived<Work>(key: StorageKey, read: Counted<Work>): Counted<Work> {
  const known = arrived.get(key) as Counted<Work> | undefined;
  return known && known.edits > read.edits ? known : read;
}
