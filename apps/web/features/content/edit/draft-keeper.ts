import type { ContentDraft, ContentField } from '@relievo/contracts/values';
import { markWork } from '../../../lib/keeping/mark-work.ts';
import { createSaver, type SaverOptions, type SavingState } from '../../../lib/keeping/saver.ts';
import { createStore, type Store } from '../../../lib/stores/store.ts';
import { type ContentForm, fieldsOf } from './content-form.ts';

export interface Kept extends SavingState<ContentForm> {
  readonly form: ContentForm;
}

/** What the draft of a resource says, and how often it was saved; null where there is none yet. */
export interface Written extends Pick<Kept, 'form'> {
  readonly edits: ContentDraft['edits'] | null;
}

interface KeeperOptions extends Pick<SaverOptions<ContentForm>, 'unsaved' | 'keepHere' | 'later' | 'send'> {
  readonly start: Written;
}

export interface DraftKeeper {
  readonly store: Store<Kept>;
  readonly change: (field: ContentField) => (value: string) => void;
  /** Saves what is not saved yet; true where the server has it all. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Goes on with what the server has, where nothing was typed that it has not. */
  readonly adopt: (there: Written) => void;
}

/** Keeps on the server what is typed into a form. */
export function createDraftKeeper({ start, unsaved, send, keepHere, later }: KeeperOptions): DraftKeeper {
  let form = unsaved?.work ?? start.form;
  const saver = createSaver<ContentForm>({
    there: { edits: start.edits, work: start.form },
    unsaved,
    present: () => form,
    markOf: (one) => markWork(fieldsOf(one)),
    send,
    keepHere,
    later,
  });
  const store = createStore<Kept>({ ...saver.store.get(), form });
  const publish = () => store.set({ ...saver.store.get(), form });
  saver.store.subscribe(publish);
  return {
    store,
    change: (field) => (value) => {
      form = { ...form, [field]: value };
      saver.changed();
      publish();
    },
    flush: saver.flush,
    keepMine: saver.keepMine,
    takeTheirs: () => {
      const { theirs } = saver.store.get();
      if (!theirs) return;
      form = theirs.work;
      saver.takeTheirs();
    },
    adopt: ({ form: work, edits }) => {
      const { standing, edits: known } = saver.store.get();
      if (standing !== 'kept' || known === edits) return;
      form = work;
      saver.adopt({ edits, work });
    },
  };
}
