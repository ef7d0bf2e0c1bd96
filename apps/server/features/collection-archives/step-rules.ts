import type { ProgressStep } from '@relievo/contracts/product';

/** How far a zip is, as whoever waits for it follows it. */
export function stepsOf(state: ProgressStep['state'], done = 0, total = 0): ProgressStep[] {
  return [{ name: 'Creating the zip', state, done, ...(total > 0 ? { total } : {}) }];
}
