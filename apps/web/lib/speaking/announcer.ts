import { createStore, type Store } from '../stores/store.ts';
import { type Phrase, phrasesOf, type Said, textOf } from './phrase.ts';

/**
 * One announcer for the whole app. A live region speaks only when its text changes, so each message
 * is put in after a pause with an empty region, and stays as long as its channel says. Messages of
 * one politeness queue behind each other; none is lost when two come at once, and one that was heard
 * makes room for one that waits.
 */
export const CHANNELS = {
  library: { politeness: 'polite', stays: 1000 },
  pagination: { politeness: 'polite', stays: 3000 },
  shell: { politeness: 'polite', stays: 3000 },
  errors: { politeness: 'assertive', stays: 5000 },
  /** What a finger or an arrow key meets: the newest takes the place of those before it, for the hand has moved on. */
  exploring: { politeness: 'polite', stays: 3000, replaces: true },
} as const satisfies Record<string, { politeness: Politeness; stays: number; replaces?: true }>;

export type Politeness = 'polite' | 'assertive';
export type Channel = keyof typeof CHANNELS;

/** How long a region is empty before it is filled, so that the same words twice are two announcements. */
export const CLEAR_BEFORE_SPEAKING = 100;

/** How long a message stays when another one waits: a screen reader has taken it up by then. */
export const HEARD_AFTER = 1000;

export type Timer = (work: () => void, delay: number) => void;

type Listener = (text: string, phrases: readonly Phrase[]) => void;
/** What finds its words when their turn has come; null where they are not so any more. */
export type SaidLater = () => Said | null;

interface Queued {
  readonly said: Said | SaidLater;
  readonly stays: number;
  readonly replaces: boolean;
}

const startBrowserTimer: Timer = (work, delay) => {
  setTimeout(work, delay);
};

export interface Announcer {
  readonly announce: (said: Said | SaidLater, channel?: Channel) => void;
  readonly subscribe: (politeness: Politeness, listener: Listener) => () => void;
  /** What was announced last: it stays, for hands that read it on a braille display at their own pace. */
  readonly last: Pick<Store<readonly Phrase[]>, 'get' | 'subscribe'>;
}

export function createAnnouncer(timer: Timer = startBrowserTimer): Announcer {
  const regions = {
    polite: createRegion(timer),
    assertive: createRegion(timer),
  };
  const last = createStore<readonly Phrase[]>([]);
  return {
    last,
    announce: (said, channel = 'shell') => {
      const { politeness, stays } = CHANNELS[channel];
      const tell: Said | SaidLater =
        typeof said === 'function'
          ? () => {
              const now = said();
              if (now !== null) last.set(phrasesOf(now));
              return now;
            }
          : said;
      if (typeof said !== 'function') last.set(phrasesOf(said));
      regions[politeness].say({ said: tell, stays, replaces: 'replaces' in CHANNELS[channel] });
    },
    subscribe: (politeness, listener) => regions[politeness].subscribe(listener),
  };
}

function createRegion(timer: Timer) {
  const listeners = new Set<Listener>();
  let queue: Queued[] = [];
  let speaking = false;
  /** Ends the message on show, once it was heard. */
  let makeRoom: (() => void) | undefined;

  const show = (said: Said) => {
    for (const listener of listeners) listener(textOf(said), phrasesOf(said));
  };
  const next = () => {
    speaking = queue.length > 0;
    if (!speaking) return;
    timer(() => {
      // Taken only now: until then a newer one may have come in its place.
      const message = queue.shift();
      if (!message) return;
      const said = typeof message.said === 'function' ? message.said() : message.said;
      if (said === null) return next();
      show(said);
      let shown = true;
      const end = () => {
        if (!shown) return;
        shown = false;
        makeRoom = undefined;
        show('');
        next();
      };
      if (message.replaces) makeRoom = end;
      timer(end, message.stays);
      timer(() => {
        if (!shown) return;
        makeRoom = end;
        if (queue.length > 0) end();
      }, HEARD_AFTER);
    }, CLEAR_BEFORE_SPEAKING);
  };

  return {
    say: (message: Queued) => {
      if (message.replaces) queue = queue.filter(({ replaces }) => !replaces);
      queue.push(message);
      if (speaking) makeRoom?.();
      else next();
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const announcer = createAnnouncer();
export const announce = announcer.announce;
