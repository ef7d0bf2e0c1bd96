import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import type { Variant } from './variant-rules.ts';

export interface ResourceFiles {
  title: string;
  version: number;
  may_have: boolean;
  /** The picture is one that may be a drawing. */
  can_be_made: boolean;
  can_be_heard: boolean;
  is_text: boolean;
  is_document: boolean;
}

/** Nothing where the viewer does not see the resource. */
export async function findResourceFiles(tx: AppTransaction, id: string): Promise<ResourceFiles | undefined> {
  const rows = await tx.query<ResourceFiles>(
    'output-resource',
    `select r.title, r.version, app_may_have_outputs(r.id) as may_have,
       r.conversion_metadata ? 'chart_content' as can_be_heard,
       r.conversion_metadata ? 'text_content' as is_text,
       r.document_file_id is not null as is_document,
       r.conversion_metadata ? 'text_content'
         or exists (select from files f where f.id = r.image_file_id and f.media_type = 'image/svg+xml') as can_be_made
     from resources r where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** The data of a chart, as far as the viewer may have it. */
export async function findChart(tx: AppTransaction, id: string): Promise<unknown> {
  const rows = await tx.query<{ chart: unknown }>(
    'output-chart',
    `select conversion_metadata -> 'chart_content' as chart from resources r
     where id = $1 and app_may_have_outputs(id)`,
    [id],
  );
  return rows[0]?.chart;
}

export interface TextRow {
  title: string;
  language: string;
  /** As JSON: it may be long, and is read where nobody waits for it. */
  text: string;
}

/** The text of a document that was converted, as far as the viewer may have it. */
export async function findText(tx: AppTransaction, id: string): Promise<TextRow | undefined> {
  const rows = await tx.query<TextRow>(
    'output-text',
    `select title, language, (conversion_metadata -> 'text_content')::text as text from resources r
     where id = $1 and conversion_metadata ? 'text_content' and app_may_have_outputs(id)`,
    [id],
  );
  return rows[0];
}

export interface FileRow {
  sha256: string;
  size: number;
  media_type: string;
  name: string;
  title: string;
}

/**
 * The author's own file, or the picture in full size, for who may have them. Everybody who sees the page sees the
 * picture small; a drawing in full size is the thing itself, and of a paid one often the author's own file.
 */
export async function findOwnFile(
  tx: AppTransaction,
  id: string,
  which: keyof typeof OWN_FILES,
): Promise<FileRow | undefined> {
  const [name, column] = OWN_FILES[which];
  const rows = await tx.query<FileRow>(
    name,
    `select f.sha256, f.size::float8 as size, f.media_type, f.name, r.title
     from resources r join files f on f.id = r.${column} where r.id = $1 and app_may_have_outputs(r.id)`,
    [id],
  );
  return rows[0];
}

const OWN_FILES = {
  source: ['output-source', 'source_file_id'],
  picture: ['output-picture', 'image_file_id'],
  /** The page on which a document is read, with its figures. */
  reading: ['output-reading', 'reading_file_id'],
} as const;

/** What was kept before codes had parameters is a sentence alone. */
export interface KeptChange {
  code: string;
  parameters?: Record<string, unknown>;
  message: string;
}

export type OutputRow = FileRow & {
  id: string;
  format: string;
  profile: string;
  part: string;
  changes: KeptChange[];
};

const OUTPUT = `o.id, o.format, o.profile, o.part, f.sha256, f.size::float8 as size, f.media_type, f.name, r.title,
  coalesce((select json_agg(c - 'items') from jsonb_array_elements(o.report -> 'changes') c), '[]') as changes
  from outputs o join files f on f.id = o.file_id join resources r on r.id = o.resource_id and r.version = o.version`;

/** By form: which one of it the viewer reads, where that is not the usual one. */
type Variants = Readonly<Record<string, Variant>>;

/** What was made of the version that is shown as the viewer reads it, as far as they may have it. */
export function findOutputs(
  tx: AppTransaction,
  resourceId: string,
  variants: Variants,
): Promise<OutputRow[]> {
  return tx.query<OutputRow>(
    'output-list',
    `select ${OUTPUT} where o.resource_id = $1 and o.variant = coalesce($2::jsonb -> o.format, '{}')
     order by o.format, o.profile, o.part`,
    [resourceId, JSON.stringify(variants)],
  );
}

export async function findOutput(
  tx: AppTransaction,
  resourceId: string,
  id: string,
): Promise<OutputRow | undefined> {
  const rows = await tx.query<OutputRow>(
    'output-find',
    `select ${OUTPUT} where o.resource_id = $1 and o.id = $2`,
    [resourceId, id],
  );
  return rows[0];
}

export interface RequestRow {
  id: string;
  format: string;
  profile: string;
  state: 'waiting' | 'done' | 'failed' | 'impossible';
  problem: string;
  progress_id: string | null;
}

const REQUEST = 'q.id, q.format, q.profile, q.state, q.problem, q.progress_id';

export function findRequests(
  tx: AppTransaction,
  resourceId: string,
  variants: Variants,
): Promise<RequestRow[]> {
  return tx.query<RequestRow>(
    'output-requests',
    `select ${REQUEST} from output_requests q join resources r on r.id = q.resource_id and r.version = q.version
     where q.resource_id = $1 and q.state <> 'done' and q.variant = coalesce($2::jsonb -> q.format, '{}')`,
    [resourceId, JSON.stringify(variants)],
  );
}

export interface Wanted {
  resourceId: string;
  version: number;
  format: string;
  profile: string;
  variant: Variant;
}

export async function findRequest(tx: AppTransaction, wanted: Wanted): Promise<RequestRow | undefined> {
  const rows = await tx.query<RequestRow>(
    'output-request',
    `select ${REQUEST} from output_requests q
     where resource_id = $1 and version = $2 and format = $3 and profile = $4 and variant = $5::jsonb`,
    listValues(wanted),
  );
  return rows[0];
}

function listValues({ resourceId, version, format, profile, variant }: Wanted) {
  return [resourceId, version, format, profile, JSON.stringify(variant)];
}

/** Of many who ask at once one begins it; nothing for the others, and where it is begun or there already. */
export async function insertRequest(tx: AppTransaction, wanted: Wanted): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    'output-request-insert',
    `insert into output_requests as q (resource_id, version, format, profile, variant)
     values ($1, $2, $3, $4, $5::jsonb)
     on conflict (resource_id, version, format, profile, variant) do update
       set state = 'waiting', problem = '', progress_id = null
       where q.state = 'failed' or q.state = 'done' and not exists (
         select from outputs o
         where o.resource_id = q.resource_id and o.version = q.version
           and o.format = q.format and o.profile = q.profile and o.variant = q.variant)
     returning q.id`,
    listValues(wanted),
  );
  return rows[0]?.id;
}

export async function followRequest(tx: AppTransaction, id: string, progressId: string): Promise<void> {
  await tx.query('output-request-follow', 'update output_requests set progress_id = $2 where id = $1', [
    id,
    progressId,
  ]);
}

export type WaitingRow = Omit<Wanted, 'resourceId'> & {
  id: string;
  resource_id: string;
  progress_id: string | null;
  sha256: string;
  language: string;
  title: string;
  author_name: string;
  changed_on: string;
  chart: unknown;
  sheets: unknown;
  text: unknown;
  /** It is made of the whole document, which is the file. */
  is_publication: boolean;
};

/** What there is to do; nothing where it was done, or the resource has another version by now. */
export async function findWaiting(
  tx: SystemTransaction,
  id: string,
  ofDocuments: readonly string[],
): Promise<WaitingRow | undefined> {
  const rows = await tx.query<WaitingRow>(
    'output-waiting',
    `select q.id, q.resource_id, q.version, q.format, q.profile, q.variant, q.progress_id, f.sha256, r.language, r.title,
       r.author_name, to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD') as changed_on,
       r.conversion_metadata -> 'chart_content' as chart,
       r.conversion_metadata -> 'chart_sheets' as sheets,
       r.conversion_metadata -> 'text_content' as text,
       r.document_file_id is not null and q.format = any ($2) as is_publication
     from output_requests q
     join resources r on r.id = q.resource_id and r.version = q.version
     join files f on f.id = case when r.document_file_id is not null and q.format = any ($2) then r.document_file_id
       else coalesce(r.image_file_id,
         case when r.conversion_metadata ? 'text_content' then r.source_file_id end) end
     where q.id = $1 and q.state = 'waiting'`,
    [id, ofDocuments],
  );
  return rows[0];
}

export type NewOutput = StoredFile & { part: string; mediaType: string };

/** All files of one output at once; false where it is not asked for any more. */
export async function finishRequest(
  tx: SystemTransaction,
  id: string,
  files: readonly NewOutput[],
  report: object,
): Promise<boolean> {
  const done = await tx.query('output-finish', FINISH, [id]);
  if (done.length === 0) return false;
  for (const { part, sha256, size, mediaType } of files)
    await tx.query('output-insert', INSERT, [id, part, sha256, size, mediaType, JSON.stringify(report)]);
  return true;
}

const FINISH = "update output_requests set state = 'done' where id = $1 and state = 'waiting' returning id";
const INSERT = `with request as (select * from output_requests where id = $1),
  file as (
    insert into files (owner_id, sha256, size, media_type, name) values (null, $3, $4, $5, $2) returning id)
  insert into outputs (resource_id, version, format, profile, variant, part, file_id, engine, report)
  select q.resource_id, q.version, q.format, q.profile, q.variant, $2, file.id, 'relievo', $6 from request q, file`;

export interface Failure {
  readonly state: 'failed' | 'impossible';
  readonly problem: string;
}

export async function failRequest(
  tx: SystemTransaction,
  id: string,
  { state, problem }: Failure,
): Promise<string | null> {
  const rows = await tx.query<{ progress_id: string | null }>(
    'output-fail',
    `update output_requests set state = $2, problem = $3 where id = $1 and state = 'waiting'
     returning progress_id`,
    [id, state, problem],
  );
  return rows[0]?.progress_id ?? null;
}
