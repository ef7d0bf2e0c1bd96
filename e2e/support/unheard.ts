/** Lists the specs that may still say words twice, each with the reason. The list may only shrink. */
export const UNHEARD: ReadonlyMap<string, string> = new Map([
  [
    'editor-by-hand',
    'Under load the message that the drawing is saved to Your Content was heard twice once, for a reason that was not found.',
  ],
]);
