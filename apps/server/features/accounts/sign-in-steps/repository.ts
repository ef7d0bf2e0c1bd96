import type { AuthTransaction } from '../../../platform/database/database.ts';

export async function insertHalfSignIn(
  tx: AuthTransaction,
  half: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'half-sign-in-insert',
    'insert into half_sign_ins (token_hash, user_id, expires_at) values ($1, $2, $3)',
    [half.tokenHash, half.userId, half.expiresAt],
  );
}

export async function findHalfSignIn(
  tx: AuthTransaction,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const rows = await tx.query<{ user_id: string }>(
    'half-sign-in',
    'select user_id from half_sign_ins where token_hash = $1 and expires_at > $2',
    [tokenHash, now],
  );
  return rows[0]?.user_id ?? null;
}

/** Reserves a try before the code is looked at, so that codes sent at once cannot pass the count together. */
export async function reserveTry(
  tx: AuthTransaction,
  tokenHash: string,
  now: Date,
  atMost: number,
): Promise<string | null> {
  const rows = await tx.query<{ user_id: string }>(
    'half-sign-in-try',
    `update half_sign_ins set tries = tries + 1
     where token_hash = $1 and expires_at > $2 and tries < $3 returning user_id`,
    [tokenHash, now, atMost],
  );
  return rows[0]?.user_id ?? null;
}

/** False where it ended meanwhile, as by a new password. */
export async function deleteHalfSignIn(tx: AuthTransaction, tokenHash: string): Promise<boolean> {
  const rows = await tx.query(
    'half-sign-in-delete',
    'delete from half_sign_ins where token_hash = $1 returning token_hash',
    [tokenHash],
  );
  return rows.length > 0;
}

/** Says in the product, to whoever is signed in anywhere, what was asked for. */
export async function insertRecoveryNotice(tx: AuthTransaction, userId: string, from: string): Promise<void> {
  await tx.query(
    'second-step-notice',
    "select notify_person($1, 'second_step_recovery', jsonb_build_object('date', $2::text))",
    [userId, from.slice(0, 10)],
  );
}
