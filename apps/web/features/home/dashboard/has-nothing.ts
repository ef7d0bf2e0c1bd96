import type { OwnFigures } from '@relievo/contracts/activity';

/** Whether somebody has nothing to be counted yet: a row of zeros would tell them nothing. */
export function hasNothing(figures: OwnFigures | null | undefined): boolean {
  if (!figures) return false;
  const { collections, resources } = figures;
  return collections === 0 && Object.values(resources).every((count) => count === 0);
}
