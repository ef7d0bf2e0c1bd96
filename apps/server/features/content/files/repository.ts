import type { AppTransaction } from '../../../platform/database/database.ts';

/** What a resource shows, and how it came to be; what its author says of it is not among it. */
const COLUMNS = [
  'name',
  'type',
  'content_type',
  'format',
  'source_file_id',
  'image_file_id',
  'thumbnail_file_id',
  'file_size',
  'conversion_metadata',
  'language',
] as const;

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

/** On the workbench stands what came of the file: that is the resource which shows it now. */
export async function moveConversions(tx: AppTransaction, into: string, from: string): Promise<void> {
  await tx.query(
    'content-file-conversions',
    'update conversions set resource_id = $1 where resource_id = $2 and owner_id = (select app_uid())',
    [into, from],
  );
}
