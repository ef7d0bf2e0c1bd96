import type { AppTransaction, AuthTransaction, SystemTransaction } from '../../platform/database/database.ts';
import { SOURCES } from './source-data.ts';

export interface ExportRow {
  id: string;
  owner_id: string;
  progress_id: string;
  state: 'waiting' | 'ready' | 'failed';
  size: number | null;
  created_at: Date;
  expires_at: Date;
}

const COLUMNS = `e.id, e.owner_id, e.progress_id, e.state, e.created_at, e.expires_at,
  (select f.size::float8 from files f where f.id = e.file_id) as size`;

/** Until the end of the transaction nobody else begins an export for this person. */
export async function holdPerson(tx: AppTransaction): Promise<void> {
  await tx.query('export-hold', 'select from profiles where user_id = (select app_uid()) for update');
}

export async function insertExport(
  tx: AppTransaction,
  progressId: string,
  now: Date,
  expiresAt: Date,
): Promise<ExportRow> {
  const [row] = await tx.query<ExportRow>(
    'export-begin',
    `insert into account_exports as e (progress_id, created_at, expires_at) values ($1, $2, $3)
     returning ${COLUMNS}`,
    [progressId, now, expiresAt],
  );
  if (!row) throw new Error('The export was not recorded.');
  return row;
}

export async function findLatest(tx: AppTransaction, now: Date): Promise<ExportRow | undefined> {
  const rows = await tx.query<ExportRow>(
    'export-latest',
    `select ${COLUMNS} from account_exports e
     where owner_id = (select app_uid()) and expires_at > $1
     order by created_at desc, id desc limit 1`,
    [now],
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
    'export-ready',
    `select f.sha256, f.size::float8 as size, f.media_type, f.name from account_exports e join files f on f.id = e.file_id
     where e.id = $1 and e.owner_id = (select app_uid()) and e.state = 'ready' and e.expires_at > $2`,
    [id, now],
  );
  return rows[0];
}

/** Nothing where it was put together already, or is over, or its person is gone. */
export async function findWaiting(tx: SystemTransaction, id: string): Promise<ExportRow | undefined> {
  const rows = await tx.query<ExportRow>(
    'export-waiting',
    `select ${COLUMNS} from account_exports e where id = $1 and state = 'waiting'`,
    [id],
  );
  return rows[0];
}

export async function finishExport(tx: AppTransaction, id: string, fileId: string): Promise<void> {
  await tx.query('export-finish', "update account_exports set state = 'ready', file_id = $2 where id = $1", [
    id,
    fileId,
  ]);
}

export async function failExport(tx: SystemTransaction, id: string): Promise<void> {
  await tx.query(
    'export-fail',
    "update account_exports set state = 'failed' where id = $1 and state = 'waiting'",
    [id],
  );
}

/** The rows of one source that are the person's, as they stand in the table. */
export async function collect(tx: AppTransaction, source: keyof typeof SOURCES): Promise<unknown[]> {
  const [table, column] = SOURCES[source];
  const rows = await tx.query<{ row: unknown }>(
    `export-${table}`,
    `select to_jsonb(t) as row from ${table} t where ${column} = (select app_uid())`,
  );
  return rows.map(({ row }) => row);
}

/** What lies in the person's collections. */
export async function collectItems(tx: AppTransaction): Promise<unknown[]> {
  const rows = await tx.query<{ row: unknown }>(
    'export-items',
    `select to_jsonb(i) as row
     from collection_items i join user_collections c on c.id = i.collection_id
     where c.user_id = (select app_uid())`,
  );
  return rows.map(({ row }) => row);
}

/** With whom the person shares their collections. */
export async function collectShares(tx: AppTransaction): Promise<unknown[]> {
  const rows = await tx.query<{ row: unknown }>(
    'export-shares',
    `select to_jsonb(s) as row
     from collection_shares s join user_collections c on c.id = s.collection_id
     where c.user_id = (select app_uid())`,
  );
  return rows.map(({ row }) => row);
}

export interface OwnFile {
  id: string;
  name: string;
  sha256: string;
  created_at: Date;
}

/** The person's own files. What was put together of others for a download is not among them. */
export async function collectFiles(tx: AppTransaction): Promise<OwnFile[]> {
  return tx.query<OwnFile>(
    'export-own-files',
    `select id, name, sha256, created_at from files f
     where owner_id = (select app_uid()) and not exists (select from account_exports where file_id = f.id)
       and not exists (select from collection_archives where file_id = f.id)
     order by created_at, id`,
  );
}

/** What the application itself does not see: the account and where it is signed in. No secrets are among it. */
export async function collectAccount(tx: AuthTransaction, userId: string): Promise<unknown> {
  const rows = await tx.query<{ account: unknown }>(
    'export-account',
    `select jsonb_build_object(
       'id', u.id, 'name', u.name, 'email', u.email, 'username', u.username, 'emailVerified', u.email_verified,
       'createdAt', u.created_at, 'deletionRequestedAt', u.deletion_requested_at,
       'waysIn', (select jsonb_agg(jsonb_build_object('provider', a.provider_id, 'since', a.created_at))
         from user_accounts a where a.user_id = u.id),
       'authenticatorSince', (select a.created_at from authenticators a where a.user_id = u.id),
       'passkeys', (select jsonb_agg(jsonb_build_object('name', k.name, 'since', k.created_at,
         'lastUsed', k.last_used_at)) from passkeys k where k.user_id = u.id),
       'sessions', (select jsonb_agg(jsonb_build_object('address', s.ip_address, 'agent', s.user_agent,
         'firstSeen', s.created_at, 'lastSeen', s.updated_at)) from user_sessions s where s.user_id = u.id)
     ) as account
     from users u where u.id = $1`,
    [userId],
  );
  return rows[0]?.account ?? null;
}

export async function deleteExpired(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.query(
    'exports-forget',
    `with over as (delete from account_exports where expires_at <= $1 returning file_id)
     delete from files where id in (select file_id from over)`,
    [now],
  );
}
