import type { KeptDrawing } from '@relievo/contracts/values';
import type { Drawing } from '@relievo/graphic/model';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { chooseArrived, noteArrived } from '../../../lib/stores/arrived.ts';
import { DRAWINGS_DATABASE } from '../../../lib/stores/drafts.ts';
import {
  listStored,
  readStored,
  removeStored,
  type StorageKey,
  writeStored,
} from '../../../lib/stores/stored.ts';
import type { Unsaved } from './kept-drawing.ts';
import { isLarge } from './large-drawing.ts';

/**
 * What was drawn in this browser and has not arrived. It is written twice: into the storage of the page, which holds it
 * at once but which a browser may put on disk only seconds later; and into a database, which has it on disk when it says
 * so. After a crash the later of the two counts. Each page has a place of its own, so that two tabs on one drawing never
 * remove what the other could not send.
 */
export interface KeptHere {
  /** null where all had arrived. */
  readonly svg: string | null;
  readonly edits: number;
  readonly sent: readonly string[];
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** What is found is a drawing. */
export type FoundHere = Unsaved & { readonly drawing: Drawing };

/** The place of one page for one drawing. */
export interface DrawingPlace {
  readonly found: FoundHere | null;
  /** False where this browser has no room. */
  readonly keep: (unsaved: Unsaved | null) => boolean;
  /** What the server has, unless more has arrived since it was asked. */
  readonly choose: (read: KeptDrawing) => KeptDrawing;
  readonly noteArrived: (there: { readonly edits: number; readonly work: string }) => void;
}

/** Opens a place for a page, and moves what a page before it, or beside it, kept last. */
export async function openDrawingPlace(
  personId: string,
  id: string,
  mark = Math.random().toString(36).slice(2),
): Promise<DrawingPlace> {
  const key = keyOf(personId, id);
  const own: StorageKey = `${key}/${mark}`;
  const keep = (unsaved: Unsaved | null) => keepUnsaved(own, unsaved);
  const place = {
    keep,
    choose: (there: KeptDrawing) => {
      const { edits, work: svg } = chooseArrived(key, { edits: there.edits, work: there.svg });
      return { ...there, edits, svg };
    },
    noteArrived: (version: { readonly edits: number; readonly work: string }) => noteArrived(key, version),
  };
  const latest = (await listKept(key)).toSorted((a, b) => b.kept.at - a.kept.at)[0];
  if (!latest) return { ...place, found: null };
  const { svg, edits, sent } = latest.kept;
  const read = openDrawing(svg);
  if (!read.ok) return { ...place, found: null };
  const isMoved = keep({ svg, edits, sent });
  if (isMoved && latest.place !== own) keepUnsaved(latest.place, null);
  return { ...place, found: { svg, edits, sent, drawing: read.value } };
}

/** What the pages of this tab kept last. */
const lastKept = new Map<StorageKey, KeptHere>();

function keepUnsaved(place: StorageKey, unsaved: Unsaved | null): boolean {
  const { svg, edits, sent } = unsaved ?? { svg: null, edits: 0, sent: [] };
  const kept: KeptHere = { svg, edits, sent, at: Date.now() };
  // The storage of the page would be waited for.
  const isLeftToDatabase = isLarge(kept.svg ?? '') && hasDatabase;
  const isStored = unsaved !== null && !isLeftToDatabase && writeStored(place, kept);
  if (!isStored) removeStored(place);
  lastKept.set(place, kept);
  void writeToDatabase(place, kept);
  return isStored || unsaved === null || hasDatabase;
}

/** What is kept of a drawing and had not arrived, wherever it is. */
async function listKept(key: StorageKey) {
  const inDatabase = await readFromDatabase(key);
  const places = [...listStored(key), ...inDatabase.keys()].filter(
    (place): place is StorageKey => place === key || place.startsWith(`${key}/`),
  );
  return [...new Set(places)].flatMap((place) => {
    const kept = chooseLater(readStored(place), inDatabase.get(place));
    if (kept?.svg === null && kept.at < Date.now() - SETTLED) void removeFromDatabase(place);
    return kept && kept.svg !== null ? [{ place, kept: { ...kept, svg: kept.svg } }] : [];
  });
}

/** Milliseconds after which what was removed from the storage of the page is gone from the disk as well. */
const SETTLED = 60_000;

/** Both may be missing, or what somebody else has put there. */
export function chooseLater(one: unknown, other: unknown): KeptHere | null {
  const [a, b] = [toKept(one), toKept(other)];
  if (!a || !b) return a ?? b;
  return a.at > b.at ? a : b;
}

function toKept(value: unknown): KeptHere | null {
  if (typeof value !== 'object' || value === null) return null;
  // Those that were kept before they had a time are the oldest.
  const { svg, edits, sent = [], at = 0 } = value as Record<string, unknown>;
  if ((typeof svg !== 'string' && svg !== null) || typeof edits !== 'number' || typeof at !== 'number')
    return null;
  const isMarks = Array.isArray(sent) && sent.every((mark) => typeof mark === 'string');
  return { svg, edits, sent: isMarks ? sent : [], at };
}

function keyOf(personId: string, id: string): StorageKey {
  return `relievo-draft-drawing-${personId}-${id}`;
}

const STORE = 'unsaved';

/** Whether there is a database to write into, as far as is known. */
let hasDatabase = typeof indexedDB !== 'undefined';
let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DRAWINGS_DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => {
      // Whoever signs out in another tab removes it.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = undefined;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () =>
      reject(new Error('The database of the browser fails.', { cause: request.error })),
    );
  });
  return opened;
}

/** Where there is no database, or none may be opened, the storage of the page has it alone. */
async function writeToDatabase(place: StorageKey, kept: KeptHere): Promise<void> {
  try {
    const database = await openDatabase();
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.objectStore(STORE).put(kept, place);
    await endOf(transaction);
    hasDatabase = true;
  } catch {
    opened = undefined;
    hasDatabase = false;
    // What was kept since counts, and above all that it has arrived.
    if (kept.svg !== null && lastKept.get(place) === kept) writeStored(place, kept);
  }
}

async function removeFromDatabase(place: StorageKey): Promise<void> {
  try {
    const database = await openDatabase();
    database.transaction(STORE, 'readwrite').objectStore(STORE).delete(place);
  } catch {
    opened = undefined;
  }
}

/** What all pages have kept of one drawing. */
async function readFromDatabase(key: StorageKey): Promise<ReadonlyMap<string, unknown>> {
  try {
    const database = await openDatabase();
    const store = database.transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(key, `${key}/\uffff`);
    const [places, kept] = await Promise.all([
      answerOf(store.getAllKeys(range)),
      answerOf<unknown[]>(store.getAll(range)),
    ]);
    return new Map(places.map((place, at) => [String(place), kept[at]]));
  } catch {
    opened = undefined;
    return new Map();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The database of the browser fails.', { cause: request.error })),
    );
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const fault of ['error', 'abort'])
      transaction.addEventListener(fault, () =>
        reject(new Error('The database of the browser fails.', { cause: transaction.error })),
      );
    transaction.commit();
  });
}
