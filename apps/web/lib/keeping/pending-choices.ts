import { createStore, type Store } from '../stores/store.ts';
import { openSavers } from './open-savers.ts';

/** Ends the waiting of a sign-out for choices. */
type EndWait = (isSaved: boolean) => void;

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
  let endWait: EndWait | null = null;
  const sendAll = async () => {
    let isSaved = false;
    try {
      for (;;) {
        const change = unsent ?? {};
        unsent = null;
        const saved = await send(change);
        onSaved(saved);
        // What was chosen meanwhile is all that is left.
        store.set(unsent ?? {});
        if (unsent !== null) continue;
        isSaved = true;
        return saved;
      }
    } catch (thrown) {
      unsent = null;
      store.set({});
      throw thrown;
    } finally {
      endWait?.(isSaved);
      endWait = null;
    }
  };
  return {
    store,
    add: (change) => {
      unsent = { ...unsent, ...change };
      store.set({ ...store.get(), ...change });
      if (endWait) return false;
      endWait = beginWait();
      return true;
    },
    sendAll,
  };
}

/** Lets a sign-out wait until the choices have arrived, also after the page that they were made on was left. */
function beginWait(): EndWait {
  const waiting: EndWait[] = [];
  const leave = openSavers.add(() => new Promise((resolve) => waiting.push(resolve)));
  return (isSaved) => {
    leave();
    for (const end of waiting) end(isSaved);
  };
}
