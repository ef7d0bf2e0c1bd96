import type { InTurn } from './turns.ts';

export interface Bounds {
  /** How many works run at the same time. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How long one of them waits at most. */
  readonly waitSeconds: number;
}

/** There was no place to wait, or the turn did not come in time. The work was not begun. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/**
 * Lets so many works run at the same time, and so many wait in the order in which they came. Whoever comes beyond
 * that is told at once, so that a crowd costs nothing but the telling.
 */
export function createBoundedTurns({ atOnce, waiting: places, waitSeconds }: Bounds): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= places) throw new NoTurn();
      const begin = () => {
        clearTimeout(deadline);
        resolve();
      };
      const deadline = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoTurn());
      }, waitSeconds * 1000);
      waiting.add(begin);
    });

  const passTurnOn = () => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else {
      running -= 1;
    }
  };

  return async (work) => {
    if (running < atOnce) running += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      passTurnOn();
    }
  };
}
