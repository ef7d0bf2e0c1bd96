import { readRefusal } from '@relievo/contracts';
import { readStored, removeStored, type StorageKey, writeStored } from '../stores/stored.ts';
import { createWorkKeeper, type Draft, type Saved, type WorkKeeper } from './work-keeper.ts';

interface KeptWorkOptions<Work> {
  readonly draft: Draft<Work>;
  /** Under which name this browser keeps what has not arrived. */
  readonly key: StorageKey;
  /** The code of the refusal of who writes on an older count than the draft has. */
  readonly elsewhere: string;
  /** What was kept in this browser, or nothing where it is no such work. */
  readonly parse: (kept: unknown) => Work | undefined;
  readonly save: (edits: number, change: Partial<Work>) => Promise<{ readonly edits: number }>;
  readonly read: () => Promise<Draft<Work>>;
}

/** Work that is kept on the server, and in this browser until it has arrived. */
export function openKeptWork<Work extends object>({
  draft,
  key,
  elsewhere,
  parse,
  save,
  read,
}: KeptWorkOptions<Work>): WorkKeeper<Work> {
  const keeper = createWorkKeeper<Work>({
    draft,
    elsewhere,
    save: (edits, change) =>
      save(edits, change).then<Saved, Saved>(
        (saved) => saved,
        (thrown: unknown) => ({ refused: readRefusal(thrown)?.code ?? '' }),
      ),
    read,
    later: (work, delay) => {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
  });
  keeper.store.subscribe(() => {
    const { status, history, edits } = keeper.store.get();
    if (status === 'kept') removeStored(key);
    else if (status !== 'saving') writeStored(key, { edits, work: history.present });
  });
  const unsaved = readUnsaved(readStored(key), draft.edits, parse);
  if (unsaved) keeper.change(unsaved);
  return keeper;
}

/** What was typed in this browser and never arrived; nothing where the server has been written on since. */
function readUnsaved<Work>(
  stored: unknown,
  edits: number,
  parse: (kept: unknown) => Work | undefined,
): Work | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { edits: known, work } = stored as Record<string, unknown>;
  return known === edits ? parse(work) : undefined;
}
