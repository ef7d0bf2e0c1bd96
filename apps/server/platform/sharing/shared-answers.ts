import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { createTurns } from './turns.ts';

export interface SharedAnswersOptions {
  readonly clock: Clock;
  /** So long an answer is given out as it is. Ages count from when the work on an answer began. */
  readonly freshForMs: number;
  /** So long it is still given out while a new one is worked out behind it; beyond that one waits for the new one. */
  readonly goodForMs: number;
  readonly atMost: number;
  /** So many costly answers are worked out at the same time; the others wait, and leave room for what is quick. */
  readonly costlyAtOnce: number;
}

export interface SharedAnswers {
  /** The answer under this key: one that is young enough or on its way, or else a new one. */
  share<Answer>(key: string, workOut: () => Promise<Answer>): Promise<Answer>;
  /** The same for what takes long: it is worked out in turns. */
  shareCostly<Answer>(key: string, workOut: () => Promise<Answer>): Promise<Answer>;
}

interface Entry {
  readonly begunAt: number;
  readonly answer: Promise<unknown>;
}

/**
 * What many ask at the same time is worked out once. A key has to say everything that an answer depends on, who is
 * allowed to see it above all. Each process shares for itself; a failure is shared with those who wait for it only.
 */
export function createSharedAnswers({
  clock,
  freshForMs,
  goodForMs,
  atMost,
  costlyAtOnce,
}: SharedAnswersOptions): SharedAnswers {
  const perf = { now: () => clock.now().getTime() };
  const ready = new LRUCache<string, Entry>({ max: atMost, ttl: goodForMs, ttlResolution: 0, perf });
  const coming = new Map<string, Entry>();
  const inTurn = createTurns(costlyAtOnce);
  const keep = (key: string, entry: Entry) => {
    // What nobody is given any more leaves the memory.
    ready.purgeStale();
    ready.set(key, entry, { start: entry.begunAt });
  };
  const begin = (key: string, begunAt: number, workOut: () => Promise<unknown>): Entry => {
    const entry = { begunAt, answer: workOut() };
    coming.set(key, entry);
    const end = () => coming.get(key) === entry && coming.delete(key);
    entry.answer.then(
      () => end() && keep(key, entry),
      () => end(),
    );
    return entry;
  };
  const share = <Answer>(key: string, workOut: () => Promise<Answer>): Promise<Answer> => {
    const now = clock.now().getTime();
    const known = ready.get(key);
    if (known && isYoung(known, now, freshForMs)) return known.answer as Promise<Answer>;
    const onItsWay = coming.get(key);
    const next = onItsWay && isYoung(onItsWay, now, goodForMs) ? onItsWay : begin(key, now, workOut);
    const given = known && isYoung(known, now, goodForMs) ? known : next;
    return given.answer as Promise<Answer>;
  };
  return { share, shareCostly: (key, workOut) => share(key, () => inTurn(workOut)) };
}

/** A clock that was put back makes nothing young. */
function isYoung({ begunAt }: Entry, now: number, forMs: number): boolean {
  return now >= begunAt && now - begunAt < forMs;
}
