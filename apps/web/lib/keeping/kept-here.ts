import { listStored, readStored, removeStored, type StorageKey, writeStored } from '../stores/stored.ts';
import type { Unsaved } from './saver.ts';

/** Where one page keeps in this browser what has not arrived. */
interface KeptHere<Work> {
  /** What a page before it, or beside it, kept last. */
  readonly found: Unsaved<Work> | null;
  readonly keep: (unsaved: Unsaved<Work> | null) => boolean;
}

/**
 * Each page has a place of its own under the key, so that two tabs on one work never remove what the other could not
 * send. What is found moves to the page that goes on with it.
 */
export function openKeptHere<Work>(
  key: StorageKey,
  parse: (work: unknown) => Work | undefined,
  mark = Math.random().toString(36).slice(2),
): KeptHere<Work> {
  const own = `${key}/${mark}` as const;
  const keep = (unsaved: Unsaved<Work> | null) => {
    if (unsaved) return writeStored(own, { ...unsaved, at: Date.now() });
    removeStored(own);
    return true;
  };
  const latest = listStored(key)
    .filter((place) => place === key || place.startsWith(`${key}/`))
    .flatMap((place) => readKept(readStored(place), parse).map((kept) => ({ place, ...kept })))
    .sort((a, b) => b.at - a.at)[0];
  if (!latest) return { found: null, keep };
  const { edits, work, sent } = latest;
  const found = { edits, work, sent };
  if (keep(found) && latest.place !== own) removeStored(latest.place);
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
