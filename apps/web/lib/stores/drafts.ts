/** What is typed into a form is kept under keys that begin so, until it is sent. */
const DRAFTS = 'relievo-draft-';

/** After somebody signs out, nothing that they typed stays in a browser that others use too. */
export function removeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing to remove.
  }
}
