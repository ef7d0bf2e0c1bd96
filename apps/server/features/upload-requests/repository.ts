import type { Paging } from '@relievo/contracts/operations';
import type { UploadRequest } from '@relievo/contracts/people';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface UploadRequestRow {
  id: string;
  role_wanted: UploadRequest['roleWanted'];
  reason: string;
  state: UploadRequest['state'];
  words: string;
  created_at: Date;
  decided_at: Date | null;
}

export type PersonsRequestRow = UploadRequestRow & {
  user_id: string;
  display_name: string;
  username: string | null;
};

const COLUMNS = 'r.id, r.role_wanted, r.reason, r.state, r.words, r.created_at, r.decided_at';

export async function findLatestOwn(tx: AppTransaction): Promise<UploadRequestRow | undefined> {
  const rows = await tx.query<UploadRequestRow>(
    'upload-request-mine',
    `select ${COLUMNS} from upload_requests r where r.user_id = (select app_uid())
     order by r.created_at desc, r.id desc limit 1`,
  );
  return rows[0];
}

/** Nothing where a request of this person waits already. */
export async function insertRequest(
  tx: AppTransaction,
  roleWanted: string,
  reason: string,
): Promise<UploadRequestRow | undefined> {
  const rows = await tx.query<UploadRequestRow>(
    'upload-request-ask',
    `insert into upload_requests as r (role_wanted, reason) values ($1, $2)
     on conflict (user_id) where state = 'pending' do nothing
     returning ${COLUMNS}`,
    [roleWanted, reason],
  );
  return rows[0];
}

export async function findWaiting(
  tx: AppTransaction,
  { page, itemsPerPage }: Paging,
): Promise<{ rows: PersonsRequestRow[]; total: number }> {
  const rows = await tx.query<PersonsRequestRow>(
    'upload-requests-waiting',
    `select ${COLUMNS}, r.user_id, p.display_name, p.username
     from upload_requests r join profiles p on p.user_id = r.user_id
     where r.state = 'pending'
     order by r.created_at, r.id limit $1 offset $2`,
    [itemsPerPage, (page - 1) * itemsPerPage],
  );
  const [count] = await tx.query<{ total: number }>(
    'upload-requests-count',
    `select count(*)::int as total from upload_requests where state = 'pending'`,
  );
  return { rows, total: count?.total ?? 0 };
}

/** One decision a request: of two who decide at once, the second finds nothing that waits. */
export async function decideRequest(
  tx: AppTransaction,
  id: string,
  state: 'granted' | 'refused',
  words: string,
): Promise<UploadRequestRow | undefined> {
  const rows = await tx.query<UploadRequestRow>(
    'upload-request-decide',
    `update upload_requests as r set state = $2, words = $3
     where r.id = $1 and r.state = 'pending'
     returning ${COLUMNS}`,
    [id, state, words],
  );
  return rows[0];
}
