import { startTimer } from './start-timer.ts';

/** Saves what is not saved yet; true where the server has it all. */
type Flush = () => Promise<boolean>;

/** Whatever saves by itself on the pages that are open. */
export function createOpenSavers(later: (work: () => void, delay: number) => void) {
  const open = new Set<Flush>();
  return {
    /** Gives what ends it. */
    add: (flush: Flush): (() => void) => {
      open.add(flush);
      return () => void open.delete(flush);
    },
    /** Saves all of it; false where something has not arrived, or not in time. */
    saveAll: async (maxMilliseconds: number): Promise<boolean> => {
      const late = new Promise<false>((resolve) => later(() => resolve(false), maxMilliseconds));
      const saved = Promise.all([...open].map((flush) => flush()));
      return Promise.race([saved.then((each) => each.every(Boolean)), late]);
    },
  };
}

export const openSavers = createOpenSavers(startTimer);
