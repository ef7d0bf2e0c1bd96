import type { AppTransaction } from '../../../platform/database/database.ts';

export interface ClassInvitationRow {
  id: string;
  email: string;
  expires_at: Date;
  is_expired: boolean;
}

const MOST_SHOWN = 500;
const UNANSWERED = 'accepted_at is null and revoked_at is null';

export function findInvitations(tx: AppTransaction, classId: string): Promise<ClassInvitationRow[]> {
  return tx.query<ClassInvitationRow>(
    'class-invitations',
    `select id, email, expires_at, expires_at <= now() as is_expired from invitations
     where team_id = $1 and ${UNANSWERED} order by created_at desc, id desc limit ${MOST_SHOWN}`,
    [classId],
  );
}

export async function revokeInvitation(
  tx: AppTransaction,
  { id, invitationId }: { readonly id: string; readonly invitationId: string },
): Promise<boolean> {
  const rows = await tx.query(
    'class-invitation-revoke',
    `update invitations set revoked_at = now() where team_id = $1 and id = $2 and ${UNANSWERED} returning id`,
    [id, invitationId],
  );
  return rows.length > 0;
}

/** Two lists for one class at once are counted one after the other. */
export async function holdClass(tx: AppTransaction, classId: string): Promise<void> {
  await tx.query('class-invitations-hold', 'select pg_advisory_xact_lock(hashtextextended($1, 653))', [
    classId,
  ]);
}
