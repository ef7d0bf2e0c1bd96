/** How well a resource matches: the lower the better. A match of each place comes before every match of the next. */
export const PLACES = ['phrase', 'title', 'title-parts', 'words', 'parts'] as const;
export type Place = (typeof PLACES)[number];

/** What a search will probably find, told from the documents that are a sample of all. */
export interface Estimate {
  /** All that could be looked at. */
  readonly documents: number;
  readonly matches: Readonly<Record<Place, number>>;
}

/** One of so many documents is in the sample. */
export const SAMPLED_OF = 2048;

/** A total is counted up to here; beyond it, it is "more than". */
export const MOST_COUNTED = 10_000;

/** So many matches are looked at all together; of more the page and the count are each found by themselves. */
const FEW = 2 * MOST_COUNTED;

/**
 * From so many matches in the sample on nobody has to count: had a search only 10,000 matches, forty of them or more
 * would be in the sample less often than once in 10^22 times.
 */
const SURE_SAMPLED = 40;

export function countMatches({ matches }: Estimate): number {
  return PLACES.reduce((sum, place) => sum + matches[place], 0);
}

export function areFew(estimate: Estimate): boolean {
  return countMatches(estimate) <= FEW;
}

/** Whether there are more than are counted, beyond any doubt. */
export function areSurelyMore(estimate: Estimate): boolean {
  return countMatches(estimate) >= SURE_SAMPLED * SAMPLED_OF;
}

/**
 * Whether to walk through all in the order that is wanted and stop at the last row of the page, or to take all matches
 * from the index and put them in order: whichever looks at fewer rows.
 */
export function isShorterToWalk({ documents }: Estimate, matches: number, wanted: number): boolean {
  return matches * matches > wanted * documents;
}

/** Whether so much matches that reading one document after the other finds a match sooner than the index of words. */
export function isFoundByReading(estimate: Estimate): boolean {
  return countMatches(estimate) > estimate.documents / 4;
}
