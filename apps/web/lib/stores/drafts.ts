import { forgetArrived } from './arrived.ts';

/** What is typed into a form is kept under keys that begin so, until it is sent. */
const DRAFTS = 'relievo-draft-';
/** Where drawings are kept until they have arrived. */
export const DRAWINGS_DATABASE = 'relievo-drawings';

/** After somebody signs out, nothing that they typed stays in a browser that others use too. */
export function removeDrafts(): void {
  forgetArrived();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing to remove.
  }
  try {
    indexedDB.deleteDatabase(DRAWINGS_DATABASE);
  } catch {
    // A browser without a database has kept nothing there.
  }
}
