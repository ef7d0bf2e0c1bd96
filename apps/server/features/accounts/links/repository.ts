import type { AuthTransaction } from '../../../platform/database/database.ts';

export type NewLink = { identifier: string; secretHash: string; now: Date; expiresAt: Date; notSince: Date };

/** Replaces the link sent before, unless that was only just now. Says whether there is a new one. */
export async function replaceLink(tx: AuthTransaction, link: NewLink): Promise<boolean> {
  await tx.query('link-replace', 'delete from verifications where identifier = $1 and created_at <= $2', [
    link.identifier,
    link.notSince,
  ]);
  const made = await tx.query<{ id: string }>(
    'link-insert',
    `insert into verifications (identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $4)
     on conflict do nothing
     returning id`,
    [link.identifier, link.secretHash, link.expiresAt, link.now],
  );
  return made.length > 0;
}

/** A link opens once: finding it and using it up are one statement. */
export async function useLink(
  tx: AuthTransaction,
  identifier: string,
  secretHash: string,
  now: Date,
): Promise<boolean> {
  const used = await tx.query<{ id: string }>(
    'link-use',
    'delete from verifications where identifier = $1 and value = $2 and expires_at > $3 returning id',
    [identifier, secretHash, now],
  );
  return used.length > 0;
}
