import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../../errors/errors.ts';
import { declarePublicOperation, declareSessionOperation } from '../../operations/operation.ts';
import { correctionsQuery } from './query.ts';
import { SHORTEST_SEARCH, searchText } from './search-text.ts';

export interface SearchIssues {
  search_too_short: object;
}

const issue: WriteMessage<SearchIssues> = writeMessage;

const count = z.int().nonnegative();
const text = z.string().overwrite(searchText);
const done = z.object({ done: z.literal(true) });

/** So many searches are recent, and trends look back so many days. */
export const RECENT_SEARCHES = 10;
export const TREND_DAYS = 30;

/** What somebody looked for. */
export const searchEntry = z.object({
  id: z.uuid(),
  searchQuery: z.string(),
  searchType: z.string(),
  resultsCount: count,
  createdAt: z.iso.datetime({ offset: true }),
});

/** What at least five different people looked for. */
export const searchTrend = z.object({ searchQuery: z.string(), searchCount: count });

/**
 * What is found while somebody types: the most popular resources first, the words themselves and with what people
 * often add to them where that finds anything, and the category that they name.
 */
export const searchSuggestions = z.object({
  resources: z.array(z.object({ id: z.uuid(), title: z.string(), category: z.string().nullable() })).max(5),
  variants: z.array(z.string()).max(3).default([]),
  category: z.object({ category: z.string(), count }).nullable(),
});

/** A search that somebody may have meant, and how many it finds: never none. */
export const searchCorrection = z.object({
  search: z.string(),
  /** The words that differ from those that were typed; nothing stands in place of one that was left out. */
  replaced: z.array(z.object({ from: z.string(), to: z.string() })),
  total: count.min(1),
  exceedsTotal: z.boolean(),
});

export type SearchEntry = z.infer<typeof searchEntry>;
export type SearchTrend = z.infer<typeof searchTrend>;
export type SearchCorrection = z.infer<typeof searchCorrection>;
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

const tags = ['Searches'];

/** A person's own history and what is searched a lot. Whether a history is kept at all is one of the preferences. */
export const searchesContract = {
  suggest: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/searches/suggestions',
      tags,
      summary: 'What is found while somebody types; nothing below two characters',
    })
    .input(z.object({ search: text }))
    .output(searchSuggestions),
  correct: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/searches/corrections',
      tags,
      summary: 'What somebody may have meant whose search finds nothing, with how many that finds',
    })
    .input(correctionsQuery)
    .output(z.array(searchCorrection).max(3)),
  trends: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/searches/trends',
      tags,
      summary: 'What at least five different people searched for, the most frequent first',
    })
    .input(z.object({ daysBack: z.coerce.number().int().min(1).max(365).default(TREND_DAYS) }))
    .output(z.array(searchTrend)),
  recent: declareSessionOperation('read')
    .route({ method: 'GET', path: '/searches', tags, summary: 'My searches, the latest first' })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(RECENT_SEARCHES).default(RECENT_SEARCHES) }))
    .output(z.array(searchEntry)),
  save: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/searches',
      tags,
      summary: 'Remember a search; null where I keep no history',
    })
    .input(
      z.object({
        searchQuery: text.pipe(z.string().min(SHORTEST_SEARCH, issue('search_too_short'))),
        searchType: z.string().trim().min(1).max(50).default('simple'),
        resultsCount: z.int().min(0).max(2_147_483_647),
      }),
    )
    .output(searchEntry.nullable()),
  remove: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/searches/{id}', tags, summary: 'Forget one of my searches' })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(done),
  clear: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/searches', tags, summary: 'Forget all my searches' })
    .output(done),
  export: declareSessionOperation('costly')
    .route({ method: 'GET', path: '/searches/export', tags, summary: 'All my searches, as CSV' })
    .output(z.file()),
};
