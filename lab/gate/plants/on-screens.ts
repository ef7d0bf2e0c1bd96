import type { Plant } from '../plant.ts';

/** The sweep of one screen by engines and by what can be measured. */
export function inSweep(screen: string, says: RegExp): Plant['caughtBy'] {
  return { project: 'journeys', file: 'e2e/a11y/sweep.spec.ts', title: `${screen}: two engines`, says };
}

/** Names the test that acts on a screen alone: `npm test` sweeps the first state of its page quickly, and acts on the others as it sweeps them. */
export function inActing(screen: string, says: RegExp): Plant['caughtBy'] {
  return { project: 'journeys', file: 'e2e/a11y/acting.spec.ts', title: `${screen}: rests`, says };
}

/** A fault in one file of the web app. */
export function plant(
  what: string,
  file: string,
  from: string,
  to: string,
  caughtBy: Plant['caughtBy'],
): Plant {
  return { what, changes: [{ file: `apps/web/${file}`, from, to }], caughtBy };
}
