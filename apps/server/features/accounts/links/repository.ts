import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface NewLink {
  identifier: string;
  secretHash: string;
  detail: string;
  now: Date;
  expiresAt: Date;
}

/** Replaces the link sent before, which opens nothing any more. */
export async function replaceLink(tx: AuthTransaction, link: NewLink): Promise<void> {
  await tx.query(
    'link-replace',
    `insert into verifications as v (identifier, value, expires_at, created_at, updated_at, detail)
     values ($1, $2, $3, $4, $4, $5)
     on conflict (identifier) do update set
       value = excluded.value, expires_at = excluded.expires_at, created_at = excluded.created_at,
       updated_at = excluded.updated_at, detail = excluded.detail`,
    [link.identifier, link.secretHash, link.expiresAt, link.now, link.detail],
  );
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

/** What a link is about, which stays good. */
export async function findLinkDetail(
  tx: AuthTransaction,
  identifier: string,
  secretHash: string,
  now: Date,
): Promise<string | null> {
  const rows = await tx.query<{ detail: string }>(
    'link-detail',
    'select detail from verifications where identifier = $1 and value = $2 and expires_at > $3',
    [identifier, secretHash, now],
  );
  return rows[0]?.detail ?? null;
}

/** The address that waits to be confirmed, if there is one. */
export async function findPendingEmail(
  tx: AuthTransaction,
  userId: string,
  now: Date,
): Promise<string | null> {
  const rows = await tx.query<{ detail: string }>(
    'link-pending-email',
    "select detail from verifications where identifier = 'change_email:' || $1 and expires_at > $2",
    [userId, now],
  );
  return rows[0]?.detail ?? null;
}
