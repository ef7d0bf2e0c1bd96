/** What a person can have done, and what a list of it can be sorted by; the first is the usual one. */
export const ACTIVITY_TYPES = ['viewed', 'downloaded', 'created', 'searched'] as const;
export const ACTIVITY_COLUMNS = ['timestamp', 'type', 'title', 'category'] as const;
export const SORT_DIRECTIONS = ['descending', 'ascending'] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];
export type ActivityColumn = (typeof ACTIVITY_COLUMNS)[number];

/** So many of the latest stand in a panel beside other things. */
export const RECENT_ACTIVITIES = 8;

/** Of each kind of work that waits, so many are named on the dashboard. */
export const WORK_SHOWN = 4;

/** The category of a resource that has none, and of every search. */
export const DEFAULT_CATEGORY = 'General';
export const SEARCH_CATEGORY = 'Search';
