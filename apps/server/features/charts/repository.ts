import type { ChartWorkChange, SavedChartWork } from '@relievo/contracts';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface ChartDraftRow {
  id: string;
  edits: number;
  content: unknown;
  updated_at: Date;
  resource_id: string | null;
  /** Neither readers nor reviewers look at the resource that came of it. */
  is_open: boolean;
}

const MINE = `d.kind = 'chart' and d.owner_id = (select app_uid())`;
const COLUMNS = `d.id, d.edits, d.content, d.updated_at, d.resource_id,
  coalesce((select (r.submitted_at is null or r.status = 'rejected') and r.submitted_by = (select app_uid())
    from resources r where r.id = d.resource_id), false) as is_open`;

export interface ChartNameRow {
  id: string;
  title: string;
  updated_at: Date;
  resource_id: string | null;
}

export function findNames(tx: AppTransaction, atMost: number): Promise<ChartNameRow[]> {
  return tx.query<ChartNameRow>(
    'chart-names',
    `select d.id, d.title, d.updated_at, d.resource_id from drafts d where ${MINE}
     order by d.updated_at desc, d.id desc limit $1`,
    [atMost],
  );
}

export async function countDrafts(tx: AppTransaction): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'chart-count',
    `select count(*)::int as count from drafts d where ${MINE}`,
    [],
  );
  return rows[0]?.count ?? 0;
}

export async function findDraft(tx: AppTransaction, id: string): Promise<ChartDraftRow | undefined> {
  const rows = await tx.query<ChartDraftRow>(
    'chart-draft',
    `select ${COLUMNS} from drafts d where d.id = $1 and ${MINE}`,
    [id],
  );
  return rows[0];
}

export async function findDraftOf(
  tx: AppTransaction,
  resourceId: string,
): Promise<ChartDraftRow | undefined> {
  const rows = await tx.query<ChartDraftRow>(
    'chart-draft-of',
    `select ${COLUMNS} from drafts d where d.resource_id = $1 and ${MINE}`,
    [resourceId],
  );
  return rows[0];
}

export async function insertDraft(
  tx: AppTransaction,
  { work, resourceId }: { readonly work: SavedChartWork; readonly resourceId: string | null },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'chart-begin',
    `insert into drafts (kind, title, content, resource_id) values ('chart', $1, $2, $3) returning id`,
    [work.labels.title, work, resourceId],
  );
  if (!row) throw new Error('The chart was not begun.');
  return row.id;
}

/** Nothing where it was written on since the count that is named. */
export async function writeDraft(
  tx: AppTransaction,
  { id, edits, work }: { readonly id: string; readonly edits: number; readonly work: ChartWorkChange },
): Promise<{ edits: number; updated_at: Date } | undefined> {
  const rows = await tx.query<{ edits: number; updated_at: Date }>(
    'chart-write',
    `update drafts d set content = d.content || $3::jsonb, edits = d.edits + 1, title = coalesce($4, d.title)
     where d.id = $1 and d.edits = $2 and ${MINE} returning d.edits, d.updated_at`,
    [id, edits, work, work.labels?.title ?? null],
  );
  return rows[0];
}

export async function deleteDraft(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'chart-discard',
    `delete from drafts d where d.id = $1 and ${MINE} returning id`,
    [id],
  );
  return rows.length > 0;
}

export async function tieToResource(tx: AppTransaction, id: string, resourceId: string): Promise<void> {
  await tx.query('chart-tie', `update drafts d set resource_id = $2 where d.id = $1 and ${MINE}`, [
    id,
    resourceId,
  ]);
}

export interface ShownChart {
  title: string;
  language: string;
  licence: string;
  category: string | null;
  subject: string | null;
  difficulty_level: string | null;
  tags: string[];
  chart: unknown;
  is_own: boolean;
}

/** The chart of a resource whose data the person may have. */
export async function findShownChart(tx: AppTransaction, id: string): Promise<ShownChart | undefined> {
  const rows = await tx.query<ShownChart>(
    'chart-shown',
    `select r.title, r.language, r.licence, r.category, r.subject, r.difficulty_level, r.tags,
       r.conversion_metadata -> 'chart_content' as chart, r.submitted_by = (select app_uid()) as is_own
     from resources r where r.id = $1 and r.conversion_metadata ? 'chart_content' and app_may_have_outputs(r.id)`,
    [id],
  );
  return rows[0];
}

export async function mayUpload(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ may: boolean }>('chart-may-upload', 'select app_can_upload() as may', []);
  return rows[0]?.may ?? false;
}

/** What the wizard says of a resource, under the names of its columns. */
export interface ChartResource {
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly language: string;
  readonly licence: string;
  readonly category: string | null;
  readonly subject: string | null;
  readonly difficulty_level: string | null;
  readonly tags: readonly string[];
  readonly image_file_id: string | null;
  readonly file_size: number;
  readonly conversion_metadata: object;
}

const RESOURCE_COLUMNS = [
  'title',
  'description',
  'alt_text',
  'language',
  'licence',
  'category',
  'subject',
  'difficulty_level',
  'tags',
  'image_file_id',
  'file_size',
  'conversion_metadata',
] as const satisfies readonly (keyof ChartResource)[];

export async function insertResource(tx: AppTransaction, resource: ChartResource): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'chart-resource',
    `insert into resources (${RESOURCE_COLUMNS.join()}, name, type, content_type, format, author_name)
     values (${RESOURCE_COLUMNS.map((_, at) => `$${at + 1}`).join()}, $1, 'chart', 'graphic', 'chart',
       coalesce((select display_name from profiles where user_id = (select app_uid())), ''))
     returning id`,
    RESOURCE_COLUMNS.map((column) => resource[column]),
  );
  if (!row) throw new Error('The resource was not added.');
  return row.id;
}

/** The policy lets it change only where no reader and no reviewer looks at it. */
export async function updateResource(
  tx: AppTransaction,
  id: string,
  resource: ChartResource,
): Promise<boolean> {
  const rows = await tx.query(
    'chart-resource-change',
    `update resources set ${RESOURCE_COLUMNS.map((column, at) => `${column} = $${at + 2}`).join(', ')}
     where id = $1 returning id`,
    [id, ...RESOURCE_COLUMNS.map((column) => resource[column])],
  );
  return rows.length > 0;
}
