import { createHash } from 'node:crypto';
import type { AppTransaction } from '../../../platform/database/database.ts';
import type { BitCounts } from '../filter-bit-rules.ts';
import {
  CARD,
  type CardRow,
  composeMaskConditions,
  composeScope,
  createBinding,
  LIBRARY_PARTS,
  ORDERS,
  type Page,
  type Selection,
} from '../repository.ts';
import { type Estimate, PLACES, type Place, SAMPLED_OF } from './estimate-rules.ts';
import type { Query } from './query-rules.ts';
import type { WordForms } from './words/forms-rules.ts';

/**
 * All SQL of a search by words. It looks at the view visible_documents, which says the rule of visibility again, and
 * the rows that are shown are then read under the policies.
 *
 * A condition about words is written in one of two ways that find the same: by the index, which knows whole words, or
 * by reading the text, which is cheaper where most documents are looked at anyway.
 */
export type Way = 'index' | 'reading';

type Bind = (value: unknown) => string;

function escapePattern(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}

function writePattern(word: string): string {
  return `% ${escapePattern(word)} %`;
}

/** A text of a document, under the name that the document has in a statement. */
type Text = `${'r' | 'd'}.${'words' | 'title_words'}`;

/** That a text holds one of these words. */
function holdsAny(text: Text, words: readonly string[], way: Way, bind: Bind): string {
  return way === 'index'
    ? `string_to_array(btrim(${text}), ' ') && ${bind(words)}::text[]`
    : holdsPattern(text, words.map(writePattern), bind);
}

function holdsPattern(text: Text, patterns: readonly string[], bind: Bind): string {
  const [first, ...more] = patterns;
  return more.length === 0
    ? `${text} like ${bind(first ?? '')}`
    : `${text} like any (${bind(patterns)}::text[])`;
}

/** That a text holds the word or a form of it; `parts` also inside of others. */
function holdsWord(text: Text, forms: WordForms, inParts: boolean, way: Way, bind: Bind): string {
  const { word, whole, parts } = forms;
  if (!inParts || parts?.every((part) => whole.includes(part))) return holdsAny(text, whole, way, bind);
  if (way === 'index' && parts !== null) return holdsAny(text, [...new Set([...whole, ...parts])], way, bind);
  const others = whole.filter((form) => !form.includes(word)).map(writePattern);
  return holdsPattern(text, [`%${escapePattern(word)}%`, ...others], bind);
}

function holdsAll(text: Text, { units }: Query, inParts: boolean, way: Way, bind: Bind): string {
  const either = (conditions: readonly string[]) =>
    conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' or ')})`;
  return units
    .map((unit) =>
      either(
        unit.map((ways) => ways.map((forms) => holdsWord(text, forms, inParts, way, bind)).join(' and ')),
      ),
    )
    .join(' and ');
}

/** That a document matches at least as well as this place says. */
function matchesAt(place: Place, query: Query, way: Way, bind: Bind, document: 'r' | 'd' = 'r'): string {
  switch (place) {
    case 'phrase': {
      const phrase = `${document}.title_words like ${bind(writePattern(query.phrase))}`;
      if (way === 'reading') return phrase;
      const words = query.phrase
        .split(' ')
        .map((word) => holdsAny(`${document}.title_words`, [word], way, bind));
      return [phrase, ...words].join(' and ');
    }
    case 'title':
      return holdsAll(`${document}.title_words`, query, false, way, bind);
    case 'title-parts':
      return holdsAll(`${document}.title_words`, query, true, way, bind);
    case 'words':
      return holdsAll(`${document}.words`, query, false, way, bind);
    case 'parts':
      return holdsAll(`${document}.words`, query, true, way, bind);
  }
}

/**
 * The place of a match, as a number. Where no word stands inside of others, places that ask the same are asked once,
 * and the last that is left needs no asking.
 */
function placeOf(query: Query, bind: Bind): string {
  const asked = PLACES.map((place) => matchesAt(place, query, 'reading', JSON.stringify));
  const different = PLACES.filter((_place, number) => asked.indexOf(asked[number] ?? '') === number);
  const whens = different
    .slice(0, -1)
    .map((place) => `when ${matchesAt(place, query, 'reading', bind)} then ${PLACES.indexOf(place)}`);
  const last = PLACES.indexOf(different.at(-1) ?? 'parts');
  return whens.length === 0 ? `${last}` : `case ${whens.join(' ')} else ${last} end`;
}

export interface Found {
  readonly selection: Selection;
  readonly masks: readonly number[];
  readonly query: Query;
}

/** A page in an order that resources have by themselves. */
export type OrderedPage = Page & { readonly order: Exclude<Page['order'], 'relevance'> };

/** What is searched, without its words. */
function composeWithin({ selection, masks }: Found, over: 'resource' | 'document', bind: Bind): string {
  return `${composeScope(selection, over, bind)}${composeMaskConditions(masks, 'r.filter_bits', bind)}`;
}

/** The documents that are looked at, under the name `r`: for the index of words in parts that have one. */
function composeDocuments({ selection: { list } }: Pick<Found, 'selection'>, way: Way = 'index'): string {
  if (way === 'reading' || (list !== 'search' && list !== 'marketplace')) return 'visible_documents r';
  const parts = LIBRARY_PARTS.map((part) => `select r.* from visible_documents r where ${part}`);
  return `(${parts.join(' union all ')}) r`;
}

function composeFound(found: Found, way: Way, bind: Bind): string {
  return `${composeWithin(found, 'document', bind)} and ${matchesAt('parts', found.query, way, bind)}`;
}

/**
 * To plan a search takes as long as to walk to a page of it. Those that many make are planned once a connection: of a
 * word or two, in a whole list. All others are so many that connections could not hold their plans.
 */
function nameStatement(
  { selection: { list: _list, text: _text, ...narrowed }, masks, query }: Found,
  sql: string,
): string {
  const isPlain =
    masks.length === 0 &&
    Object.values(narrowed).every((value) => value === undefined) &&
    query.units.length <= 2 &&
    query.units.every((unit) => unit.length === 1 && unit[0]?.length === 1);
  return isPlain ? `library-search-${createHash('sha256').update(sql).digest('hex').slice(0, 32)}` : '';
}

/** How many a search will find, told from the sample of the documents. */
export async function estimateMatches(tx: AppTransaction, found: Found): Promise<Estimate> {
  const { query } = found;
  const { values, bind } = createBinding();
  const sql = `select case when ${matchesAt('parts', query, 'reading', bind)}
       then ${placeOf(query, bind)} end as place, count(*)::int as count
     from visible_documents r
     where r.is_sampled and ${composeWithin(found, 'document', bind)}
     group by 1`;
  const rows = await tx.query<{ place: number | null; count: number }>(
    nameStatement(found, sql),
    sql,
    values,
  );
  const sampled = rows.reduce((sum, { count }) => sum + count, 0);
  const at = (number: number) => SAMPLED_OF * (rows.find(({ place }) => place === number)?.count ?? 0);
  return {
    documents: SAMPLED_OF * sampled,
    matches: Object.fromEntries(PLACES.map((place, number) => [place, at(number)])) as Estimate['matches'],
  };
}

/** How matches are put in order among themselves: of the best those that are more popular first, by their classes. */
function composeOrder(order: Page['order'], { query }: Found, bind: Bind) {
  if (order !== 'relevance') return { ...ORDERS[order], key: ORDERS[order].key('c') };
  return {
    key: `${placeOf(query, bind)} as place, r.popularity_class as class`,
    counts: false,
    by: 'place, class desc, id desc',
  };
}

/** A page of all matches and the number of all, from one look at them; only those of the page are read as resources. */
export async function findPageTogether(
  tx: AppTransaction,
  found: Found,
  { order, offset, limit }: Page,
): Promise<{ rows: CardRow[]; total: number }> {
  const { values, bind } = createBinding();
  const { key, counts, by } = composeOrder(order, found, bind);
  const documents = composeDocuments(found);
  const from = counts ? `${documents} join resources c on c.id = r.id` : documents;
  return readPage(
    tx,
    found,
    `with found as materialized (
       select r.id, ${key} from ${from} where ${composeFound(found, 'index', bind)}),
     chosen as (
       select id as chosen_id, row_number() over (order by ${by}) as nth from found
       order by ${by} limit ${limit} offset ${offset}),
     page as (
       select ${CARD} from chosen join resources r on r.id = chosen_id order by nth)`,
    values,
  );
}

/** The rows of `page` in its order. The number comes with each row, or alone where the page is empty. */
async function readPage(
  tx: AppTransaction,
  found: Found,
  withPage: string,
  values: readonly unknown[],
): Promise<{ rows: CardRow[]; total: number }> {
  const sql = `${withPage}
     select numbered.*, (select count(*)::int from found) as total
     from (values (1)) as once left join (select page.*, row_number() over () as nth from page) numbered on true
     order by nth`;
  const rows = await tx.query<CardRow & { total: number }>(nameStatement(found, sql), sql, values);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** How many there are, counted no further than asked for. */
export async function countUpTo(tx: AppTransaction, found: Found, way: Way, most: number): Promise<number> {
  const { values, bind } = createBinding();
  const sql = `select count(*)::int as total from (
       select from ${composeDocuments(found, way)}
       where ${composeFound(found, way, bind)} limit ${most}) as counted`;
  const rows = await tx.query<{ total: number }>(nameStatement(found, sql), sql, values);
  return rows[0]?.total ?? 0;
}

/** How many have which filter bits. */
export async function countFoundByBits(
  tx: AppTransaction,
  selection: Selection,
  query: Query,
  way: Way,
): Promise<BitCounts> {
  const { values, bind } = createBinding();
  const found = { selection, masks: [], query };
  return tx.query<{ bits: number; count: number }>(
    '',
    `select r.filter_bits as bits, count(*)::int as count
     from ${composeDocuments(found, way)}
     where ${composeFound(found, way, bind)} group by 1`,
    values,
  );
}

/** Of what the indexes of resources hold in their orders: approved ones, but for one's own. */
function composeWalk(found: Found, bind: Bind, matches: string): string {
  const approved = found.selection.list === 'ownContent' ? '' : `r.status = 'approved' and `;
  // The question about each document has one row, so that it cannot become a join: the walk keeps to its order.
  return `select r.id from resources r
     where ${approved}${composeWithin(found, 'resource', bind)}
       and (select ${matches} from visible_documents d where d.id = r.id)`;
}

function composeTaken(found: Found, bind: Bind, matches: string): string {
  return `select r.id from ${composeDocuments(found)} join resources c on c.id = r.id
     where ${composeWithin(found, 'document', bind)} and ${matches}`;
}

/** The first of all matches in an order, either walking through it or putting all of them into it. */
export async function findOrderedIds(
  tx: AppTransaction,
  found: Found,
  way: Way,
  { order, offset, limit }: OrderedPage,
): Promise<string[]> {
  const { values, bind } = createBinding();
  const { columns } = ORDERS[order];
  const sql =
    way === 'reading'
      ? `${composeWalk(found, bind, matchesAt('parts', found.query, way, bind, 'd'))} order by ${columns('r')}`
      : `${composeTaken(found, bind, matchesAt('parts', found.query, way, bind))} order by ${columns('c')}`;
  return readIds(tx, found, `${sql} limit ${limit} offset ${offset}`, values);
}

/** The most popular of those that match at one place and at none before it. */
export async function findIdsAt(
  tx: AppTransaction,
  found: Found,
  place: Place,
  way: Way,
  most: number,
): Promise<string[]> {
  const { values, bind } = createBinding();
  const document = way === 'reading' ? 'd' : 'r';
  const matches = [
    matchesAt(place, found.query, way, bind, document),
    ...PLACES.slice(0, PLACES.indexOf(place)).map(
      (better) => `not (${matchesAt(better, found.query, 'reading', bind, document)})`,
    ),
  ].join(' and ');
  const { columns } = ORDERS.popular;
  const sql =
    way === 'reading'
      ? `${composeWalk(found, bind, matches)} order by ${columns('r')}`
      : `${composeTaken(found, bind, matches)} order by ${columns('c')}`;
  return readIds(tx, found, `${sql} limit ${most}`, values);
}

async function readIds(
  tx: AppTransaction,
  found: Found,
  sql: string,
  values: readonly unknown[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(nameStatement(found, sql), sql, values);
  return rows.map(({ id }) => id);
}
