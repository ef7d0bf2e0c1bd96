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
import { markWork } from './mark-work.ts';
import { type Answer, createSaver, type SaverOptions, type SavingState } from './saver.ts';

export interface KeptWork<Work> extends SavingState<Work> {
  readonly edits: number;
  readonly history: WorkHistory<Work>;
  /** Whether the person changed anything: what follows by itself from opening it is not their change. */
  readonly isChanged: boolean;
}

interface KeeperOptions<Work>
  extends Pick<SaverOptions<Work>, 'there' | 'unsaved' | 'keepHere' | 'later' | 'onArrived'> {
  readonly there: { readonly edits: number; readonly work: Work };
  /** Sends what differs from the version of the server. */
  readonly send: (edits: number, change: Partial<Work>) => Promise<Answer<Work>>;
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
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** Work whose changes can be taken back, kept on the server while it is done. */
export function createWorkKeeper<Work extends object>({
  there,
  unsaved,
  send,
  ...rest
}: KeeperOptions<Work>): WorkKeeper<Work> {
  let history = beginWork(there.work);
  if (unsaved) history = changeWork(history, unsaved.work, null);
  let isChanged = unsaved !== null;
  const saver = createSaver<Work>({
    there,
    unsaved,
    present: () => history.present,
    markOf: markWork,
    send: (edits, work, known) => send(edits ?? 0, known ? changedParts(known, work) : work),
    ...rest,
  });
  const look = (): KeptWork<Work> => {
    const state = saver.store.get();
    return { ...state, edits: state.edits ?? 0, history, isChanged };
  };
  const store = createStore(look());
  const publish = () => store.set(look());
  saver.store.subscribe(publish);
  const put = (next: WorkHistory<Work>) => {
    history = next;
    saver.changed();
    publish();
  };
  const step = (to: WorkHistory<Work> | null): boolean => {
    if (!to) return false;
    isChanged = true;
    put(to);
    return true;
  };
  return {
    store,
    change: (change, name) => void step(changeWork(history, change, name ?? null)),
    amend: (change) => put(amendWork(history, change)),
    undo: () => step(undoWork(history)),
    redo: () => step(redoWork(history)),
    flush: saver.flush,
    keepMine: saver.keepMine,
    // What was made here can still be had by Undo.
    takeTheirs: () => {
      const { theirs } = saver.store.get();
      if (!theirs) return;
      history = changeWork(history, theirs.work, null);
      saver.takeTheirs();
    },
  };
}
