import { createStore, type Store } from '../stores/store.ts';
import {
  amendWork,
  beginWork,
  changedParts,
  changeWork,
  redoWork,
  undoWork,
  type WorkHistory,
} from './history.ts';

/** How long after the last change it is saved, and when it is tried again after it was not. */
export const SAVE_PAUSE = 800;
export const SAVE_AGAIN = 10_000;

/** How the work stands with the server; elsewhere is another tab that wrote meanwhile, gone a draft that was discarded. */
export type KeepingStatus = 'kept' | 'waiting' | 'saving' | 'failed' | 'elsewhere' | 'gone';

export interface KeptWork<Work> {
  readonly history: WorkHistory<Work>;
  readonly edits: number;
  readonly status: KeepingStatus;
  /** Whether anything was saved since the page was opened. */
  readonly hasSaved: boolean;
}

/** How a save ended: with the new count, or with the code of a refusal, empty where the server was not reached. */
export type Saved = { readonly edits: number } | { readonly refused: string };

/** Work as the server has it, and how often it was saved there. */
export interface Draft<Work> {
  readonly edits: number;
  readonly work: Work;
}

interface KeeperOptions<Work> {
  readonly draft: Draft<Work>;
  /** The code of the refusal of who writes on an older count than the draft has. */
  readonly elsewhere: string;
  readonly save: (edits: number, change: Partial<Work>) => Promise<Saved>;
  readonly read: () => Promise<Draft<Work>>;
  readonly later: (work: () => void, delay: number) => () => void;
}

export interface WorkKeeper<Work> {
  readonly store: Store<KeptWork<Work>>;
  /** Changes of one name that follow each other are one step. */
  readonly change: (change: Partial<Work>, name?: string) => void;
  /** What follows from it by itself: kept too, and taken back only with what it follows from. */
  readonly amend: (change: Partial<Work>) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => Promise<void>;
}

/** Keeps work on the server while it is done: after a pause, one save at a time, never over another tab's work. */
export function createWorkKeeper<Work extends object>({
  draft,
  elsewhere,
  save,
  read,
  later,
}: KeeperOptions<Work>): WorkKeeper<Work> {
  let there = draft.work;
  const store = createStore<KeptWork<Work>>({
    history: beginWork(draft.work),
    edits: draft.edits,
    status: 'kept',
    hasSaved: false,
  });
  let cancel = () => {};
  let running: Promise<void> | undefined;
  const set = (next: Partial<KeptWork<Work>>) => store.set({ ...store.get(), ...next });
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
  const saveOnce = async () => {
    const { history, edits } = store.get();
    const sent = history.present;
    set({ status: 'saving' });
    const saved = await save(edits, changedParts(there, sent));
    if ('edits' in saved) {
      there = sent;
      const isAll = store.get().history.present === sent;
      set({ edits: saved.edits, hasSaved: true, status: isAll ? 'kept' : 'waiting' });
      if (!isAll) schedule(SAVE_PAUSE);
      return;
    }
    if (saved.refused === elsewhere) set({ status: 'elsewhere' });
    else if (saved.refused === 'not_found') set({ status: 'gone' });
    else {
      set({ status: 'failed' });
      schedule(SAVE_AGAIN);
    }
  };
  const put = (history: WorkHistory<Work>) => {
    const { status } = store.get();
    if (status === 'elsewhere' || status === 'gone') return set({ history });
    set({ history, status: status === 'saving' ? 'saving' : 'waiting' });
    if (status !== 'saving') schedule(SAVE_PAUSE);
  };
  const step = (to: WorkHistory<Work> | null): boolean => {
    if (to) put(to);
    return to !== null;
  };
  return {
    store,
    change: (change, name) => put(changeWork(store.get().history, change, name ?? null)),
    amend: (change) => put(amendWork(store.get().history, change)),
    undo: () => step(undoWork(store.get().history)),
    redo: () => step(redoWork(store.get().history)),
    flush: async () => {
      await running;
      const { status } = store.get();
      if (status === 'waiting' || status === 'failed') await run();
      return store.get().status === 'kept';
    },
    keepMine: async () => {
      const theirs = await read();
      there = theirs.work;
      set({ edits: theirs.edits, status: 'waiting' });
      await run();
    },
    // What was made here can still be had by Undo.
    takeTheirs: async () => {
      const { edits, work } = await read();
      there = work;
      set({ history: changeWork(store.get().history, work, null), edits, status: 'kept' });
    },
  };
}
