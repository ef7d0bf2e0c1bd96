import type { MemberOrder, MembersQuery, OrganizationRole } from '@relievo/contracts/organizations';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface OrganizationRow {
  id: string;
  name: string;
  type: string;
  subscription_tier: string;
  role: OrganizationRole | null;
}

export interface MemberRow {
  user_id: string;
  display_name: string;
  username: string | null;
  role: OrganizationRole;
  status: 'active' | 'suspended';
  joined_at: Date;
}

/** Where the person asking is suspended, they have no role. */
export async function findOrganization(tx: AppTransaction, id: string): Promise<OrganizationRow | undefined> {
  const rows = await tx.query<OrganizationRow>(
    'organization-one',
    `select o.id, o.name, o.type, o.subscription_tier, m.role
     from organizations o
       left join organization_memberships m
         on m.organization_id = o.id and m.user_id = (select app_uid()) and m.status = 'active'
     where o.id = $1 and (m.role is not null or (select app_is_admin()))`,
    [id],
  );
  return rows[0];
}

const MEMBER = `m.user_id, p.display_name, p.username, m.role, m.status, m.joined_at
  from organization_memberships m join profiles p on p.user_id = m.user_id`;

/** A person is found by a part of their name or user name, in whatever case and with or without accents. */
const FOUND = `m.organization_id = $1
  and ($2 = '' or position(folded($2) in folded(p.display_name)) > 0
    or position(folded($2) in folded(coalesce(p.username, ''))) > 0)`;

const ROLE = `array_position('{owner,admin,reviewer,member}', m.role)`;
const NAME = 'folded(p.display_name)';

/** Those who are alike in it stand by name. */
const ORDER: Readonly<Record<MemberOrder, string>> = {
  'role-ascending': ROLE,
  'role-descending': `${ROLE} desc`,
  'name-ascending': NAME,
  'name-descending': `${NAME} desc`,
  'joined-ascending': 'm.joined_at',
  'joined-descending': 'm.joined_at desc',
};

export async function findMembers(
  tx: AppTransaction,
  { id, search, sortBy, offset, limit }: MembersQuery & { readonly id: string },
): Promise<{ rows: MemberRow[]; total: number }> {
  const rows = await tx.query<MemberRow>(
    `organization-members-${sortBy}`,
    `select ${MEMBER} where ${FOUND}
     order by ${ORDER[sortBy]}, ${NAME}, m.user_id
     limit $3 offset $4`,
    [id, search, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'organization-members-count',
    `select count(*)::int as total
     from organization_memberships m join profiles p on p.user_id = m.user_id where ${FOUND}`,
    [id, search],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findMember(
  tx: AppTransaction,
  id: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const rows = await tx.query<MemberRow>(
    'organization-member',
    `select ${MEMBER} where m.organization_id = $1 and m.user_id = $2`,
    [id, userId],
  );
  return rows[0];
}

export interface Change {
  readonly id: string;
  readonly userId: string;
}

/** Nothing where the role is not the one that was looked at any more, or the person asking may not. */
export async function updateRole(
  tx: AppTransaction,
  { id, userId, from, to }: Change & { readonly from: string; readonly to: string },
): Promise<boolean> {
  const rows = await tx.query(
    'organization-member-role',
    `update organization_memberships set role = $4
     where organization_id = $1 and user_id = $2 and role = $3 returning user_id`,
    [id, userId, from, to],
  );
  return rows.length > 0;
}

export async function updateStatus(
  tx: AppTransaction,
  { id, userId, to }: Change & { readonly to: string },
): Promise<boolean> {
  const rows = await tx.query(
    'organization-member-status',
    `update organization_memberships set status = $3
     where organization_id = $1 and user_id = $2 returning user_id`,
    [id, userId, to],
  );
  return rows.length > 0;
}

export async function deleteMember(tx: AppTransaction, { id, userId }: Change): Promise<boolean> {
  const rows = await tx.query(
    'organization-member-remove',
    'delete from organization_memberships where organization_id = $1 and user_id = $2 returning user_id',
    [id, userId],
  );
  return rows.length > 0;
}
