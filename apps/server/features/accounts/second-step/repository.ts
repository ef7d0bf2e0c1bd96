import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface AuthenticatorRow {
  sealed_secret: Buffer;
  last_step: string;
  created_at: Date;
}

export async function findAuthenticator(
  tx: AuthTransaction,
  userId: string,
): Promise<AuthenticatorRow | undefined> {
  const rows = await tx.query<AuthenticatorRow>(
    'authenticator',
    'select sealed_secret, last_step, created_at from authenticators where user_id = $1',
    [userId],
  );
  return rows[0];
}

/** In place of the one before. */
export async function setAuthenticator(
  tx: AuthTransaction,
  userId: string,
  { sealedSecret, step }: { sealedSecret: Buffer; step: number },
  now: Date,
): Promise<void> {
  await tx.query(
    'authenticator-set',
    `insert into authenticators (user_id, sealed_secret, last_step, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set sealed_secret = $2, last_step = $3, created_at = $4`,
    [userId, sealedSecret, step, now],
  );
}

/** Of many who give the code of one step at once, or of an earlier one later, one gets through. */
export async function spendStep(tx: AuthTransaction, userId: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    'authenticator-use',
    'update authenticators set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  );
  return rows.length > 0;
}

export async function deleteAuthenticator(tx: AuthTransaction, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'authenticator-delete',
    'delete from authenticators where user_id = $1 returning user_id',
    [userId],
  );
  return rows.length > 0;
}

/** The secret that waits for its first code. */
export async function findSetup(tx: AuthTransaction, userId: string, now: Date): Promise<string | null> {
  const rows = await tx.query<{ value: string }>(
    'authenticator-setup',
    "select value from verifications where identifier = 'authenticator:' || $1 and expires_at > $2",
    [userId, now],
  );
  return rows[0]?.value ?? null;
}

export async function deleteSetup(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query(
    'authenticator-setup-delete',
    "delete from verifications where identifier = 'authenticator:' || $1",
    [userId],
  );
}

export async function hasSecondStep(tx: AuthTransaction, userId: string): Promise<boolean> {
  const rows = await tx.query<{ has: boolean }>('second-step-any', 'select has_second_step($1) as has', [
    userId,
  ]);
  return rows[0]?.has ?? false;
}

/** Until the end of the transaction nobody else changes the second step of this person. */
export async function holdSecondStep(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('second-step-hold', 'select from users where id = $1 for update', [userId]);
}

export async function countRecoveryCodes(tx: AuthTransaction, userId: string): Promise<number> {
  const rows = await tx.query<{ left: number }>(
    'recovery-codes-left',
    'select count(*)::int as left from recovery_codes where user_id = $1',
    [userId],
  );
  return rows[0]?.left ?? 0;
}

export async function replaceRecoveryCodes(
  tx: AuthTransaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.query('recovery-codes-delete', 'delete from recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'recovery-codes-insert',
    'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
    [userId, hashes],
  );
}

/** A code is used up by finding it. */
export async function spendRecoveryCode(tx: AuthTransaction, userId: string, hash: string): Promise<boolean> {
  const rows = await tx.query(
    'recovery-code-use',
    'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
    [userId, hash],
  );
  return rows.length > 0;
}

export async function isSecondStepRequired(tx: AuthTransaction): Promise<boolean> {
  const rows = await tx.query<{ required: boolean }>(
    'second-step-required',
    'select second_step_is_required() as required',
  );
  return rows[0]?.required ?? false;
}

/** False for who may not say so. */
export async function setSecondStepRequired(
  tx: AuthTransaction,
  isRequired: boolean,
  userId: string | null,
): Promise<boolean> {
  const rows = await tx.query<{ changed: boolean }>(
    'second-step-require',
    'select require_second_step($1, $2) as changed',
    [isRequired, userId],
  );
  return rows[0]?.changed ?? false;
}

export async function isAdministrator(tx: AuthTransaction, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'second-step-administrator',
    "select from user_roles where user_id = $1 and role in ('admin', 'super_admin') limit 1",
    [userId],
  );
  return rows.length > 0;
}

/** Whoever takes a second step off that was lost is written down; null for the person, or who holds the server. */
export async function logRemoval(
  tx: AuthTransaction,
  {
    actorId,
    userId,
    how,
  }: { actorId: string | null; userId: string; how: 'letter' | 'administrator' | 'server' },
): Promise<void> {
  await tx.query(
    'second-step-log',
    `insert into audit_log (actor_id, action, subject_type, subject_id, details)
     values ($1, 'second_step.removed', 'user', $2, jsonb_build_object('how', $3::text))`,
    [actorId, userId, how],
  );
}

/** From when on the mailed link takes the second step off. */
export async function findRecovery(tx: AuthTransaction, userId: string, now: Date): Promise<string | null> {
  const rows = await tx.query<{ detail: string }>(
    'second-step-recovery',
    "select detail from verifications where identifier = 'second_step_recovery:' || $1 and expires_at > $2",
    [userId, now],
  );
  return rows[0]?.detail ?? null;
}
