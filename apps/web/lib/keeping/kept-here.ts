import { listStored, readStored, removeStored, type StorageKey, writeStored } from '../stores/stored.ts';
import type { Unsaved } from './saver.ts';

/** Where one page keeps in this browser what has not arrived. */
interface KeptHere<Work> {
  /** What a page before it, or beside it, kept last. */
  readonly found: Unsaved<Work> | null;
  readonly keep: (unsaved: Unsaved<Work> | null) => boolean;
}

/**
 * Opens a separate place for each page under the key, so that two tabs on one work never remove what the other could
 * not send. The latest work moves to the page that continues it; if works can be merged, all of it moves.
 */
export function openKeptHere<Work>(
  key: StorageKey,
  parse: (work: unknown) => Work | undefined,
  mark = Math.random().toString(36).slice(2),
  merge?: (older: Work, newer: Work) => Work,
): KeptHere<Work> {
  const own = `${key}/${mark}` as const;
  const keep = (unsaved: Unsaved<Work> | null) => {
    if (unsaved) return writeStored(own, { ...unsaved, at: Date.now() });
    removeStored(own);
    return true;
  };
  const all = listStored(key)
    .filter((place) => place === key || place.startsWith(`${key}/`))
    .flatMap((place) => readKept(readStored(place), parse).map((kept) => ({ place, ...kept })))
    .sort((a, b) => a.at - b.at);
  const latest = all.at(-1);
  if (!latest) return { found: null, keep };
  const { edits, sent } = latest;
  const moved = merge ? all : [latest];
  const work = moved.map((one) => one.work).reduce((older, newer) => merge?.(older, newer) ?? newer);
  const found = { edits, work, sent };
  if (keep(found)) for (const { place } of moved) if (place !== own) removeStored(place);
  return { found, keep };
}

/** Whether this browser has work of a person that has not arrived, also of pages that are not open any more. */
export function hasUnsavedHere(personId: string): boolean {
  return listStored('relievo-draft-').some((place) => place.includes(`-${personId}`) && place.includes('/'));
}

/** None where it is no such work: storage may have been written by an older version, or by somebody else. */
function readKept<Work>(
  stored: unknown,
  parse: (work: unknown) => Work | undefined,
): readonly (Unsaved<Work> & { readonly at: number })[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { edits, work: kept, sent = [], at = 0 } = stored as Record<string, unknown>;
  const work = parse(kept);
  if (work === undefined || !(edits === null || typeof edits === 'number') || typeof at !== 'number')
    return [];
  const isMarks = Array.isArray(sent) && sent.every((mark) => typeof mark === 'string');
  return [{ edits, work, sent: isMarks ? sent : [], at }];
}
