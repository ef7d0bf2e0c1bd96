import { isLongEnough } from './search-text.ts';

/** How many of each kind the panel below a search shows, and how many in all. */
export const SUGGESTION_LIMITS = {
  all: 8,
  resources: 3,
  variants: 3,
  categories: 1,
  recent: 2,
  trending: 2,
} as const;

/** What an autocomplete adds to the words. */
const VARIANTS = ['worksheet', 'lesson plan'] as const;

export type Suggestion =
  | {
      readonly kind: 'resource';
      readonly id: string;
      readonly text: string;
      readonly category: string | null;
    }
  | { readonly kind: 'variant'; readonly text: string }
  | { readonly kind: 'category'; readonly text: string; readonly count: number }
  | { readonly kind: 'recent'; readonly id: string; readonly text: string }
  | { readonly kind: 'trending'; readonly text: string; readonly count: number };

/** What the server knows for the panel: each list in its own order. */
export interface SuggestionSources {
  readonly resources: readonly {
    readonly id: string;
    readonly title: string;
    readonly category: string | null;
  }[];
  /** The words, and those with an addition, that find anything. */
  readonly variants: readonly string[];
  readonly category: { readonly category: string; readonly count: number } | null;
  /** Those that found something when they were made. */
  readonly recent: readonly {
    readonly id: string;
    readonly searchQuery: string;
    readonly resultsCount: number;
  }[];
  readonly trends: readonly { readonly searchQuery: string; readonly searchCount: number }[];
}

/** The entries of the panel, none of which leads to nothing, and none twice by its words; below two characters only what was searched before. */
export function listSuggestions(
  query: string,
  { resources, variants, category, recent, trends }: SuggestionSources,
  atMost: number = SUGGESTION_LIMITS.all,
): Suggestion[] {
  const words = query.trim();
  const before: Suggestion[] = [
    ...findMatching(
      words,
      recent.filter(({ resultsCount }) => resultsCount > 0),
    )
      .slice(0, SUGGESTION_LIMITS.recent)
      .map(({ id, searchQuery: text }) => ({ kind: 'recent' as const, id, text })),
    ...findMatching(words, trends)
      .slice(0, SUGGESTION_LIMITS.trending)
      .map(({ searchQuery: text, searchCount: count }) => ({ kind: 'trending' as const, text, count })),
  ];
  if (!isLongEnough(words)) return dropRepeats(before).slice(0, atMost);
  const found: Suggestion[] = [
    ...resources
      .slice(0, SUGGESTION_LIMITS.resources)
      .map(({ id, title: text, category: of }) => ({ kind: 'resource' as const, id, text, category: of })),
    ...variants.slice(0, SUGGESTION_LIMITS.variants).map((text) => ({ kind: 'variant' as const, text })),
    ...(category ? [{ kind: 'category' as const, text: category.category, count: category.count }] : []),
  ];
  return dropRepeats([...found, ...before]).slice(0, atMost);
}

/** The words themselves and with what people often add, unless they said it already. */
export function listVariants(words: string): string[] {
  const said = words.toLowerCase();
  return [
    words,
    ...VARIANTS.filter((variant) => !said.includes(variant)).map((variant) => `${words} ${variant}`),
  ].slice(0, SUGGESTION_LIMITS.variants);
}

function findMatching<Entry extends { readonly searchQuery: string }>(
  words: string,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ searchQuery }) => searchQuery.toLowerCase().includes(words.toLowerCase()));
}

function dropRepeats(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter((suggestion) => {
    const key =
      suggestion.kind === 'resource'
        ? suggestion.id
        : `${suggestion.kind === 'category'} ${suggestion.text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}
