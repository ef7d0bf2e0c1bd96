import { expect, test as journey } from '../support/journey.ts';
import { noteOpeners } from './dialog-checks.ts';
import { bringTools } from './looks/in-page.ts';
import { prepareRemovals } from './removal-check.ts';

/**
 * Each screen notes from its first page on what opens its dialogs, has the tools of the looks, and can pretend removals.
 * Checks that act press what no person presses in one go, so what is heard twice is for the journeys.
 */
export const test = journey.extend({
  doubleExpected: /./,
  page: async ({ page }, use) => {
    await noteOpeners(page);
    await bringTools(page);
    await prepareRemovals(page);
    await use(page);
  },
});

/** A fault does not end a test that tells all of them; who asks only whether there is one, as the gate does, hears of the first. */
export const judge = process.env['A11Y_FIRST'] ? expect : expect.soft;
