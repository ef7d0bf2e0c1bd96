import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';

export interface FileFacts {
  mediaType: string;
  name: string;
  /** Whose room it takes besides that of its owner. */
  organizationId?: string | null;
}

/**
 * From here to the end of the transaction nobody else records or removes this content. The sweep holds it while it
 * looks for rows and removes the object, and whoever records a file holds it while looking for the object.
 */
export async function holdContent(tx: AppTransaction | SystemTransaction, sha256: string): Promise<void> {
  await tx.query('file-hold', "select pg_advisory_xact_lock(hashtextextended('file ' || $1, 0))", [sha256]);
}

export async function insertFile(
  tx: AppTransaction,
  { sha256, size, mediaType, name, organizationId = null }: StoredFile & FileFacts,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'file-insert',
    'insert into files (sha256, size, media_type, name, organization_id) values ($1, $2, $3, $4, $5) returning id',
    [sha256, size, mediaType, name, organizationId],
  );
  if (!row) throw new Error('The file was not recorded.');
  return row.id;
}

export async function deleteFile(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('file-delete', 'delete from files where id = $1 and owner_id = (select app_uid())', [id]);
}

/** Of these contents, those that no file has and that are no thumbnail of one. */
export async function findContentsWithoutFile(
  tx: SystemTransaction,
  contents: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ sha256: string }>(
    'file-without',
    `select sha256 from unnest($1::text[]) as stored (sha256)
     where not exists (select from files f where f.sha256 = stored.sha256)
       and not exists (select from thumbnails t where t.sha256 = stored.sha256)`,
    [contents],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Files whose owner is gone and that nothing shows any more. A test keeps the list of what may show one complete. */
export async function deleteForsakenFiles(tx: SystemTransaction, createdBefore: Date): Promise<void> {
  await tx.query(
    'file-delete-forsaken',
    `delete from files f
     where owner_id is null and created_at < $1
       and not exists (select from profiles where avatar_file_id = f.id)
       and not exists (select from resources where source_file_id = f.id)
       and not exists (select from resources where image_file_id = f.id)
       and not exists (select from resources where thumbnail_file_id = f.id)
       and not exists (select from resources where document_file_id = f.id)
       and not exists (select from resources where reading_file_id = f.id)
       and not exists (select from resource_attachments where file_id = f.id)
       and not exists (select from outputs where file_id = f.id)
       and not exists (select from conversions where source_file_id = f.id)
       and not exists (select from drafts where source_file_id = f.id)
       and not exists (select from account_exports where file_id = f.id)
       and not exists (select from collection_archives where file_id = f.id)`,
    [createdBefore],
  );
}
