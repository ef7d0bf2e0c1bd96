import { setTimeout as wait } from 'node:timers/promises';

/** Something that runs until it ends by itself, is killed, or is ended by us. */
export interface Life {
  readonly exited: Promise<void>;
}

export interface KeepAliveOptions<Kind extends Life> {
  readonly first: Kind;
  readonly launch: () => Promise<Kind>;
  readonly end: (life: Kind) => Promise<void>;
  /** Told of every end that nobody asked for. */
  readonly died: () => void;
  /** Told why a new one could not be started; it is tried again. */
  readonly failed: (error: unknown) => void;
  /** Waits so many milliseconds, or until it is to be stopped. */
  readonly rest?: (milliseconds: number, stopped: AbortSignal) => Promise<void>;
}

export interface KeptAlive<Kind extends Life> {
  current(): Kind;
  /** Ends the one that runs, or is about to, and lets no other follow. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** One that ran for this long was well: the next pause is the first one again. */
const WELL_MS = 1_000;

/** Puts a new life in the place of one that ended, with growing pauses while they end at once. */
export function keepAlive<Kind extends Life>(options: KeepAliveOptions<Kind>): KeptAlive<Kind> {
  const { rest = restUntilStopped } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = options.first;
  let running = true;
  let pause = FIRST_PAUSE_MS;

  async function follow(): Promise<void> {
    for (;;) {
      const began = performance.now();
      await current.exited;
      running = false;
      if (signal.aborted) return;
      if (performance.now() - began > WELL_MS) pause = FIRST_PAUSE_MS;
      options.died();
      const next = await launchAgain();
      if (!next) return;
      current = next;
      running = true;
      if (signal.aborted) await options.end(current);
    }
  }

  async function launchAgain(): Promise<Kind | undefined> {
    for (;;) {
      await rest(pause, signal);
      if (signal.aborted) return undefined;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      try {
        return await options.launch();
      } catch (error) {
        options.failed(error);
      }
    }
  }

  const following = follow();
  return {
    current: () => current,
    async stop() {
      stopping.abort();
      if (running) await options.end(current);
      await following;
    },
  };
}

async function restUntilStopped(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
