import type { Mutation } from './operators.ts';

/** Faults that change nothing anybody could meet, each with the reason. They are left out, and another takes their place. */
export const EQUIVALENTS: readonly (Pick<Mutation, 'file' | 'kind' | 'from' | 'to'> & {
  readonly reason: string;
})[] = [];
