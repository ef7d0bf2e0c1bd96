import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface Begun {
  id: string | null;
  refusal: 'upload_access_missing' | 'uploads_too_many' | 'storage_used_up' | null;
}

interface NewUpload {
  readonly name: string;
  readonly size: number;
  readonly mostAtOnce: number;
  readonly mostBytes: number;
}

/** The database looks at the right and the limits, and says which of them is in the way. */
export async function insertUpload(
  tx: AppTransaction,
  { name, size, mostAtOnce, mostBytes }: NewUpload,
): Promise<Begun> {
  const [row] = await tx.query<Begun>(
    'upload-begin',
    'select id, refusal from begin_upload($1, $2, $3, $4)',
    [name, size, mostAtOnce, mostBytes],
  );
  if (!row) throw new Error('The upload was not begun.');
  return row;
}

export interface UploadRow {
  id: string;
  name: string;
  size: number;
}

export async function findUpload(tx: AppTransaction, id: string): Promise<UploadRow | undefined> {
  const rows = await tx.query<UploadRow>(
    'upload-find',
    'select id, name, size::float8 as size from uploads where id = $1',
    [id],
  );
  return rows[0];
}

/** Also whether the person may upload at this moment, so that a right that is gone ends what was begun with it. */
export async function findSendable(tx: AppTransaction, id: string): Promise<UploadRow | undefined> {
  const rows = await tx.query<UploadRow>(
    'upload-sendable',
    'select id, name, size::float8 as size from uploads where id = $1 and (select app_can_upload())',
    [id],
  );
  return rows[0];
}

export async function mayUpload(tx: AppTransaction): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>('upload-may', 'select app_can_upload() as may');
  return row?.may ?? false;
}

/** False where another request has just done it. */
export async function deleteUpload(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('upload-end', 'delete from uploads where id = $1 returning id', [id]);
  return rows.length > 0;
}

export async function findUsedBytes(tx: AppTransaction): Promise<number> {
  const [row] = await tx.query<{ used: number }>('upload-used', 'select app_used_bytes()::float8 as used');
  return row?.used ?? 0;
}

export async function deleteOldUploads(tx: SystemTransaction, begunBefore: Date): Promise<void> {
  await tx.query('upload-forget', 'delete from uploads where created_at < $1', [begunBefore]);
}
