import type { AppTransaction } from '../../../platform/database/database.ts';
import { CONTENT_COLUMNS } from '../column-rules.ts';

/** What a resource shows, and how it came to be; what its author says of it is not among it. */
const COLUMNS = [
  'name',
  'type',
  'content_type',
  'format',
  'source_file_id',
  'image_file_id',
  'thumbnail_file_id',
  'document_file_id',
  'reading_file_id',
  'file_size',
  'conversion_metadata',
  'language',
] as const;

export interface MadeVersion {
  id: string;
  visibility: 'public' | 'organization' | 'private';
  organization_id: string | null;
}

/** False where either is not the person's own. */
export async function takeOverFiles(tx: AppTransaction, into: string, from: string): Promise<boolean> {
  const rows = await tx.query(
    'content-file-take',
    `update resources r set (${COLUMNS.join()}) = row(${COLUMNS.map((column) => `n.${column}`).join()})
     from resources n
     where r.id = $1 and n.id = $2
       and r.submitted_by = (select app_uid()) and n.submitted_by = (select app_uid())
     returning r.id`,
    [into, from],
  );
  return rows.length > 0;
}

/** A version of a published resource that shows the files of another draft of the person; its words are those of readers. */
export async function insertFileVersion(
  tx: AppTransaction,
  into: string,
  from: string,
): Promise<MadeVersion | undefined> {
  const rows = await tx.query<MadeVersion>(
    'content-version-file',
    `with made as (
       insert into resource_versions (resource_id, content)
       select r.id, (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r))
           where key = any (string_to_array('${CONTENT_COLUMNS.join()}', ',')))
         || (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(n))
           where key = any (string_to_array('${COLUMNS.join()}', ',')))
       from resources r, resources n
       where r.id = $1 and n.id = $2
         and r.submitted_by = (select app_uid()) and n.submitted_by = (select app_uid())
       returning id, resource_id)
     select made.id, r.visibility, r.organization_id from made join resources r on r.id = made.resource_id`,
    [into, from],
  );
  return rows[0];
}

/** On the workbench stands what came of the file: that is the resource which shows it now. */
export async function moveConversions(tx: AppTransaction, into: string, from: string): Promise<void> {
  await tx.query(
    'content-file-conversions',
    'update conversions set resource_id = $1 where resource_id = $2 and owner_id = (select app_uid())',
    [into, from],
  );
}

/** What a resource shows once its drawing is changed. */
export interface DrawnFile {
  readonly fileId: string;
  readonly size: number;
  readonly language: string;
}

/**
 * What is neither read nor reviewed shows it at once. The drawing was the author's own file, or came of one that is of
 * another kind: that one stays.
 */
export async function showDrawing(
  tx: AppTransaction,
  id: string,
  { fileId, size, language }: DrawnFile,
): Promise<void> {
  await tx.query(
    'content-show-drawing',
    `update resources r set ${DRAWN} where id = $1 and submitted_by = (select app_uid())`,
    [id, fileId, size, language],
  );
}

const IS_DRAWN = `(r.source_file_id is null or exists (
  select from files f where f.id = r.source_file_id and f.media_type = 'image/svg+xml'))`;
const DRAWN = `image_file_id = $2, thumbnail_file_id = null, language = $4,
  source_file_id = case when ${IS_DRAWN} then $2 else r.source_file_id end,
  file_size = case when ${IS_DRAWN} then $3 else r.file_size end`;

/** A version that differs from what readers have in its drawing alone. */
export async function insertDrawnVersion(
  tx: AppTransaction,
  id: string,
  { fileId, size, language }: DrawnFile,
): Promise<MadeVersion> {
  const [row] = await tx.query<MadeVersion>(
    'content-version-drawn',
    `with made as (
       insert into resource_versions (resource_id, content)
       select r.id, (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r))
           where key = any (string_to_array('${CONTENT_COLUMNS.join()}', ',')))
         || jsonb_build_object('image_file_id', $2::uuid, 'thumbnail_file_id', null, 'language', $4::text)
         || case when ${IS_DRAWN} then jsonb_build_object('source_file_id', $2::uuid, 'file_size', $3::bigint)
            else '{}'::jsonb end
       from resources r where r.id = $1 and r.submitted_by = (select app_uid())
       returning id, resource_id)
     select made.id, r.visibility, r.organization_id from made join resources r on r.id = made.resource_id`,
    [id, fileId, size, language],
  );
  if (!row) throw new Error('The version was not kept.');
  return row;
}
