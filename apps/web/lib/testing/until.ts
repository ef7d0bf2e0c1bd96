import { act } from 'react';
import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/** Waits until the check holds, while React goes on; where it never does, fails with what was wrong last. */
export function until(check: () => void): Promise<void> {
  return act(async () => vi.waitFor(check, { timeout: PATIENCE, interval: 20 }));
}
