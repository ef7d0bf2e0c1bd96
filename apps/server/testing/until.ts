import { vi } from 'vitest';

/** Waits until the check holds, and gives what it gave; where it never does, fails with what was wrong last. */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
