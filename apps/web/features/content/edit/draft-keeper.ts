import type { ContentDraft, ContentField, ContentFields } from '@relievo/contracts';
import { createStore, type Store } from '../../../lib/stores/store.ts';
import { type ContentForm, fieldsOf, formOf } from './content-form.ts';

/** How long after the last letter the draft is saved, and when it is tried again after it was not. */
export const SAVE_PAUSE = 800;
export const SAVE_AGAIN = 10_000;

/**
 * How what was typed stands with the server: kept there; about to be; on its way; not arrived; another tab wrote
 * meanwhile, and the person chooses; or nothing can be written any more, and the words stay in this browser.
 */
export type KeepingStatus = 'kept' | 'waiting' | 'saving' | 'failed' | 'elsewhere' | 'closed';

export interface Kept {
  readonly form: ContentForm;
  /** The count of the draft that was written on; null where there is none yet. */
  readonly edits: number | null;
  readonly status: KeepingStatus;
  /** Whether anything was saved since the page was opened. */
  readonly hasSaved: boolean;
  /** What the other tab wrote. */
  readonly theirs: ContentDraft | null;
  /** The code of the refusal; empty where the server was not reached. */
  readonly refused: string | null;
}

/** How a save ended: with the draft, or with the code of a refusal, empty where the server was not reached. */
export type Saved =
  | { readonly draft: ContentDraft }
  | { readonly refused: string; readonly theirs?: ContentDraft | undefined };

export type Unsaved = Pick<Kept, 'form' | 'edits'>;

interface KeeperOptions {
  readonly start: Unsaved;
  /** What was typed in this browser and never arrived. */
  readonly unsaved: Unsaved | null;
  readonly save: (edits: number | null, fields: ContentFields) => Promise<Saved>;
  /** Keeps in this browser what has not arrived yet; null when all has. */
  readonly keepHere: (unsaved: Unsaved | null) => void;
  readonly later: (work: () => void, delay: number) => () => void;
}

export interface DraftKeeper {
  readonly store: Store<Kept>;
  readonly change: (field: ContentField) => (value: string) => void;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Goes on with what the server has, where nothing was typed that it has not. */
  readonly adopt: (there: Unsaved) => void;
}

/** Keeps on the server what is typed into a form: after a pause, one save at a time, never over another tab's words. */
export function createDraftKeeper({ start, unsaved, save, keepHere, later }: KeeperOptions): DraftKeeper {
  const store = createStore<Kept>({
    ...(unsaved ?? start),
    status: unsaved ? 'waiting' : 'kept',
    hasSaved: false,
    theirs: null,
    refused: null,
  });
  let cancel = () => {};
  let running: Promise<void> | undefined;
  const set = (next: Partial<Kept>) => store.set({ ...store.get(), ...next });
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
    const { form: sent, edits } = store.get();
    set({ status: 'saving', refused: null });
    const saved = await save(edits, fieldsOf(sent));
    if ('draft' in saved) arrived(sent, saved.draft);
    else refused(sent, saved);
  };

  const arrived = (sent: ContentForm, { edits }: Pick<ContentDraft, 'edits'>) => {
    const { form } = store.get();
    const isAll = form === sent;
    set({ edits, hasSaved: true, theirs: null, status: isAll ? 'kept' : 'waiting' });
    keepHere(isAll ? null : { form, edits });
    if (!isAll) schedule(SAVE_PAUSE);
  };

  const refused = (sent: ContentForm, { refused: code, theirs }: Exclude<Saved, { draft: ContentDraft }>) => {
    if (theirs) {
      // What was sent had arrived, and only the answer was lost.
      if (JSON.stringify(theirs.fields) === JSON.stringify(fieldsOf(sent))) arrived(sent, theirs);
      else set({ status: 'elsewhere', theirs });
    } else if (code === 'draft_gone') {
      // It was discarded elsewhere; what is typed here is a draft of its own.
      set({ edits: null, status: 'waiting' });
      schedule(0);
    } else if (CLOSED.includes(code)) {
      set({ status: 'closed', refused: code });
    } else {
      set({ status: 'failed', refused: code });
      schedule(SAVE_AGAIN);
    }
  };

  if (unsaved) schedule(0);
  return {
    store,
    change: (field) => (value) => {
      const { status, form: before, edits } = store.get();
      const form = { ...before, [field]: value };
      keepHere({ form, edits });
      if (status === 'elsewhere' || status === 'closed') return set({ form });
      set({ form, status: status === 'saving' ? 'saving' : 'waiting' });
      if (status !== 'saving') schedule(SAVE_PAUSE);
    },
    flush: async () => {
      await running;
      const { status } = store.get();
      if (status === 'waiting' || status === 'failed') await run();
      return store.get().status === 'kept';
    },
    keepMine: () => {
      const { theirs } = store.get();
      set({ edits: theirs?.edits ?? null, theirs: null });
      void run();
    },
    takeTheirs: () => {
      const { theirs } = store.get();
      if (!theirs) return;
      keepHere(null);
      set({ form: formOf(theirs.fields), edits: theirs.edits, theirs: null, status: 'kept' });
    },
    adopt: ({ form, edits }) => {
      const { status, edits: known } = store.get();
      if (status !== 'kept' || known === edits) return;
      set({ form, edits });
    },
  };
}

/** While these are so, nothing can be saved, however often it is tried. */
const CLOSED: readonly string[] = ['content_waits', 'upload_not_allowed', 'not_found'];
