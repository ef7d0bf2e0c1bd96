import { createStore, type Store } from '../stores/store.ts';

/** How long after the last change it is saved, and when it is tried again after it was not. */
export const SAVE_PAUSE = 800;
export const SAVE_AGAIN = 10_000;

/**
 * How work stands with the server: kept there, to the last change; about to be sent; on its way; not arrived; another tab
 * wrote meanwhile, and the person chooses; or nothing can be written any more.
 */
export type Standing = 'kept' | 'waiting' | 'saving' | 'failed' | 'elsewhere' | 'closed';

/** Work, and the count of the version on the server that it was made on; null where there is none yet. */
export interface Version<Work> {
  readonly edits: number | null;
  readonly work: Work;
}

/** What the server may not have; of what was sent without an answer, which may be there, the marks. */
export interface Unsaved<Work> extends Version<Work> {
  readonly sent: readonly string[];
}

export interface SavingState<Work> {
  readonly edits: number | null;
  readonly standing: Standing;
  /** Whether everything was saved once since the work was opened. */
  readonly hasSaved: boolean;
  /** What the other tab wrote. */
  readonly theirs: Version<Work> | null;
  /** Why it was refused, for the person to read; empty where the server was not reached. */
  readonly refused: string;
  /** Whether this browser holds what has not arrived. */
  readonly isKeptHere: boolean;
}

/** How a save ended. What is overtaken was made on an older version; what is absent was discarded and can begin anew. */
export type Answer<Work> =
  | { readonly outcome: 'saved'; readonly edits: number }
  | { readonly outcome: 'overtaken'; readonly theirs: Version<Work> }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'closed' | 'failed'; readonly why: string };

export interface SaverOptions<Work> {
  /** The version that the server was read to have. */
  readonly there: Version<Work>;
  /** What this browser kept because it had not arrived; then it is what the person works on. */
  readonly unsaved: Unsaved<Work> | null;
  /** What the person works on. It is another value after each change. */
  readonly present: () => Work;
  /** The same for works that are alike, and for no others. */
  readonly markOf: (work: Work) => string;
  /** Sends work; null where it is not known what the server has. */
  readonly send: (edits: number | null, work: Work, there: Work | null) => Promise<Answer<Work>>;
  /** Keeps in this browser what has not arrived, null when all has; false where there is no room for it. */
  readonly keepHere: (unsaved: Unsaved<Work> | null) => boolean;
  readonly later: (work: () => void, delay: number) => () => void;
  /** Is told what the server has acknowledged. */
  readonly onArrived?: (there: { readonly edits: number; readonly work: Work }) => void;
}

export interface Saver<Work> {
  readonly store: Store<SavingState<Work>>;
  /** A change has begun that is not written yet. */
  readonly expect: () => void;
  /** The work is another one: it is kept here at once, and sent after a pause. */
  readonly changed: () => void;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  /** What is here takes the place of what the other tab wrote. */
  readonly keepMine: () => void;
  /** What is here has given way to what the other tab wrote. */
  readonly takeTheirs: () => void;
  /** The person works on what the server has by now. */
  readonly adopt: (there: Version<Work>) => void;
}

/** So many versions without an answer are remembered. */
const MOST_SENT = 100;

/**
 * Keeps work on the server while it is done: one save at a time, never over what another tab wrote, and kept is said only
 * of work that has arrived to its last change.
 */
export function createSaver<Work>({
  there: { edits: first, work: read },
  unsaved,
  present,
  markOf,
  send,
  keepHere,
  later,
  onArrived,
}: SaverOptions<Work>): Saver<Work> {
  const store = createStore<SavingState<Work>>({
    edits: unsaved ? unsaved.edits : first,
    standing: unsaved ? 'waiting' : 'kept',
    hasSaved: false,
    theirs: null,
    refused: '',
    isKeptHere: true,
  });
  const set = (next: Partial<SavingState<Work>>) => store.set({ ...store.get(), ...next });
  let there: Work | null = read;
  let sent = unsaved?.sent ?? [];
  let cancel = () => {};
  let running: Promise<void> | undefined;

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
  const keep = () => {
    const isKeptHere = keepHere({ edits: store.get().edits, work: present(), sent });
    if (isKeptHere !== store.get().isKeptHere) set({ isKeptHere });
  };

  const saveOnce = async () => {
    const work = present();
    const { edits } = store.get();
    sent = [...new Set([...sent, markOf(work)])].slice(-MOST_SENT);
    set({ standing: 'saving', refused: '' });
    keep();
    let answer: Answer<Work>;
    try {
      answer = await send(edits, work, there);
    } catch {
      answer = { outcome: 'failed', why: '' };
    }
    take(answer, work);
  };
  const take = (answer: Answer<Work>, work: Work) => {
    const { outcome } = answer;
    cancel();
    if (outcome === 'saved') onArrived?.({ edits: answer.edits, work });
    if (outcome === 'saved') arrive({ edits: answer.edits, work }, present() === work);
    else if (outcome === 'overtaken') compare(answer.theirs);
    else if (outcome === 'absent' && store.get().edits !== null) {
      [there, sent] = [null, []];
      set({ edits: null, standing: 'waiting' });
      keep();
      schedule(0);
    } else if (outcome === 'closed') set({ standing: 'closed', refused: answer.why });
    else {
      set({ standing: 'failed', refused: outcome === 'failed' ? answer.why : '' });
      schedule(SAVE_AGAIN);
    }
  };
  const arrive = ({ edits, work }: Version<Work>, isAll: boolean) => {
    [there, sent] = [work, []];
    const { hasSaved } = store.get();
    set({ edits, theirs: null, standing: isAll ? 'kept' : 'waiting', hasSaved: hasSaved || isAll });
    if (isAll) keepHere(null);
    else {
      keep();
      schedule(SAVE_PAUSE);
    }
  };
  /** What stands there may be what was sent from here, and only the answer was lost. */
  const compare = (theirs: Version<Work>) => {
    const [mine, mark] = [markOf(present()), markOf(theirs.work)];
    if (mark === mine || sent.includes(mark)) arrive(theirs, mark === mine);
    else set({ standing: 'elsewhere', theirs });
  };

  if (unsaved) {
    const isNewer = (unsaved.edits ?? -1) > (first ?? -1);
    // What was read is older than what this browser knows of.
    if (isNewer) there = null;
    if (isNewer || unsaved.edits === first) schedule(0);
    else compare({ edits: first, work: read });
  }
  const expect = () => {
    const { standing } = store.get();
    if (standing !== 'elsewhere' && standing !== 'closed') set({ standing: 'waiting' });
  };
  return {
    store,
    expect,
    changed: () => {
      expect();
      keep();
      if (store.get().standing === 'waiting') schedule(SAVE_PAUSE);
    },
    flush: async () => {
      for (let tries = 0; ; ) {
        const { standing } = store.get();
        if (running) await running;
        else if (standing === 'waiting' || (standing === 'failed' && tries === 0)) {
          tries += 1;
          await run();
        } else return standing === 'kept';
      }
    },
    keepMine: () => {
      const { theirs } = store.get();
      if (!theirs) return;
      [there, sent] = [theirs.work, []];
      set({ edits: theirs.edits, theirs: null, standing: 'waiting' });
      keep();
      void run();
    },
    takeTheirs: () => {
      const { theirs } = store.get();
      if (!theirs) return;
      [there, sent] = [theirs.work, []];
      set({ edits: theirs.edits, theirs: null, standing: 'kept' });
      keepHere(null);
    },
    adopt: ({ edits, work }) => {
      [there, sent] = [work, []];
      set({ edits });
    },
  };
}
