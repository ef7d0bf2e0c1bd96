import type {
  MembersQuery,
  OrganizationMember,
  OrganizationRole,
  OrganizationView,
} from '@relievo/contracts/organizations';
import type { AppTransaction, Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';

export interface MemberDependencies {
  readonly database: Database;
}

type Done = Record<string, never>;

/** An organization of others and one that does not exist are answered alike. */
export async function readOrganization(
  { database }: MemberDependencies,
  person: Viewer,
  id: string,
): Promise<OrganizationView> {
  const row = await database.asUser(person, (tx) => findOrganizationOrRefuse(tx, id));
  const { name, type, subscription_tier: subscriptionTier, role } = row;
  return { organization: { id, name, type, subscriptionTier }, role, canManage: manages(role) };
}

export async function listMembers(
  { database }: MemberDependencies,
  person: Viewer,
  query: MembersQuery & { readonly id: string },
): Promise<{ rows: OrganizationMember[]; total: number }> {
  const found = await database.asUser(person, async (tx) => {
    await findOrganizationOrRefuse(tx, query.id);
    return rows.findMembers(tx, query);
  });
  return { rows: found.rows.map(toMember), total: found.total };
}

/** Of two who change it at once, the second hears that it is another one by now. */
export function changeRole(
  { database }: MemberDependencies,
  person: Viewer,
  change: rows.Change & { readonly from: OrganizationRole; readonly to: OrganizationRole },
): Promise<OrganizationMember> {
  return changeMember(database, person, change, async (tx, member) => {
    if (member.role !== change.from) throw refuse('member_changed');
    return rows.updateRole(tx, change);
  });
}

export function changeStatus(
  { database }: MemberDependencies,
  person: Viewer,
  change: rows.Change & { readonly to: 'active' | 'suspended' },
): Promise<OrganizationMember> {
  return changeMember(database, person, change, (tx) => rows.updateStatus(tx, change));
}

/** Whoever leaves by themselves needs no right to manage. */
export async function removeMember(
  { database }: MemberDependencies,
  person: Viewer,
  change: rows.Change,
): Promise<Done> {
  await keepingAnOwner(() =>
    database.asUser(person, async (tx) => {
      await findMemberOrRefuse(tx, change);
      if (!(await rows.deleteMember(tx, change))) throw refuse('organization_not_yours');
    }),
  );
  return {};
}

/** The policies of the table decide who may: what they leave alone was not this person's to change. */
function changeMember(
  database: Database,
  person: Viewer,
  { id, userId }: rows.Change,
  change: (tx: AppTransaction, member: rows.MemberRow) => Promise<boolean>,
): Promise<OrganizationMember> {
  return keepingAnOwner(() =>
    database.asUser(person, async (tx) => {
      const member = await findMemberOrRefuse(tx, { id, userId });
      const hasChanged = await change(tx, member);
      const after = await rows.findMember(tx, id, userId);
      if (!after) throw refuse('not_found');
      if (hasChanged) return toMember(after);
      throw refuse(after.role === member.role ? 'organization_not_yours' : 'member_changed');
    }),
  );
}

/** What PostgreSQL says where a policy stands against something, and where a check does. */
const NO_RIGHT = '42501';
const CHECK_FAILED = '23514';

/** The table itself keeps the last owner, however many try at once. */
async function keepingAnOwner<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === CHECK_FAILED && constraint === 'organization_memberships_last_owner')
      throw refuse('organization_keeps_owner');
    if (code === NO_RIGHT) throw refuse('organization_not_yours');
    throw error;
  }
}

export async function findOrganizationOrRefuse(
  tx: AppTransaction,
  id: string,
): Promise<rows.OrganizationRow> {
  const row = await rows.findOrganization(tx, id);
  if (!row) throw refuse('not_found');
  return row;
}

export async function findMemberOrRefuse(
  tx: AppTransaction,
  { id, userId }: rows.Change,
): Promise<rows.MemberRow> {
  await findOrganizationOrRefuse(tx, id);
  const member = await rows.findMember(tx, id, userId);
  if (!member) throw refuse('not_found');
  return member;
}

export function manages(role: OrganizationRole | null): boolean {
  return role === 'owner' || role === 'admin';
}

function toMember(row: rows.MemberRow): OrganizationMember {
  return {
    userId: row.user_id,
    displayName: row.display_name,
    username: row.username,
    role: row.role,
    status: row.status,
    joinedAt: row.joined_at.toISOString(),
  };
}
