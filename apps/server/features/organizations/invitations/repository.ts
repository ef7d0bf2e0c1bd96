import type { AuditAction } from '@relievo/contracts/administration';
import type { InvitationOrder, InvitationsQuery, InvitedRole } from '@relievo/contracts/organizations';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface InvitationRow {
  id: string;
  email: string;
  role: InvitedRole;
  created_at: Date;
  expires_at: Date;
  is_expired: boolean;
}

export interface ManagedRow {
  name: string;
  type: string;
  has_tier: boolean;
  inviter: string;
}

/**
 * The organization, where the person asking manages it; until the end of the transaction others who invite to it wait,
 * so that two lists at once are counted one after the other.
 */
export async function lockManaged(tx: AppTransaction, id: string): Promise<ManagedRow | undefined> {
  const rows = await tx.query<ManagedRow>(
    'invitation-organization',
    `select o.name, o.type, exists (select from tier_grants g where g.organization_id = o.id) as has_tier,
       (select p.display_name from profiles p where p.user_id = (select app_uid())) as inviter
     from organizations o
     where o.id = $1 and o.id = any ((select app_org_ids('{owner,admin}'))::uuid[])
     for no key update of o`,
    [id],
  );
  return rows[0];
}

const COLUMNS = 'id, email, role, created_at, expires_at, expires_at <= now() as is_expired';
const UNANSWERED = 'accepted_at is null and revoked_at is null';

/** The role that may do most comes first; those that are alike stand by time, the newest first. */
const ORDER: Readonly<Record<InvitationOrder, string>> = {
  'invited-descending': 'created_at desc',
  'invited-ascending': 'created_at',
  'email-ascending': 'lower(email)',
  'email-descending': 'lower(email) desc',
  'role-ascending': `array_position('{admin,reviewer,member}', role)`,
  'role-descending': `array_position('{admin,reviewer,member}', role) desc`,
  'expires-ascending': 'expires_at',
  'expires-descending': 'expires_at desc',
};

export async function findInvitations(
  tx: AppTransaction,
  { id, sortBy, offset, limit }: InvitationsQuery,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const rows = await tx.query<InvitationRow>(
    `invitations-${sortBy}`,
    `select ${COLUMNS} from invitations where organization_id = $1 and ${UNANSWERED}
     order by ${ORDER[sortBy]}, created_at desc, id desc limit $2 offset $3`,
    [id, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'invitations-count',
    `select count(*)::int as total from invitations where organization_id = $1 and ${UNANSWERED}`,
    [id],
  );
  return { rows, total: count?.total ?? 0 };
}

/** What a letter says of a class and of whoever invites to it. */
export async function findInviter(
  tx: AppTransaction,
  organizationId: string,
): Promise<Pick<ManagedRow, 'has_tier' | 'inviter'> | undefined> {
  const rows = await tx.query<Pick<ManagedRow, 'has_tier' | 'inviter'>>(
    'invitation-inviter',
    `select exists (select from tier_grants g where g.organization_id = $1) as has_tier,
       (select p.display_name from profiles p where p.user_id = (select app_uid())) as inviter`,
    [organizationId],
  );
  return rows[0];
}

/** Those of the last day, whoever sent them, and those that the person sent elsewhere. */
export async function countOfToday(tx: AppTransaction, id: string): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'invitations-today',
    `select count(*)::int as count from invitations
     where (organization_id = $1 or invited_by = (select app_uid())) and created_at > now() - interval '1 day'`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

export async function findAddressesOfMembers(
  tx: AppTransaction,
  id: string,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ address: string }>(
    'invitations-members',
    'select addresses_of_members($1, $2) as address',
    [id, addresses],
  );
  return rows.map(({ address }) => address);
}

/** Whose link is too old can be invited anew. */
export async function revokeExpired(
  tx: AppTransaction,
  id: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.query(
    'invitations-revoke-expired',
    `update invitations set revoked_at = now()
     where organization_id = $1 and lower(email) = any ($2) and ${UNANSWERED} and expires_at <= now()`,
    [id, addresses],
  );
}

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly hash: Buffer;
  readonly days: number;
  /** In which they learn; an organization alone where there is none. */
  readonly classId?: string;
}

/** False where one to this address is open already. */
export async function insertInvitation(
  tx: AppTransaction,
  { id, email, role, hash, days, classId }: NewInvitation,
): Promise<boolean> {
  const rows = await tx.query(
    'invitation-send',
    `insert into invitations (organization_id, email, role, token_hash, expires_at, team_id)
     values ($1, $2, $3, $4, now() + make_interval(days => $5), $6)
     on conflict (organization_id, lower(email)) where accepted_at is null and revoked_at is null do nothing
     returning id`,
    [id, email, role, hash, days, classId ?? null],
  );
  return rows.length > 0;
}

interface One {
  readonly id: string;
  readonly invitationId: string;
}

/** The link of before leads to nothing from now on. */
export async function renewInvitation(
  tx: AppTransaction,
  { id, invitationId, hash, days }: One & { readonly hash: Buffer; readonly days: number },
): Promise<InvitationRow | undefined> {
  const rows = await tx.query<InvitationRow>(
    'invitation-renew',
    `update invitations set token_hash = $3, expires_at = now() + make_interval(days => $4)
     where organization_id = $1 and id = $2 and ${UNANSWERED} returning ${COLUMNS}`,
    [id, invitationId, hash, days],
  );
  return rows[0];
}

export async function revokeInvitation(tx: AppTransaction, { id, invitationId }: One): Promise<boolean> {
  const rows = await tx.query(
    'invitation-revoke',
    `update invitations set revoked_at = now()
     where organization_id = $1 and id = $2 and ${UNANSWERED} returning id`,
    [id, invitationId],
  );
  return rows.length > 0;
}

/** Of one that is over nothing else is told. */
export type SeenRow =
  | { state: 'open'; organization_name: string; role: InvitedRole; email: string }
  | { state: 'accepted' | 'expired' };

export async function findByToken(tx: AppTransaction, hash: Buffer): Promise<SeenRow | undefined> {
  const rows = await tx.query<SeenRow>(
    'invitation-seen',
    'select organization_name, role, email, state from invitation_by_token($1)',
    [hash],
  );
  return rows[0];
}

/** Nothing where it is not open, or for another address. */
export async function acceptByToken(tx: AppTransaction, hash: Buffer): Promise<string | null> {
  const rows = await tx.query<{ organization: string | null }>(
    'invitation-accept',
    'select accept_invitation($1) as organization',
    [hash],
  );
  return rows[0]?.organization ?? null;
}

export interface WaitingRow {
  id: string;
  organization_name: string;
  class_name: string | null;
  role: InvitedRole;
  inviter_name: string;
  expires_at: Date;
}

export function findWaiting(tx: AppTransaction): Promise<WaitingRow[]> {
  return tx.query<WaitingRow>('invitations-waiting', 'select * from open_invitations()');
}

/** Nothing where it does not wait for the person asking. */
export async function takeWaiting(tx: AppTransaction, id: string): Promise<string | null> {
  const rows = await tx.query<{ organization: string | null }>(
    'invitation-take',
    'select take_invitation($1) as organization',
    [id],
  );
  return rows[0]?.organization ?? null;
}

export async function auditInvitations(
  tx: AppTransaction,
  action: AuditAction,
  id: string,
  details: object,
): Promise<void> {
  await tx.query(
    'invitation-audit',
    `insert into audit_log (action, subject_type, subject_id, details) values ($1, 'organization', $2, $3)`,
    [action, id, details],
  );
}
