import type { AuditAction } from '@relievo/contracts/administration';
import type { AppTransaction, AuthTransaction } from '../../platform/database/database.ts';

export interface MembershipRow {
  id: string;
  name: string;
  type: string;
  subscription_tier: string;
  role: string;
  permissions: string[];
  joined_at: Date;
}

/** The active memberships of the person asking, the newest first. */
export function findMemberships(tx: AppTransaction): Promise<MembershipRow[]> {
  return tx.query(
    'memberships-mine',
    `select o.id, o.name, o.type, o.subscription_tier, m.role, m.permissions, m.joined_at
     from organization_memberships m join organizations o on o.id = m.organization_id
     where m.user_id = (select app_uid()) and m.status = 'active'
     order by m.joined_at desc, o.id desc`,
  );
}

/** Whoever founds it becomes its owner by the table itself. */
export async function insertOrganization(
  tx: AppTransaction,
  { name, type }: { name: string; type: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'organization-found',
    'insert into organizations (name, type) values ($1, $2) returning id',
    [name, type],
  );
  if (!row) throw new Error('The organization was not founded.');
  return row.id;
}

export async function makePersonalOrganization(
  tx: AppTransaction,
  userId: string,
  displayName: string,
): Promise<void> {
  await tx.query('organization-personal', 'select create_personal_organization_for_user($1, $2)', [
    userId,
    displayName,
  ]);
}

/** Kept for the sessions to come. */
export async function keepChoice(tx: AppTransaction, organizationId: string): Promise<void> {
  await tx.query(
    'organization-keep-choice',
    `update preferences set settings = settings || jsonb_build_object('organizationId', $1::text)
     where user_id = (select app_uid())`,
    [organizationId],
  );
}

/** Which organization this session looks at from now on. */
export async function switchSession(
  tx: AuthTransaction,
  sessionId: string,
  organizationId: string,
): Promise<void> {
  await tx.query(
    'organization-switch-session',
    'update user_sessions set organization_id = $2 where id = $1',
    [sessionId, organizationId],
  );
}

/** Whether the person asking may see the organization at all. */
export async function organizationExists(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('organization-exists', 'select from organizations where id = $1', [id]);
  return rows.length > 0;
}

/** False where it was granted already. */
export async function insertTierGrant(tx: AppTransaction, organizationId: string): Promise<boolean> {
  const rows = await tx.query(
    'tier-grant',
    'insert into tier_grants (organization_id) values ($1) on conflict do nothing returning organization_id',
    [organizationId],
  );
  return rows.length > 0;
}

/** False where nothing was granted. */
export async function deleteTierGrant(tx: AppTransaction, organizationId: string): Promise<boolean> {
  const rows = await tx.query(
    'tier-withdraw',
    'delete from tier_grants where organization_id = $1 returning organization_id',
    [organizationId],
  );
  return rows.length > 0;
}

export async function auditTier(
  tx: AppTransaction,
  action: AuditAction,
  organizationId: string,
): Promise<void> {
  await tx.query(
    'tier-audit',
    `insert into audit_log (action, subject_type, subject_id) values ($1, 'organization', $2)`,
    [action, organizationId],
  );
}
