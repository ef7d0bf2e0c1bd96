import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface Begun {
  id: string | null;
  refusal:
    | 'upload_access_missing'
    | 'uploads_too_many'
    | 'storage_used_up'
    | 'organization_storage_used_up'
    | null;
}

/** What the files of a person may take, and those of an organization. */
export interface Room {
  readonly mostBytes: number;
  readonly mostOrganizationBytes: number;
}

interface NewUpload extends Room {
  readonly name: string;
  readonly size: number;
  readonly mostAtOnce: number;
}

/** The database looks at the right and the limits, and says which of them is in the way. */
export async function insertUpload(
  tx: AppTransaction,
  { name, size, mostAtOnce, mostBytes, mostOrganizationBytes }: NewUpload,
): Promise<Begun> {
  const [row] = await tx.query<Begun>(
    'upload-begin',
    'select id, refusal from begin_upload($1, $2, $3, $4, $5)',
    [name, size, mostAtOnce, mostBytes, mostOrganizationBytes],
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

interface Ended {
  organization: string | null;
  refusal: 'upload_access_missing' | 'not_found' | 'storage_used_up' | 'organization_storage_used_up' | null;
}

/** The row goes and the file takes its place, in this transaction; or it is said why it may not. */
export async function endUpload(tx: AppTransaction, id: string, room: Room): Promise<Ended> {
  const [row] = await tx.query<Ended>(
    'upload-end-arrived',
    'select organization, refusal from end_upload($1, $2, $3)',
    [id, room.mostBytes, room.mostOrganizationBytes],
  );
  if (!row) throw new Error('The upload was not ended.');
  return row;
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

interface OrganizationRoom {
  organization: string | null;
  name: string;
  used: number;
}

/** Of the organization for which the person brings files; nothing where it is for none. */
export async function findOrganizationRoom(tx: AppTransaction): Promise<OrganizationRoom | undefined> {
  const rows = await tx.query<OrganizationRoom>(
    'upload-organization',
    'select organization, name, used from app_upload_room()',
  );
  return rows.find(({ organization }) => organization !== null);
}

export async function deleteOldUploads(tx: SystemTransaction, begunBefore: Date): Promise<void> {
  await tx.query('upload-forget', 'delete from uploads where created_at < $1', [begunBefore]);
}
