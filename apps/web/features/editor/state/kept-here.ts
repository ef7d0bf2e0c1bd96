import type { Drawing } from '@relievo/graphic';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '../../../lib/stores/stored.ts';
import type { Unsaved } from './kept-drawing.ts';
import { isLarge } from './large-drawing.ts';

/**
 * What was drawn in this browser and has not arrived. It is written twice: into the storage of the page, which holds it
 * at once but which a browser may put on disk only seconds later; and into a database, which has it on disk when it says
 * so. After a crash the later of the two counts.
 */
export interface KeptHere {
  /** null where all had arrived. */
  readonly svg: string | null;
  readonly edits: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** What is found is a drawing. */
export type FoundHere = Unsaved & { readonly drawing: Drawing };

export function keepUnsaved(personId: string, id: string, unsaved: Unsaved | null): void {
  const key = keyOf(personId, id);
  const kept: KeptHere = { svg: unsaved?.svg ?? null, edits: unsaved?.edits ?? 0, at: Date.now() };
  // The storage of the page would be waited for.
  const isInDatabase = isLarge(kept.svg ?? '') && typeof indexedDB !== 'undefined';
  if (unsaved && !isInDatabase) writeStored(key, kept);
  else removeStored(key);
  void writeToDatabase(key, kept);
}

export async function findUnsaved(personId: string, id: string): Promise<FoundHere | null> {
  const key = keyOf(personId, id);
  const kept = chooseLater(readStored(key), await readFromDatabase(key));
  if (!kept || kept.svg === null) {
    removeStored(key);
    return null;
  }
  const read = openDrawing(kept.svg);
  return read.ok ? { svg: kept.svg, edits: kept.edits, drawing: read.value } : null;
}

/** Both may be missing, or what somebody else has put there. */
export function chooseLater(one: unknown, other: unknown): KeptHere | null {
  const [a, b] = [toKept(one), toKept(other)];
  if (!a || !b) return a ?? b;
  return a.at > b.at ? a : b;
}

function toKept(value: unknown): KeptHere | null {
  if (typeof value !== 'object' || value === null) return null;
  // Those that were kept before they had a time are the oldest.
  const { svg, edits, at = 0 } = value as Record<string, unknown>;
  if ((typeof svg !== 'string' && svg !== null) || typeof edits !== 'number' || typeof at !== 'number')
    return null;
  return { svg, edits, at };
}

function keyOf(personId: string, id: string): StorageKey {
  return `relievo-draft-drawing-${personId}-${id}`;
}

const DATABASE = 'relievo-drawings';
const STORE = 'unsaved';

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The database of the browser fails.', { cause: request.error })),
    );
  });
  return opened;
}

/** Where there is no database, or none may be opened, the storage of the page has it alone. */
async function writeToDatabase(key: StorageKey, kept: KeptHere): Promise<void> {
  try {
    const database = await openDatabase();
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.objectStore(STORE).put(kept, key);
    transaction.commit();
  } catch {
    opened = undefined;
    if (kept.svg !== null) writeStored(key, kept);
  }
}

async function readFromDatabase(key: string): Promise<unknown> {
  try {
    const database = await openDatabase();
    return await new Promise((resolve, reject) => {
      const request = database.transaction(STORE).objectStore(STORE).get(key);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () =>
        reject(new Error('The database of the browser fails.', { cause: request.error })),
      );
    });
  } catch {
    opened = undefined;
    return undefined;
  }
}
