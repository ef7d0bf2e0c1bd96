import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface NewPermit {
  tokenHash: string;
  sessionId: string;
  purpose: string;
  expiresAt: Date;
}

/** What this session did not use in time goes at the same moment. */
export async function insertPermit(
  tx: AuthTransaction,
  { tokenHash, sessionId, purpose, expiresAt }: NewPermit,
  now: Date,
): Promise<void> {
  await tx.query(
    'permits-expired',
    'delete from session_permits where session_id = $1 and expires_at <= $2',
    [sessionId, now],
  );
  await tx.query(
    'permit-insert',
    'insert into session_permits (token_hash, session_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [tokenHash, sessionId, purpose, expiresAt],
  );
}

/** Of many who use it at once one finds it. */
export async function deletePermit(
  tx: AuthTransaction,
  { tokenHash, sessionId, purpose, now }: Omit<NewPermit, 'expiresAt'> & { now: Date },
): Promise<boolean> {
  const rows = await tx.query<{ purpose: string }>(
    'permit-use',
    `delete from session_permits
     where token_hash = $1 and session_id = $2 and purpose = $3 and expires_at > $4
     returning purpose`,
    [tokenHash, sessionId, purpose, now],
  );
  return rows.length > 0;
}
