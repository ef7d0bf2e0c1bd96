import type { Log } from '../log/log.ts';

/** Work that goes on after the answer, so that the answer does not tell by its time what there was to do. */
export interface Background {
  start(work: () => Promise<void>): void;
  /** When everything that was started has ended. */
  settled(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const run = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
