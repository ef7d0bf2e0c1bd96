import type {
  AdministeredOrganization,
  OrganizationOrder,
  TierChange,
} from '@relievo/contracts/administration';
import type { AppTransaction } from '../../../platform/database/database.ts';
import type { Slice } from '../repository.ts';

export interface OrganizationRow extends Omit<AdministeredOrganization, 'createdAt'> {
  created_at: Date;
}

const ROW = `o.id, o.name, o.type, o.subscription_tier as tier, o.created_at,
  exists (select from tier_grants g where g.organization_id = o.id) as "isGranted",
  (select count(*)::int from organization_memberships m where m.organization_id = o.id and m.status = 'active') as members`;

const ORDER: Readonly<Record<OrganizationOrder, string>> = {
  'name-ascending': 'folded(name), id',
  'name-descending': 'folded(name) desc, id',
  'members-ascending': 'members, id',
  'members-descending': 'members desc, id',
  'created-ascending': 'created_at, id',
  'created-descending': 'created_at desc, id',
};

const FOUND = `organizations o where o.type <> 'personal' and folded(o.name) like all (search_patterns($1))`;

export async function findOrganizations(
  tx: AppTransaction,
  { search, sortBy, offset, limit }: Slice & { readonly search: string; readonly sortBy: OrganizationOrder },
): Promise<{ rows: OrganizationRow[]; total: number }> {
  const rows = await tx.query<OrganizationRow>(
    `admin-organizations-${sortBy}`,
    `select * from (select ${ROW} from ${FOUND}) as found order by ${ORDER[sortBy]} limit $2 offset $3`,
    [search, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'admin-organizations-count',
    `select count(*)::int as total from ${FOUND}`,
    [search],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findOrganization(tx: AppTransaction, id: string): Promise<OrganizationRow | undefined> {
  const rows = await tx.query<OrganizationRow>(
    'admin-organization',
    `select ${ROW} from organizations o where o.id = $1 and o.type <> 'personal'`,
    [id],
  );
  return rows[0];
}

/** The policies let nobody do it but a super administrator. */
export async function writeTier(
  tx: AppTransaction,
  id: string,
  { tier, isGranted }: TierChange,
): Promise<void> {
  await tx.query('admin-tier', 'update organizations set subscription_tier = $2 where id = $1', [id, tier]);
  await tx.query(
    isGranted ? 'admin-tier-grant' : 'admin-tier-withdraw',
    isGranted
      ? 'insert into tier_grants (organization_id) values ($1) on conflict do nothing'
      : 'delete from tier_grants where organization_id = $1',
    [id],
  );
}

export async function insertTierAudit(tx: AppTransaction, id: string, details: object): Promise<void> {
  await tx.query(
    'admin-tier-audit',
    `insert into audit_log (action, subject_type, subject_id, details)
     values ('organization.tier_changed', 'organization', $1, $2)`,
    [id, details],
  );
}
