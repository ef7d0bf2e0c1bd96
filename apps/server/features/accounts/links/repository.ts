import type { AuthTransaction } from '../../../platform/database/database.ts';

export type NewLink = {
  identifier: string;
  secretHash: string;
  detail: string;
  now: Date;
  expiresAt: Date;
  notSince: Date;
};

/** Replaces the link sent before, unless that was only just now (and not before the clock was set back). Says whether there is a new one. */
export async function replaceLink(tx: AuthTransaction, link: NewLink): Promise<boolean> {
  await tx.query(
    'link-replace',
    `delete from verifications
     where identifier = $1 and (created_at <= $2 or created_at > $4 or detail <> $3)`,
    [link.identifier, link.notSince, link.detail, link.now],
  );
  const made = await tx.query<{ id: string }>(
    'link-insert',
    `insert into verifications (identifier, value, expires_at, created_at, updated_at, detail)
     values ($1, $2, $3, $4, $4, $5)
     on conflict do nothing
     returning id`,
    [link.identifier, link.secretHash, link.expiresAt, link.now, link.detail],
  );
  return made.length > 0;
}

/** A link opens once: finding it and using it up are one statement. Says what it was about, or null. */
export async function useLink(
  tx: AuthTransaction,
  identifier: string,
  secretHash: string,
  now: Date,
): Promise<string | null> {
  const used = await tx.query<{ detail: string }>(
    'link-use',
    'delete from verifications where identifier = $1 and value = $2 and expires_at > $3 returning detail',
    [identifier, secretHash, now],
  );
  return used[0]?.detail ?? null;
}

/** The address that waits to be confirmed, if there is one. */
export async function pendingEmail(tx: AuthTransaction, userId: string, now: Date): Promise<string | null> {
  const rows = await tx.query<{ detail: string }>(
    'link-pending-email',
    "select detail from verifications where identifier = 'change_email:' || $1 and expires_at > $2",
    [userId, now],
  );
  return rows[0]?.detail ?? null;
}
