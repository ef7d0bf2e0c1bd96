import { addAll } from '@relievo/words';
import type { AppTransaction } from '../../../platform/database/database.ts';
import type { BitCounts } from '../filter-bit-rules.ts';
import { type CardRow, findCards, type Page, type Selection } from '../repository.ts';
import {
  areFew,
  areSurelyMore,
  countMatches,
  type Estimate,
  isFoundByReading,
  isShorterToWalk,
  MOST_COUNTED,
  PLACES,
} from './estimate-rules.ts';
import { buildQuery, listTypedWords, type Query } from './query-rules.ts';
import {
  countFoundByBits,
  countUpTo,
  estimateMatches,
  type Found,
  findIdsAt,
  findOrderedIds,
  findPageTogether,
  type OrderedPage,
  type Way,
} from './repository.ts';
import { findForms } from './words/repository.ts';

/** A page of what was found; of more than are counted the total is only the least that there are. */
export interface FoundPage {
  readonly rows: CardRow[];
  readonly total: number;
  readonly exceedsTotal: boolean;
}

const NOTHING: FoundPage = { rows: [], total: 0, exceedsTotal: false };

async function readQuery(tx: AppTransaction, { text }: Selection): Promise<Query | null> {
  return buildQuery(text, await findForms(tx, listTypedWords(text)));
}

export async function findSearchPage(
  tx: AppTransaction,
  selection: Selection,
  page: Page,
): Promise<FoundPage> {
  const query = await readQuery(tx, selection);
  if (!query) return NOTHING;
  const found = { selection, masks: page.masks, query };
  const estimate = await estimateMatches(tx, found);
  if (!areFew(estimate) && selection.list !== 'ownContent') return readApart(tx, found, page, estimate);
  return readAllTogether(tx, found, page);
}

/** One look at all matches gives the page and the total. */
export async function readAllTogether(tx: AppTransaction, found: Found, page: Page): Promise<FoundPage> {
  const { rows, total } = await findPageTogether(tx, found, page);
  return { rows, ...capTotal(total) };
}

/** The page and the total by themselves, so that neither looks at all of a great many matches. */
export async function readApart(
  tx: AppTransaction,
  found: Found,
  page: Page,
  estimate: Estimate,
): Promise<FoundPage> {
  const counted = areSurelyMore(estimate)
    ? MOST_COUNTED + 1
    : await countUpTo(tx, found, isFoundByReading(estimate) ? 'reading' : 'index', MOST_COUNTED + 1);
  const ids = await findPageOfIds(tx, found, page, estimate);
  return { rows: ids.length === 0 ? [] : await findCards(tx, ids), ...capTotal(counted) };
}

function isOrdered(page: Page): page is OrderedPage {
  return page.order !== 'relevance';
}

function capTotal(total: number): { total: number; exceedsTotal: boolean } {
  return { total: Math.min(total, MOST_COUNTED), exceedsTotal: total > MOST_COUNTED };
}

async function findPageOfIds(
  tx: AppTransaction,
  found: Found,
  page: Page,
  estimate: Estimate,
): Promise<string[]> {
  const wanted = page.offset + page.limit;
  if (isOrdered(page))
    return findOrderedIds(tx, found, chooseWay(estimate, countMatches(estimate), wanted), page);
  const ids: string[] = [];
  for (const place of PLACES) {
    const most = wanted - ids.length;
    if (most <= 0) break;
    const way = chooseWay(estimate, estimate.matches[place], most);
    addAll(ids, await findIdsAt(tx, found, place, way, most));
  }
  return ids.slice(page.offset, wanted);
}

function chooseWay(estimate: Estimate, matches: number, wanted: number): Way {
  return isShorterToWalk(estimate, matches, wanted) ? 'reading' : 'index';
}

/** How many matches there are, counted no further than asked for. */
export async function countSearch(
  tx: AppTransaction,
  selection: Selection,
  masks: readonly number[],
  most: number,
): Promise<number> {
  const query = await readQuery(tx, selection);
  if (!query) return 0;
  const found = { selection, masks, query };
  const estimate = await estimateMatches(tx, found);
  return countUpTo(tx, found, !areFew(estimate) && isFoundByReading(estimate) ? 'reading' : 'index', most);
}

/** How many matches have which filter bits, all of them. */
export async function countSearchByBits(tx: AppTransaction, selection: Selection): Promise<BitCounts> {
  const query = await readQuery(tx, selection);
  if (!query) return [];
  const estimate = await estimateMatches(tx, { selection, masks: [], query });
  const way = !areFew(estimate) && isFoundByReading(estimate) ? 'reading' : 'index';
  return countFoundByBits(tx, selection, query, way);
}

/** The ids of the first matches in their order, however many there are in all. */
export async function findSearchIds(tx: AppTransaction, selection: Selection, page: Page): Promise<string[]> {
  const query = await readQuery(tx, selection);
  if (!query) return [];
  const found = { selection, masks: page.masks, query };
  return findPageOfIds(tx, found, page, await estimateMatches(tx, found));
}
