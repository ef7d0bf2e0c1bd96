import { test as journey } from '../support/journey.ts';
import { noteOpeners } from './dialog-checks.ts';

/** Each screen notes from its first page on what opens its dialogs. */
export const test = journey.extend({
  page: async ({ page }, use) => {
    await noteOpeners(page);
    await use(page);
  },
});
