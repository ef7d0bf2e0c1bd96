import type { ProgressStep } from '@relievo/contracts';

/** How far a zip is, as whoever waits for it follows it. */
export const stepsOf = (state: ProgressStep['state'], done = 0, total = 0): ProgressStep[] => [
  { name: 'Packing the collection', state, done, ...(total > 0 ? { total } : {}) },
];
