/** The search field of a list: the shortcut leads here. */
export const LIST_SEARCH_ID = 'library-search';
