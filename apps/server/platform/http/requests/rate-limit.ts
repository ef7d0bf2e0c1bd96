import type { LimitClass } from '@relievo/contracts/operations';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock/clock.ts';
import { refuse } from '../refusals/refuse.ts';
import { networkOf } from './network.ts';

/** Calls in a minute for each caller. A school shares one address, so guests get plenty for reading. */
export type RateLimits = Readonly<Record<LimitClass, number>>;

export const RATE_LIMITS: RateLimits = { read: 1200, write: 240, costly: 30, credentials: 120, letters: 6 };

const WINDOW = 60_000;
const CALLERS_KEPT = 50_000;

export interface RateLimiter {
  /** Counts one call of a person or of an address, or refuses it and says when the next is welcome. */
  count(limit: LimitClass, caller: string): void;
}

/**
 * A fixed window a minute long, held by each process for itself. It keeps one caller from taking the
 * server from the others; guessing passwords is stopped by the lockout, which the database holds. Where there are
 * more callers than it remembers, it forgets those who have been silent longest, and nobody who goes on calling.
 */
export function createRateLimiter(clock: Clock, limits: RateLimits = RATE_LIMITS): RateLimiter {
  const calls = new LRUCache<string, number>({ max: CALLERS_KEPT });
  let windowStart = 0;
  return {
    count(limit, caller) {
      const now = clock.now().getTime();
      if (now - windowStart >= WINDOW || now < windowStart) {
        calls.clear();
        windowStart = now;
      }
      const key = `${limit} ${networkOf(caller)}`;
      const made = (calls.get(key) ?? 0) + 1;
      calls.set(key, made);
      if (made <= limits[limit]) return;
      throw refuse('too_many_requests', {
        seconds: Math.max(1, Math.ceil((windowStart + WINDOW - now) / 1000)),
      });
    },
  };
}
