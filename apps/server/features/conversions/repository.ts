import type { KeptChart } from '@relievo/contracts/uploads';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export type ConversionState = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';

/** What a conversion tells its owner, as it is kept. */
export interface Report {
  readonly notes?: readonly { readonly code: string; readonly message: string }[];
  readonly profile?: string;
  readonly findings?: readonly {
    readonly severity: 'error' | 'warning' | 'advice';
    readonly code: string;
    readonly parameters: Record<string, unknown>;
  }[];
  readonly charts?: readonly KeptChart[];
}

interface ResourceRow {
  id: string;
  title: string;
  language: string;
  alt_text: string;
  status: 'approved' | 'pending' | 'rejected';
  is_draft: boolean;
  image_file_id: string | null;
  thumbnail_file_id: string | null;
  is_chart: boolean;
}

export interface ConversionRow {
  id: string;
  name: string;
  size: number;
  state: ConversionState;
  is_converted: boolean;
  media_type: string;
  problem: string;
  report: Report;
  resource: ResourceRow | null;
  created_at: Date;
  begun_at: Date | null;
  ended_at: Date | null;
}

const SHOWN = `c.id, c.name, f.size::float8 as size, c.state, c.is_converted, f.media_type, c.problem, c.report, c.created_at,
  c.begun_at, c.ended_at,
  case when r.id is not null then json_build_object('id', r.id, 'title', r.title, 'language', r.language,
    'alt_text', r.alt_text, 'status', r.status, 'is_draft', r.submitted_at is null,
    'image_file_id', r.image_file_id, 'thumbnail_file_id', r.thumbnail_file_id,
    'is_chart', r.conversion_metadata ? 'chart_content') end as resource
  from conversions c join files f on f.id = c.source_file_id left join resources r on r.id = c.resource_id
  where c.owner_id = (select app_uid())`;

export function findConversions(tx: AppTransaction, limit: number): Promise<ConversionRow[]> {
  return tx.query<ConversionRow>(
    'conversion-list',
    `select ${SHOWN} order by c.created_at desc, c.id desc limit $1`,
    [limit],
  );
}

export async function findConversion(tx: AppTransaction, id: string): Promise<ConversionRow | undefined> {
  const rows = await tx.query<ConversionRow>('conversion-find', `select ${SHOWN} and c.id = $1`, [id]);
  return rows[0];
}

export interface StandingRow {
  waiting: number;
  working: number;
  ended: number;
  changed_at: string | null;
}

export async function findStanding(tx: AppTransaction): Promise<StandingRow> {
  const [row] = await tx.query<StandingRow>(
    'conversion-standing',
    `select count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'working')::int as working,
       count(*) filter (where state in ('done', 'failed', 'cancelled'))::int as ended,
       max(updated_at)::text as changed_at
     from conversions where owner_id = (select app_uid())`,
  );
  return row ?? { waiting: 0, working: 0, ended: 0, changed_at: null };
}

/** How many of the person's own are before a new one: whoever has many waiting stands behind those who have few. */
export async function countUnderWay(tx: AppTransaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'conversion-count',
    `select count(*)::int as count from conversions
     where owner_id = (select app_uid()) and state in ('waiting', 'working')`,
  );
  return row?.count ?? 0;
}

/** One of the same content that is under way, or of which something came that is still there. */
export async function findSameContent(tx: AppTransaction, sha256: string): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    'conversion-same',
    `select c.id from conversions c join files f on f.id = c.source_file_id
     where c.owner_id = (select app_uid()) and f.sha256 = $1
       and (c.state in ('waiting', 'working') or c.state = 'done' and c.resource_id is not null)
     order by c.created_at desc limit 1`,
    [sha256],
  );
  return rows[0]?.id;
}

interface NewConversion {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly isConverted: boolean;
  readonly format: string | null;
}

export async function insertConversion(
  tx: AppTransaction,
  { id, fileId, name, isConverted, format }: NewConversion,
): Promise<void> {
  await tx.query(
    'conversion-insert',
    'insert into conversions (id, source_file_id, name, is_converted, settings) values ($1, $2, $3, $4, $5)',
    [id, fileId, name, isConverted, JSON.stringify({ format })],
  );
}

export interface WorkRow {
  id: string;
  owner_id: string;
  name: string;
  sha256: string;
  size: number;
  source_file_id: string;
  format: string | null;
  /** Those that were chosen of a document; null for all. */
  pages: readonly number[] | null;
}

/** Takes it up, also again after a worker that was lost; nothing where it has ended. */
export async function takeUp(tx: SystemTransaction, id: string, now: Date): Promise<WorkRow | undefined> {
  const rows = await tx.query<WorkRow>(
    'conversion-take',
    `update conversions c set state = 'working', begun_at = coalesce(begun_at, $2)
     from files f
     where c.id = $1 and f.id = c.source_file_id and c.state in ('waiting', 'working')
     returning c.id, c.owner_id, c.name, f.sha256, f.size::float8 as size, c.source_file_id,
       c.settings ->> 'format' as format, c.settings -> 'pages' as pages`,
    [id, now],
  );
  return rows[0];
}

export async function isUnderWay(tx: SystemTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'conversion-under-way',
    "select from conversions where id = $1 and state in ('waiting', 'working')",
    [id],
  );
  return rows.length > 0;
}

/** From here to the end of the transaction nobody else ends it; false where somebody has. */
export async function holdUnderWay(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'conversion-hold',
    "select from conversions where id = $1 and state in ('waiting', 'working') for update",
    [id],
  );
  return rows.length > 0;
}

export interface NewResource {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly alt_text: string;
  readonly type: string | null;
  readonly content_type: string | null;
  readonly format: string | null;
  readonly language: string;
  readonly licence: string;
  readonly source_file_id: string;
  readonly image_file_id: string | null;
  readonly document_file_id: string | null;
  readonly reading_file_id: string | null;
  readonly file_size: number;
  readonly conversion_metadata: object;
}

const COLUMNS = [
  'title',
  'name',
  'description',
  'alt_text',
  'type',
  'content_type',
  'format',
  'language',
  'licence',
  'source_file_id',
  'image_file_id',
  'document_file_id',
  'reading_file_id',
  'file_size',
  'conversion_metadata',
] as const satisfies readonly (keyof NewResource)[];

/** A draft of the person asking, under the name that the person shows. */
export async function insertResource(tx: AppTransaction, resource: NewResource): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'conversion-resource',
    `insert into resources (${COLUMNS.join()}, author_name)
     values (${COLUMNS.map((_, at) => `$${at + 1}`).join()},
       coalesce((select display_name from profiles where user_id = (select app_uid())), ''))
     returning id`,
    COLUMNS.map((column) => resource[column]),
  );
  if (!row) throw new Error('The resource was not added.');
  return row.id;
}

/** One more that came of the same file; it is finished next. */
export async function insertFurther(tx: AppTransaction, id: string, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'conversion-further',
    `insert into conversions (source_file_id, name, is_converted, settings, begun_at)
     select source_file_id, $2, is_converted, settings, begun_at from conversions where id = $1
     returning id`,
    [id, name],
  );
  if (!row) throw new Error('The conversion that it came of is not there.');
  return row.id;
}

export interface SourceRow {
  name: string;
  sha256: string;
  size: number;
  media_type: string;
}

/** The file of one of the person's own. */
export async function findSource(tx: AppTransaction, id: string): Promise<SourceRow | undefined> {
  const rows = await tx.query<SourceRow>(
    'conversion-source',
    `select c.name, f.sha256, f.size::float8 as size, f.media_type from conversions c join files f on f.id = c.source_file_id
     where c.id = $1 and c.owner_id = (select app_uid())`,
    [id],
  );
  return rows[0];
}

/** One more of the same file, that waits: only of these pages. */
export async function insertOfPages(
  tx: AppTransaction,
  id: string,
  { name, pages }: { readonly name: string; readonly pages: readonly number[] },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'conversion-pages',
    `insert into conversions (source_file_id, name, is_converted, settings)
     select source_file_id, $2, is_converted, settings || jsonb_build_object('pages', $3::jsonb)
     from conversions where id = $1
     returning id`,
    [id, name, JSON.stringify(pages)],
  );
  if (!row) throw new Error('The conversion that it comes of is not there.');
  return row.id;
}

export async function finishConversion(
  tx: AppTransaction,
  id: string,
  { resourceId, report, now }: { readonly resourceId: string; readonly report: Report; readonly now: Date },
): Promise<void> {
  await tx.query(
    'conversion-finish',
    `update conversions set state = 'done', resource_id = $2, report = $3, problem = '', ended_at = $4
     where id = $1`,
    [id, resourceId, JSON.stringify(report), now],
  );
}

export async function failConversion(
  tx: SystemTransaction,
  id: string,
  problem: string,
  now: Date,
): Promise<void> {
  await tx.query(
    'conversion-fail',
    `update conversions set state = 'failed', problem = $2, ended_at = $3
     where id = $1 and state in ('waiting', 'working')`,
    [id, problem, now],
  );
}

export async function cancelConversion(tx: AppTransaction, id: string, now: Date): Promise<void> {
  await tx.query(
    'conversion-cancel',
    `update conversions set state = 'cancelled', ended_at = $2
     where id = $1 and owner_id = (select app_uid()) and state in ('waiting', 'working')`,
    [id, now],
  );
}

/** False where there is nothing to do again. */
export async function restartConversion(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'conversion-restart',
    `update conversions set state = 'waiting', problem = '', begun_at = null, ended_at = null
     where id = $1 and owner_id = (select app_uid()) and state in ('failed', 'cancelled')
       and (select app_can_upload()) returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Says which file it was of, and whether something came of it that is still there. */
export async function deleteConversion(
  tx: AppTransaction,
  id: string,
): Promise<{ file_id: string; is_used: boolean } | undefined> {
  const rows = await tx.query<{ file_id: string; is_used: boolean }>(
    'conversion-delete',
    `delete from conversions c where id = $1 and owner_id = (select app_uid())
     returning source_file_id as file_id, exists (
       select from resources r where r.source_file_id = c.source_file_id) as is_used`,
    [id],
  );
  return rows[0];
}

/** With the files of those of which nothing came. */
export async function deleteOldConversions(tx: SystemTransaction, endedBefore: Date): Promise<void> {
  await tx.query(
    'conversion-forget',
    `with old as (delete from conversions where ended_at < $1 returning source_file_id)
     delete from files f using old
     where f.id = old.source_file_id and not exists (select from resources r where r.source_file_id = f.id)`,
    [endedBefore],
  );
}
