/** The values of the four filters, in the order of the panel. An address may carry several of each. */
export const FILTER_VALUES = {
  type: ['free', 'paid', 'worksheet', 'video', 'lesson-plan'],
  difficulty: [
    'Elementary',
    'Middle School',
    'High School',
    'Post Secondary',
    'Beginner',
    'Intermediate',
    'Advanced',
  ],
  subject: ['History', 'Geography', 'Science', 'Math', 'English', 'Art', 'Technology'],
  graphic: ['iveo_audio_tactile', 'svg_tactileview', 'viewplus_embossed', 'vital_haptics'],
} as const;

export type FilterId = keyof typeof FILTER_VALUES;
export type FilterValue<Id extends FilterId = FilterId> = (typeof FILTER_VALUES)[Id][number];
export type Filters = { readonly [Id in FilterId]: readonly FilterValue<Id>[] };

export const FILTER_IDS = Object.keys(FILTER_VALUES) as readonly FilterId[];

export const NO_FILTERS: Filters = { type: [], difficulty: [], subject: [], graphic: [] };

/** What the panel offers; the other values come by an address or from the words of a search. */
export const OFFERED: Readonly<Record<FilterId, number>> = { type: 2, difficulty: 4, subject: 7, graphic: 4 };

/** The number on the filter button. */
export const filterCount = (filters: Filters): number =>
  FILTER_IDS.reduce((sum, id) => sum + filters[id].length, 0);

/** The panel picks one value of a filter, or none; what an address brought gives way to it. */
export const pickFilter = (filters: Filters, id: FilterId, value: FilterValue | null): Filters => ({
  ...filters,
  [id]: value === null ? [] : [value],
});

export const dropFilter = (filters: Filters, id: FilterId, value: FilterValue): Filters => ({
  ...filters,
  [id]: filters[id].filter((kept) => kept !== value),
});

/** The values of a filter that can be chosen now: those that are offered, and those in use. */
export const choosable = (filters: Filters, id: FilterId): readonly FilterValue[] =>
  FILTER_VALUES[id].filter(
    (value, place) => place < OFFERED[id] || (filters[id] as readonly FilterValue[]).includes(value),
  );
