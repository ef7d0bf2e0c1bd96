import type { Box } from '../model/geometry.ts';

/** One part of a split drawing: its name in print, the id of its own drawing, and its place in the overview. */
export interface Part {
  readonly print: string;
  readonly id: string;
  readonly box: Box;
}
