export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many works run at the same time; the others begin in the order in which they came. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // Whoever waits takes the turn over, so that nobody who comes meanwhile gets in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
