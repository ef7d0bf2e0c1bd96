import type { Clock } from '../clock/clock.ts';

export interface SharedAnswersOptions {
  readonly clock: Clock;
  /** How old an answer may be that is given out, counted from when it was begun to be worked out. */
  readonly freshForMs: number;
  readonly atMost: number;
}

export interface SharedAnswers {
  /** The answer under this key: one that is fresh enough or on its way, or else a new one. */
  share<Answer>(key: string, workOut: () => Promise<Answer>): Promise<Answer>;
}

interface Entry {
  readonly begunAt: number;
  readonly answer: Promise<unknown>;
}

/**
 * What many ask at the same time is worked out once. A key has to say everything that an answer depends on, who is
 * allowed to see it above all. Each process shares for itself; a failure is shared with those who wait for it only.
 */
export function createSharedAnswers({ clock, freshForMs, atMost }: SharedAnswersOptions): SharedAnswers {
  const entries = new Map<string, Entry>();
  const isFresh = ({ begunAt }: Entry, now: number) => now >= begunAt && now - begunAt < freshForMs;
  const makeRoom = () => {
    // Entries stand in the order in which they were begun: the first are the oldest.
    for (const key of entries.keys()) {
      if (entries.size < atMost) return;
      entries.delete(key);
    }
  };
  return {
    share<Answer>(key: string, workOut: () => Promise<Answer>): Promise<Answer> {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && isFresh(known, now)) return known.answer as Promise<Answer>;
      entries.delete(key);
      makeRoom();
      const answer = workOut();
      const entry = { begunAt: now, answer };
      entries.set(key, entry);
      answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return answer;
    },
  };
}
