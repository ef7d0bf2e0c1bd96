/**
 * Words of a search that name a filter: "beginner fractions worksheet" looks for fractions among worksheets
 * for beginners. The address keeps what was typed; a word counts as a filter only while its filter is set,
 * so whoever takes the filter off searches for the word itself.
 */
export type SmartFilters = {
  readonly difficulty: readonly string[];
  readonly type: readonly string[];
  readonly subject: readonly string[];
};

type Keyword = { readonly words: RegExp; readonly filter: keyof SmartFilters; readonly value: string };

const whole = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu');

export const KEYWORDS: readonly Keyword[] = [
  { words: whole('beginners?|easy'), filter: 'difficulty', value: 'Beginner' },
  { words: whole('advanced|difficult'), filter: 'difficulty', value: 'Advanced' },
  { words: whole('intermediate'), filter: 'difficulty', value: 'Intermediate' },
  { words: whole('worksheets?|activity|activities'), filter: 'type', value: 'worksheet' },
  { words: whole('videos?|watch'), filter: 'type', value: 'video' },
  { words: whole('lesson[ -]plans?'), filter: 'type', value: 'lesson-plan' },
  { words: whole('maths?'), filter: 'subject', value: 'Math' },
  { words: whole('science'), filter: 'subject', value: 'Science' },
  { words: whole('history'), filter: 'subject', value: 'History' },
  { words: whole('english'), filter: 'subject', value: 'English' },
  { words: whole('art'), filter: 'subject', value: 'Art' },
  { words: whole('music'), filter: 'subject', value: 'Music' },
];

const namedBy = (query: string): readonly Keyword[] =>
  KEYWORDS.filter(({ words }) => query.search(words) >= 0);

/** The filters that the words of a query name, none of them twice. */
export function smartFilters(query: string): SmartFilters {
  const named = namedBy(query);
  const of = (wanted: keyof SmartFilters) =>
    named.filter(({ filter }) => filter === wanted).map(({ value }) => value);
  return { difficulty: of('difficulty'), type: of('type'), subject: of('subject') };
}

/** The words that became filters, as they were typed. */
export function wordsUsedAsFilters(query: string, filters: SmartFilters): readonly string[] {
  return namedBy(query)
    .filter(({ filter, value }) => filters[filter].includes(value))
    .flatMap(({ words }) => query.match(words) ?? []);
}

/** What is left to be looked for in titles and descriptions. */
export function wordsBesideFilters(query: string, filters: SmartFilters): string {
  return namedBy(query)
    .filter(({ filter, value }) => filters[filter].includes(value))
    .reduce((text, { words }) => text.replaceAll(words, ' '), query)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
