import type { Drawing } from '@relievo/graphic/model';

/** How many things a drawing has; a group counts as one. */
export function countThings({ layers }: Drawing): number {
  return layers.reduce((sum, { items }) => sum + items.length, 0);
}
