import { type DrawingEntry, type KeptDrawing, readRefusal } from '@relievo/contracts';
import { createStore, type Store } from '../../../lib/stores/store.ts';

/** How long after the last change a drawing is saved, and when it is tried again after it was not. */
export const SAVE_PAUSE = 800;
export const SAVE_AGAIN = 10_000;

/**
 * How what was drawn stands with the server: there; on its way; not arrived, and kept in this browser; or saved in
 * another tab meanwhile, and the person chooses.
 */
export type Keeping = 'kept' | 'saving' | 'failed' | 'elsewhere';

export interface KeptState {
  readonly keeping: Keeping;
  readonly edits: number;
  /** Why it did not arrive; empty where the server was not reached. */
  readonly problem: string;
  /** What the other tab saved. */
  readonly theirs: KeptDrawing | null;
}

/** What has not arrived yet, with the count that it was drawn on. */
export interface Unsaved {
  readonly svg: string;
  readonly edits: number;
}

interface KeeperOptions {
  readonly edits: number;
  readonly save: (edits: number, svg: string) => Promise<DrawingEntry>;
  readonly keepHere: (unsaved: Unsaved | null) => void;
  readonly later: (work: () => void, delay: number) => () => void;
  /** When what was done is on the screen. */
  readonly afterwards: (work: () => void) => void;
}

export interface DrawingKeeper {
  readonly store: Store<KeptState>;
  /** A change whose file form takes a while is written when it is on the screen. */
  readonly change: (write: () => string, isLong?: boolean) => void;
  /** Keeps here what waits to be written. */
  readonly settle: () => void;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  /** What is here gives way; its file form comes back, to be opened. */
  readonly takeTheirs: () => string | null;
}

/** Keeps a drawing in this browser at once and on the server after a pause, never over what another tab saved. */
export function createDrawingKeeper({
  edits,
  save,
  keepHere,
  later,
  afterwards,
}: KeeperOptions): DrawingKeeper {
  const store = createStore<KeptState>({ keeping: 'kept', edits, problem: '', theirs: null });
  const set = (values: Partial<KeptState>) => store.set({ ...store.get(), ...values });
  let unwritten: (() => string) | null = null;
  let waiting: string | null = null;
  let running: Promise<void> | undefined;
  let cancel = () => {};
  const schedule = (delay: number) => {
    cancel();
    cancel = later(() => void run(), delay);
  };
  const run = (): Promise<void> => {
    cancel();
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  const settle = () => {
    if (!unwritten) return;
    waiting = unwritten();
    unwritten = null;
    const { keeping, edits: count } = store.get();
    keepHere({ svg: waiting, edits: count });
    if (keeping !== 'elsewhere' && !running) schedule(SAVE_PAUSE);
  };
  const saveOnce = async () => {
    settle();
    cancel();
    const sent = waiting;
    if (sent === null) return;
    try {
      const entry = await save(store.get().edits, sent);
      arrived(sent, entry.edits);
    } catch (thrown) {
      refused(sent, thrown);
    }
  };
  const arrived = (sent: string, count: number) => {
    settle();
    const isAll = waiting === sent;
    if (isAll) waiting = null;
    set({ edits: count, keeping: isAll ? 'kept' : 'saving', problem: '', theirs: null });
    keepHere(waiting === null ? null : { svg: waiting, edits: count });
    if (!isAll) schedule(SAVE_PAUSE);
  };
  const refused = (sent: string, thrown: unknown) => {
    const refusal = readRefusal(thrown);
    const { drawing: theirs } = (refusal?.data ?? {}) as { drawing?: KeptDrawing };
    if (theirs && refusal?.code === 'drawing_changed_elsewhere') {
      // What was sent had arrived, and only the answer was lost.
      if (theirs.svg === sent) arrived(sent, theirs.edits);
      else set({ keeping: 'elsewhere', theirs });
      return;
    }
    set({ keeping: 'failed', problem: refusal?.message ?? '' });
    schedule(SAVE_AGAIN);
  };
  return {
    store,
    change: (write, isLong = false) => {
      unwritten = write;
      if (store.get().keeping !== 'elsewhere') set({ keeping: 'saving' });
      if (isLong) afterwards(settle);
      else settle();
    },
    settle,
    flush: async () => {
      await running;
      settle();
      if (waiting !== null && store.get().keeping !== 'elsewhere') await run();
      return store.get().keeping === 'kept';
    },
    keepMine: () => {
      const { theirs } = store.get();
      if (!theirs) return;
      set({ edits: theirs.edits, theirs: null, keeping: 'saving' });
      void run();
    },
    takeTheirs: () => {
      const { theirs } = store.get();
      if (!theirs) return null;
      unwritten = null;
      waiting = null;
      keepHere(null);
      set({ edits: theirs.edits, theirs: null, keeping: 'kept' });
      return theirs.svg;
    },
  };
}
