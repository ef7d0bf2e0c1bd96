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

interface PendingOptions<Choices> {
  /** Sends a change so that it arrives even when the page is closed meanwhile. */
  readonly send: (change: Partial<Choices>) => Promise<Choices>;
  readonly onSaved: (saved: Choices) => void;
  /** Calls back whenever the page may be closed in the next moment; returns what ends that. */
  readonly watchLeaving: (leave: () => void) => () => void;
}

/**
 * Sends choices as they are made. Choices made while a change is on its way go after it, all in one; when the page may be
 * closed they go at once, because a closed page sends nothing more.
 */
export function createPendingChoices<Choices extends object>({
  send,
  onSaved,
  watchLeaving,
}: PendingOptions<Choices>): PendingChoices<Choices> {
  const store = createStore<Partial<Choices>>({});
  let unsent: Partial<Choices> | null = null;
  let sentOnLeaving: Promise<Choices> | null = null;
  let endWait: EndWait | null = null;
  const leave = () => {
    // A second one could arrive before the first, and the older choice would count.
    if (unsent === null || sentOnLeaving) return;
    sentOnLeaving = send(unsent);
    // The caller that waits for the change before it hears how it went.
    sentOnLeaving.catch(() => undefined);
    unsent = null;
  };
  const takeNext = (): Promise<Choices> => {
    const next = sentOnLeaving ?? send(unsent ?? {});
    if (sentOnLeaving) sentOnLeaving = null;
    else unsent = null;
    return next;
  };
  const sendAll = async () => {
    const endWatch = watchLeaving(leave);
    let isSaved = false;
    try {
      for (;;) {
        try {
          const saved = await takeNext();
          onSaved(saved);
          // What was chosen meanwhile is all that is left.
          if (!sentOnLeaving) store.set(unsent ?? {});
          if (sentOnLeaving || unsent !== null) continue;
          isSaved = true;
          return saved;
        } catch (thrown) {
          // A change that left with a page that stayed open may have arrived, and the page shows what the server has.
          while (sentOnLeaving) {
            const arrived = await takeNext().catch(() => null);
            if (arrived) onSaved(arrived);
          }
          throw thrown;
        }
      }
    } finally {
      if (!isSaved) {
        unsent = null;
        store.set({});
      }
      endWatch();
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
