import { createStore, type Store } from '../../../lib/stores/store.ts';
import { isFields, readText } from '../../../lib/stores/stored-fields.ts';

/** A file that was on its way when its page was closed or loaded anew. */
export interface LeftUpload {
  /** Where its bytes go on; null where it had not begun. */
  readonly uploadId: string | null;
  readonly name: string;
  readonly size: number;
  /** When the file was last changed, so that another one of the same name is not taken for it. */
  readonly changedAt: number;
}

/** A browser does not keep files over a reload: what is kept is which ones they were. */
export interface LeftUploads {
  readonly store: Store<{ readonly left: readonly LeftUpload[] }>;
  /** What is on its way now would be left by a reload. */
  readonly keep: (underWay: readonly LeftUpload[]) => void;
  /** Whoever chooses the same file again goes on with it. */
  readonly takeUp: (file: File) => LeftUpload | undefined;
  readonly forget: (upload: LeftUpload) => void;
}

/** In the storage of this tab: another tab has files of its own, and sends them itself. */
export function createLeftUploads(key: string, storage: Storage): LeftUploads {
  const store = createStore<{ readonly left: readonly LeftUpload[] }>({ left: readLeft(storage, key) });
  let underWay: readonly LeftUpload[] = [];
  const write = () => {
    try {
      storage.setItem(key, JSON.stringify([...store.get().left, ...underWay]));
    } catch {
      // A storage that is full or forbidden keeps nothing: then the files are sent from their beginning.
    }
  };
  const forget = (upload: LeftUpload) => {
    store.set({ left: store.get().left.filter((one) => one !== upload) });
    write();
  };
  return {
    store,
    keep(now) {
      underWay = now;
      write();
    },
    takeUp(file) {
      const found = store
        .get()
        .left.find(
          ({ name, size, changedAt }) =>
            name === file.name && size === file.size && changedAt === file.lastModified,
        );
      if (found) forget(found);
      return found;
    },
    forget,
  };
}

/** Anybody may have written there: what makes no sense was never on its way. */
function readLeft(storage: Storage, key: string): readonly LeftUpload[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(kept: unknown): readonly LeftUpload[] {
  if (!isFields(kept)) return [];
  const { uploadId, size, changedAt } = kept;
  const name = readText(kept['name']);
  if (name === undefined || typeof size !== 'number' || typeof changedAt !== 'number') return [];
  return [{ uploadId: readText(uploadId) ?? null, name, size, changedAt }];
}
