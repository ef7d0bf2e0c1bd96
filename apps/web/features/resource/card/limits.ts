/** Tags on a card before '+N more'. */
export const TAGS_SHOWN = 4;
