/**
 * The values of the four filters, in the order of the panel. The panel offers all of them but the content types after
 * the second, which come by an address or from the words of a search. A subject is compared with subject and category
 * of a resource; free and paid say whether it is premium, the other content types name its own.
 */
export const LIBRARY_FILTERS = {
  contentType: ['free', 'paid', 'worksheet', 'video', 'lesson-plan'],
  difficultyLevel: [
    'Elementary',
    'Middle School',
    'High School',
    'Post Secondary',
    'Beginner',
    'Intermediate',
    'Advanced',
  ],
  subject: ['History', 'Geography', 'Science', 'Math', 'English', 'Art', 'Technology'],
  graphicType: ['iveo_audio_tactile', 'svg_tactileview', 'viewplus_embossed', 'vital_haptics'],
} as const;

export type LibraryFilter = keyof typeof LIBRARY_FILTERS;
export type LibraryFilterValue<Filter extends LibraryFilter = LibraryFilter> =
  (typeof LIBRARY_FILTERS)[Filter][number];

type Level = LibraryFilterValue<'difficultyLevel'>;

/**
 * Difficulty is said in two scales: by the school that a resource is for, and by how much its reader has learned. What
 * is said in one is found by its like in the other.
 */
export const LIKE_LEVELS: Readonly<Record<Level, readonly Level[]>> = {
  Elementary: ['Beginner'],
  'Middle School': ['Intermediate'],
  'High School': ['Advanced'],
  'Post Secondary': ['Advanced'],
  Beginner: ['Elementary'],
  Intermediate: ['Middle School'],
  Advanced: ['High School', 'Post Secondary'],
};

export const LIBRARY_FILTER_NAMES = Object.keys(LIBRARY_FILTERS) as readonly LibraryFilter[];

/** The orders of each list; the first is the one it has when none is asked for. */
export const LIBRARY_ORDERS = {
  marketplace: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  ownContent: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  organization: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  category: ['newest', 'alphabetical', 'oldest', 'popular'],
  person: ['newest', 'alphabetical', 'oldest', 'popular'],
  search: ['relevance', 'newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  collections: ['newest', 'oldest', 'alphabetical', 'items', 'changed'],
  sharedCollections: ['newest', 'oldest', 'alphabetical'],
  collectionItems: ['newest', 'oldest', 'alphabetical'],
  categories: ['alphabetical', 'smallest', 'largest'],
} as const;

export type ResourceOrder = (typeof LIBRARY_ORDERS)['marketplace' | 'search'][number];

/** What a resource is to whoever may see it; the last is what its author has not submitted yet. */
export const RESOURCE_STATES = ['approved', 'pending', 'rejected', 'draft'] as const;
export const VISIBILITIES = ['public', 'organization', 'private'] as const;

/** So many of the latest resources are samples of their category. */
export const CATEGORY_SAMPLES = 3;
