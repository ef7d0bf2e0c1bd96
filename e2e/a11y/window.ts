import { test as journey } from '../support/journey.ts';
import { noteOpeners } from './dialog-checks.ts';

/** From its first page on a screen notes what opened each dialog. */
export const test = journey.extend({
  page: async ({ page }, use) => {
    await noteOpeners(page);
    await use(page);
  },
});
