import type { ResourceOrder } from '@relievo/contracts/library/lists';
import type { resource } from '@relievo/contracts/library/resource';
import type { z } from 'zod';
import type { AppTransaction } from '../../platform/database/database.ts';
import type { BitCounts } from './filter-bit-rules.ts';

/** The SQL of the library's lists; that of searches is in search. Policies are the ceiling of what it gives; the scopes say what each list is about. */
export type ListName = 'marketplace' | 'search' | 'organization' | 'category' | 'ownContent';

export const LIBRARY = `r.status = 'approved' and (r.visibility = 'public'
  or r.visibility = 'organization' and r.organization_id = (select app_org()))`;

/** The library in parts that an index of words or of organizations finds; what is in one is not in the other. */
export const LIBRARY_PARTS = [
  `r.status = 'approved' and r.visibility = 'public'`,
  `r.status = 'approved' and r.visibility = 'organization' and r.organization_id = (select app_org())`,
] as const;

/** The scope of each list, over a resource or its search document `r`. */
const SCOPES: Readonly<Record<ListName | 'categories', string>> = {
  marketplace: LIBRARY,
  search: LIBRARY,
  category: `r.status = 'approved' and r.visibility = 'public'`,
  organization: `r.status = 'approved' and r.visibility <> 'private' and r.organization_id = (select app_org())`,
  ownContent: `r.submitted_by = (select app_uid())`,
  categories: `(${LIBRARY} or r.status = 'approved' and r.visibility = 'private' and r.submitted_by = (select app_uid()))`,
};

/** What the counts of a list depend on: all but the four filters. */
export interface Selection {
  readonly list: ListName;
  /** Empty where nothing is searched for. */
  readonly text: string;
  readonly category?: string | undefined;
  /** Who submitted it. */
  readonly author?: string | undefined;
  readonly visibility?: 'public' | 'organization' | 'private' | undefined;
  readonly status?: 'approved' | 'pending' | 'rejected' | 'draft' | undefined;
}

export interface Page {
  /** A resource shares a bit with each. */
  readonly masks: readonly number[];
  readonly order: ResourceOrder;
  readonly offset: number;
  readonly limit: number;
}

interface Order {
  /** What it needs of each row `r`, and of the counters beside it under the name that they have there. */
  readonly key: (counters: string) => string;
  readonly counts?: true;
  readonly by: string;
  /** The same over the columns of a resource, as its index has it. */
  readonly columns: (resource: string) => string;
}

/** The orders that a list can have by what each resource says; how well one matches only a search can tell. */
export const ORDERS: Readonly<Record<Exclude<ResourceOrder, 'relevance'>, Order>> = {
  newest: {
    key: () => 'r.created_at as key',
    by: 'key desc, id desc',
    columns: (r) => `${r}.created_at desc, ${r}.id desc`,
  },
  oldest: {
    key: () => 'r.created_at as key',
    by: 'key, id',
    columns: (r) => `${r}.created_at, ${r}.id`,
  },
  alphabetical: {
    key: () => 'r.title_key as key',
    by: 'key, id',
    columns: (r) => `${r}.title_key, ${r}.id`,
  },
  popular: {
    key: (counters) => `${counters}.popularity_score as key`,
    counts: true,
    by: 'key desc, id desc',
    columns: (r) => `${r}.popularity_score desc, ${r}.id desc`,
  },
  viewed: {
    key: (counters) => `${counters}.view_count as key`,
    counts: true,
    by: 'key desc, id desc',
    columns: (r) => `${r}.view_count desc, ${r}.id desc`,
  },
};

/** The values of a statement, each written as its place. */
export function createBinding(...first: unknown[]) {
  const values = first;
  return { values, bind: (value: unknown): string => `$${values.push(value)}` };
}

/** What a list is about, over resources `r` or over their search documents. */
export function composeScope(
  { list, category, author, visibility, status }: Selection,
  over: 'resource' | 'document',
  bind: (value: unknown) => string,
): string {
  const isDraft = over === 'resource' ? 'r.submitted_at is null' : 'r.is_draft';
  return [
    SCOPES[list],
    ...(category === undefined ? [] : [`r.category_key = folded(${bind(category)})`]),
    ...(author === undefined ? [] : [`r.submitted_by = ${bind(author)}`]),
    ...(visibility === undefined ? [] : [`r.visibility = ${bind(visibility)}`]),
    ...(status === undefined
      ? []
      : [status === 'draft' ? isDraft : `not ${isDraft} and r.status = ${bind(status)}`]),
  ].join(' and ');
}

export function composeMaskConditions(
  masks: readonly number[],
  bits: string,
  bind: (value: unknown) => string,
): string {
  return masks.map((mask) => ` and ${bits} & ${bind(mask)}::int <> 0`).join('');
}

/** The ids of a page in their order, found by an index alone. Planned for the values at hand, hence without a name. */
export async function findIds(
  tx: AppTransaction,
  selection: Selection,
  { masks, order, offset, limit }: Page,
): Promise<string[]> {
  const { values, bind } = createBinding();
  // Where nothing is searched for, nothing matches better.
  const { key, by } = ORDERS[order === 'relevance' ? 'newest' : order];
  const rows = await tx.query<{ id: string }>(
    '',
    `select id from (
       select r.id, ${key('r')} from resources r
       where ${composeScope(selection, 'resource', bind)}${composeMaskConditions(masks, 'r.filter_bits', bind)}) found
     order by ${by} limit ${bind(limit)} offset ${bind(offset)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Lists that are the library itself, or one category of it, whose changes are summed as they happen. */
const SUMMED: readonly ListName[] = ['marketplace', 'search', 'category'];

/** How many of a list have which filter bits: the total and the facets of every choice of filters. */
export async function countByBits(tx: AppTransaction, selection: Selection): Promise<BitCounts> {
  const { list, category, author, visibility, status } = selection;
  if (SUMMED.includes(list) && author === undefined && status === undefined) {
    const ofOrganization = list !== 'category' && visibility !== 'public';
    return tx.query<{ bits: number; count: number }>(
      'library-bits',
      'select bits, count from counted_bits($1, $2, $3)',
      [
        visibility === undefined || visibility === 'public',
        ofOrganization && visibility !== 'private',
        category ?? null,
      ],
    );
  }
  const { values, bind } = createBinding();
  return tx.query<{ bits: number; count: number }>(
    '',
    `select r.filter_bits as bits, count(*)::int as count from resources r
     where ${composeScope(selection, 'resource', bind)} group by 1`,
    values,
  );
}

export interface CardRow {
  id: string;
  title: string;
  description: string;
  language: string;
  category: string | null;
  tags: string[];
  type: string | null;
  content_type: string | null;
  difficulty_level: string | null;
  subject: string | null;
  graphic_type: string | null;
  is_premium: boolean;
  status: z.infer<typeof resource>['status'];
  visibility: z.infer<typeof resource>['visibility'];
  is_draft: boolean;
  view_count: string;
  download_count: string;
  likes_count: number;
  comments_count: number;
  popularity_score: number;
  rating: number | null;
  author_name: string;
  created_at: Date;
  thumbnail_file_id: string | null;
  image_file_id: string | null;
  alt_text: string;
  format: string | null;
  file_size: string | null;
  /** Its picture is one that may be a drawing. */
  is_drawing: boolean;
  /** What somebody asked for and it cannot become. */
  impossible: { format: string; profile: string }[];
}

export const CARD = `r.id, r.title, r.description, r.language, r.category, r.tags, r.type, r.content_type,
  r.difficulty_level, r.subject, r.graphic_type, r.is_premium, r.status, r.visibility,
  r.submitted_at is null as is_draft, r.view_count, r.download_count, r.likes_count, r.comments_count, r.popularity_score, r.rating, r.author_name, r.created_at,
  r.thumbnail_file_id, r.image_file_id, r.alt_text, r.format, r.file_size, r.is_drawing,
  r.impossible_forms as impossible`;

/** The rows of a page in its order, read under the policy whoever found the ids. */
export function findCards(tx: AppTransaction, ids: readonly string[]): Promise<CardRow[]> {
  return tx.query<CardRow>(
    'library-cards',
    `select ${CARD} from unnest($1::uuid[]) with ordinality as page (id, place) join resources r using (id)
     order by place`,
    [ids],
  );
}

/** Whether the current organization shows its members anything that is not public. */
export async function hasShelf(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    'library-shelf',
    `select exists (select from resources where status = 'approved' and visibility = 'organization'
       and organization_id = (select app_org())) as found`,
  );
  return rows[0]?.found ?? false;
}

/** Whether the person has approved resources that are shown to nobody else. */
export async function hasKept(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    'library-kept',
    `select exists (select from resources where status = 'approved' and visibility = 'private'
       and submitted_by = (select app_uid())) as found`,
  );
  return rows[0]?.found ?? false;
}

const CATEGORY_ORDERS = {
  alphabetical: 'name',
  smallest: 'count, name',
  largest: 'count desc, name',
} as const;

export interface Slice<Order extends string> {
  readonly search: string;
  readonly sortBy: Order;
  readonly offset: number;
  readonly limit: number;
}

export interface CategoryCount {
  name: string;
  count: number;
}

export async function findCategories(
  tx: AppTransaction,
  { search, sortBy, offset, limit }: Slice<keyof typeof CATEGORY_ORDERS>,
): Promise<{ page: CategoryCount[]; total: number }> {
  const rows = await tx.query<{ page: CategoryCount[]; total: number }>(
    '',
    `with counted as materialized (
       select name, count from counted_categories()
       where $1 = '' or name like all (search_patterns($1))),
     page as (select name, count from counted order by ${CATEGORY_ORDERS[sortBy]} limit $2 offset $3)
     select coalesce((select json_agg(page) from page), '[]') as page, (select count(*)::int from counted) as total`,
    [search, limit, offset],
  );
  return rows[0] ?? { page: [], total: 0 };
}

export type LatestRow = Pick<
  CardRow,
  'id' | 'title' | 'category' | 'created_at' | 'thumbnail_file_id' | 'image_file_id' | 'alt_text'
> & {
  name: string;
};

/** The latest resources of each of these categories. */
export function findLatest(tx: AppTransaction, names: readonly string[], each: number): Promise<LatestRow[]> {
  return tx.query<LatestRow>(
    'library-category-latest',
    `select wanted.key as name, latest.* from unnest($1::text[]) as wanted (key) cross join lateral (
       select r.id, r.title, r.category, r.created_at, r.thumbnail_file_id, r.image_file_id, r.alt_text from resources r
       where r.category_key = wanted.key and ${SCOPES.categories}
       order by r.created_at desc, r.id desc limit $2) latest
     order by latest.created_at desc, latest.id desc`,
    [names, each],
  );
}

const COLLECTION_ORDERS = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  alphabetical: 'folded(name) collate "C", id',
  items: 'item_count desc, created_at desc, id desc',
  changed: 'updated_at desc, id desc',
} as const;

export interface CollectionRow {
  id: string;
  name: string;
  description: string;
  is_public: boolean;
  is_listed: boolean;
  item_count: number;
  created_at: Date;
  updated_at: Date;
}

/** The collections of the person asking. */
export async function findCollections(
  tx: AppTransaction,
  { search, sortBy, offset, limit }: Slice<keyof typeof COLLECTION_ORDERS>,
): Promise<{ rows: CollectionRow[]; total: number }> {
  const own = `from user_collections c where c.user_id = (select app_uid())
    and ($1 = '' or folded(c.name || ' ' || c.description) like all (search_patterns($1)))`;
  const rows = await tx.query<CollectionRow>(
    '',
    `select * from (
       select c.id, c.name, c.description, c.is_public, c.is_listed, c.created_at, c.updated_at,
         (select count(*)::int from collection_items i where i.collection_id = c.id) as item_count ${own}) mine
     order by ${COLLECTION_ORDERS[sortBy]} limit $2 offset $3`,
    [search, limit, offset],
  );
  const [counted] = await tx.query<{ total: number }>('', `select count(*)::int as total ${own}`, [search]);
  return { rows, total: counted?.total ?? 0 };
}
