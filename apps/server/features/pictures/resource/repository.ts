import type { AppTransaction } from '../../../platform/database/database.ts';

/** What the steps say of a resource, under the names of its columns. */
export interface PictureResource {
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly language: string;
  readonly licence: string;
  readonly category: string | null;
  readonly subject: string | null;
  readonly difficulty_level: string | null;
  readonly tags: readonly string[];
  readonly image_file_id: string;
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
  'conversion_metadata',
] as const satisfies readonly (keyof PictureResource)[];

/** The picture that it was made from, which its author can have back. */
export interface ResourceSource {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly format: string | null;
}

export async function insertResource(
  tx: AppTransaction,
  resource: PictureResource,
  { fileId, name, size, format }: ResourceSource,
): Promise<string> {
  const columns = [...RESOURCE_COLUMNS, 'source_file_id', 'name', 'file_size', 'format'];
  const [row] = await tx.query<{ id: string }>(
    'picture-resource',
    `insert into resources (${columns.join()}, content_type, author_name)
     values (${columns.map((_, at) => `$${at + 1}`).join()}, 'graphic',
       coalesce((select display_name from profiles where user_id = (select app_uid())), ''))
     returning id`,
    [...RESOURCE_COLUMNS.map((column) => resource[column]), fileId, name, size, format],
  );
  if (!row) throw new Error('The resource was not added.');
  return row.id;
}

/** The policy lets it change only where no reader and no reviewer looks at it. */
export async function updateResource(
  tx: AppTransaction,
  id: string,
  resource: PictureResource,
): Promise<boolean> {
  const rows = await tx.query(
    'picture-resource-change',
    `update resources set ${RESOURCE_COLUMNS.map((column, at) => `${column} = $${at + 2}`).join(', ')}
     where id = $1 returning id`,
    [id, ...RESOURCE_COLUMNS.map((column) => resource[column])],
  );
  return rows.length > 0;
}
