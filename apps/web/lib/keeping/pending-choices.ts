import { createStore, type Store } from '../stores/store.ts';

export interface PendingChoices<Choices> {
  /** What was chosen and has not arrived. */
  readonly store: Store<Partial<Choices>>;
  /** Adds what was chosen; true where nobody is about to send it yet. */
  readonly add: (change: Partial<Choices>) => boolean;
  /** Sends until nothing is left, one change after the other, and gives what was answered last. */
  readonly sendAll: () => Promise<Choices>;
}

/** Choices that are sent as they are made. What follows while one is on its way goes after it, all in one. */
export function createPendingChoices<Choices extends object>(
  send: (change: Partial<Choices>) => Promise<Choices>,
  onSaved: (saved: Choices) => void,
): PendingChoices<Choices> {
  const store = createStore<Partial<Choices>>({});
  let unsent: Partial<Choices> | null = null;
  let isSending = false;
  const sendAll = async () => {
    try {
      for (;;) {
        const change = unsent ?? {};
        unsent = null;
        const saved = await send(change);
        onSaved(saved);
        // What was chosen meanwhile is all that is left.
        store.set(unsent ?? {});
        if (unsent === null) return saved;
      }
    } catch (thrown) {
      unsent = null;
      store.set({});
      throw thrown;
    } finally {
      isSending = false;
    }
  };
  return {
    store,
    add: (change) => {
      unsent = { ...unsent, ...change };
      store.set({ ...store.get(), ...change });
      const isFirst = !isSending;
      isSending = true;
      return isFirst;
    },
    sendAll,
  };
}
