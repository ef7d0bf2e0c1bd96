import type { AppTransaction } from '../../platform/database/database.ts';

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

/** Finds the name that files state as their author. */
export async function findMaker(tx: AppTransaction): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    'charts-maker',
    'select display_name as name from profiles where user_id = (select app_uid())',
    [],
  );
  return rows[0]?.name ?? '';
}
