import type { Plant } from './plant.ts';

/** How many share a build of the app, which takes longer than to look at a screen of it. */
const MOST_TOGETHER = 8;

/** What every screen shows: a fault in it would be found on the screens of the others as well. */
const EVERYWHERE = /^apps\/web\/(styles|app|lib|ui\/page|main\.tsx)/;

/**
 * Faults that are put in at once: in files of their own, on screens of their own, and each with a test that says what it
 * found. Whoever is not told apart in that way is tried alone.
 */
export function groupPlants<Each extends Plant>(plants: readonly Each[]): Each[][] {
  const groups: Each[][] = [];
  for (const plant of plants) {
    const group = groups.find(
      (others) => others.length < MOST_TOGETHER && others.every((other) => areApart(plant, other)),
    );
    if (group) group.push(plant);
    else groups.push([plant]);
  }
  return groups;
}

function areApart(one: Plant, other: Plant): boolean {
  const files = new Set(one.changes.map(({ file }) => file));
  return (
    canShare(one) &&
    canShare(other) &&
    one.caughtBy.title !== other.caughtBy.title &&
    !other.changes.some(({ file }) => files.has(file))
  );
}

function canShare({ changes, caughtBy }: Plant): boolean {
  const isOnScreens = changes.every(({ file }) => file.startsWith('apps/web/') && !EVERYWHERE.test(file));
  return isOnScreens && caughtBy.project === 'journeys' && caughtBy.says !== undefined;
}
