import type { Io } from '../io.ts';

/** A line that changes while somebody watches, and is gone when the work is done. */
export function createProgress({ terminal, err }: Io) {
  const CLEAR = '\r\u001b[K';
  return {
    show: (words: string): void => {
      if (terminal) err(`${CLEAR}${words}`);
    },
    done: (): void => {
      if (terminal) err(CLEAR);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
