import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface ArchiveRow {
  id: string;
  owner_id: string;
  collection_id: string | null;
  progress_id: string;
  state: 'waiting' | 'ready' | 'failed' | 'cancelled';
  size: number | null;
  packed: number;
  left_out: number;
  created_at: Date;
  expires_at: Date;
}

const COLUMNS = `a.id, a.owner_id, a.collection_id, a.progress_id, a.state, a.packed, a.left_out, a.created_at,
  a.expires_at, (select f.size::float8 from files f where f.id = a.file_id) as size`;

export async function insertArchive(
  tx: AppTransaction,
  {
    collectionId,
    progressId,
    now,
    expiresAt,
  }: { collectionId: string; progressId: string; now: Date; expiresAt: Date },
): Promise<ArchiveRow> {
  const [row] = await tx.query<ArchiveRow>(
    'archive-begin',
    `insert into collection_archives as a (collection_id, progress_id, created_at, expires_at)
     values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [collectionId, progressId, now, expiresAt],
  );
  if (!row) throw new Error('The archive was not recorded.');
  return row;
}

/** What the person is having put together now, of whichever collection. */
export async function findUnderWay(tx: AppTransaction): Promise<ArchiveRow | undefined> {
  const rows = await tx.query<ArchiveRow>(
    'archive-under-way',
    `select ${COLUMNS} from collection_archives a where owner_id = (select app_uid()) and state = 'waiting'`,
  );
  return rows[0];
}

export async function findLatest(
  tx: AppTransaction,
  collectionId: string,
  now: Date,
): Promise<ArchiveRow | undefined> {
  const rows = await tx.query<ArchiveRow>(
    'archive-latest',
    `select ${COLUMNS} from collection_archives a
     where owner_id = (select app_uid()) and collection_id = $1 and expires_at > $2
     order by created_at desc, id desc limit 1`,
    [collectionId, now],
  );
  return rows[0];
}

export async function findOwn(tx: AppTransaction, id: string): Promise<ArchiveRow | undefined> {
  const rows = await tx.query<ArchiveRow>(
    'archive-own',
    `select ${COLUMNS} from collection_archives a where id = $1 and owner_id = (select app_uid())`,
    [id],
  );
  return rows[0];
}

export interface ReadyFile {
  sha256: string;
  size: number;
  media_type: string;
  name: string;
}

export async function findReady(tx: AppTransaction, id: string, now: Date): Promise<ReadyFile | undefined> {
  const rows = await tx.query<ReadyFile>(
    'archive-ready',
    `select f.sha256, f.size::float8 as size, f.media_type, f.name
     from collection_archives a join files f on f.id = a.file_id
     where a.id = $1 and a.owner_id = (select app_uid()) and a.state = 'ready' and a.expires_at > $2`,
    [id, now],
  );
  return rows[0];
}

/** Nothing where it is over, was cancelled, or its person is gone. */
export async function findWaiting(tx: SystemTransaction, id: string): Promise<ArchiveRow | undefined> {
  const rows = await tx.query<ArchiveRow>(
    'archive-waiting',
    `select ${COLUMNS} from collection_archives a where id = $1 and state = 'waiting'`,
    [id],
  );
  return rows[0];
}

/** Says whether it was still waited for. */
export async function finishArchive(
  tx: AppTransaction,
  id: string,
  fileId: string,
  { packed, leftOut }: { packed: number; leftOut: number },
): Promise<boolean> {
  const rows = await tx.query(
    'archive-finish',
    `update collection_archives set state = 'ready', file_id = $2, packed = $3, left_out = $4
     where id = $1 and state = 'waiting' returning id`,
    [id, fileId, packed, leftOut],
  );
  return rows.length > 0;
}

export async function cancelArchive(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'archive-cancel',
    `update collection_archives set state = 'cancelled'
     where id = $1 and owner_id = (select app_uid()) and state = 'waiting'`,
    [id],
  );
}

export async function failArchive(tx: SystemTransaction, id: string): Promise<void> {
  await tx.query(
    'archive-fail',
    "update collection_archives set state = 'failed' where id = $1 and state = 'waiting'",
    [id],
  );
}

/** The ones of a collection that are over, with their files; not one that somebody began at the same moment. */
export async function deleteEarlier(tx: AppTransaction, collectionId: string): Promise<void> {
  await tx.query(
    'archives-earlier',
    `with over as (
       delete from collection_archives
       where owner_id = (select app_uid()) and collection_id = $1 and state <> 'waiting' returning file_id)
     delete from files where id in (select file_id from over) and owner_id = (select app_uid())`,
    [collectionId],
  );
}

export async function deleteExpired(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.query(
    'archives-forget',
    `with over as (delete from collection_archives where expires_at <= $1 returning file_id)
     delete from files where id in (select file_id from over)`,
    [now],
  );
}

export interface PackedFile {
  name: string;
  sha256: string;
  size: number;
  created_at: Date;
  /** Its name among the files of its format; empty for the file that the author put in. */
  part: string;
  /** Empty for the file that the author put in. */
  format: string;
  profile: string;
}

export interface PackedRow {
  id: string;
  title: string;
  language: string;
  author_name: string;
  licence: string;
  description: string;
  alt_text: string;
  /** There is a file that is for those who pay, and the person is none of them. */
  is_kept_back: boolean;
  files: PackedFile[];
}

/**
 * Resources with their author's file and what was made of it, as far as the person may have them. A zip of the same
 * files is left away.
 */
export async function findPacked(tx: AppTransaction, ids: readonly string[]): Promise<PackedRow[]> {
  const rows = await tx.query<
    Omit<PackedRow, 'files'> & { files: (Omit<PackedFile, 'created_at'> & { created_at: string })[] }
  >(
    'archive-resources',
    `select r.id, r.title, r.language, r.author_name, r.licence, r.description, r.alt_text,
       r.is_premium and r.source_file_id is not null and own.id is null as is_kept_back,
       coalesce((select json_agg(f order by f.place, f.format, f.profile, f.name, f.id)
         from (
           select own.id, own.name, own.sha256, own.size, own.created_at, 0 as place, '' as format, '' as profile,
             '' as part
           where own.id is not null
           union all
           select f.id, coalesce(nullif(o.part, ''), f.name), f.sha256, f.size, f.created_at, 1, o.format, o.profile,
             o.part
           from outputs o join files f on f.id = o.file_id
           where o.resource_id = r.id and o.version = r.version and o.format <> 'zip'
             and o.variant = '{}') f), '[]') as files
     from resources r left join files own on own.id = r.source_file_id
     where r.id = any ($1::uuid[])`,
    [ids],
  );
  return rows.map((row) => ({
    ...row,
    files: row.files.map((file) => ({ ...file, created_at: new Date(file.created_at) })),
  }));
}
