import type {
  AdministeredOrganization,
  OrganizationOrder,
  TierChange,
} from '@relievo/contracts/administration';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { Slice } from '../repository.ts';
import * as rows from './repository.ts';

interface OrganizationsDependencies {
  readonly database: Database;
}

export async function listOrganizations(
  { database }: OrganizationsDependencies,
  viewer: Viewer,
  query: Slice & { readonly search: string; readonly sortBy: OrganizationOrder },
): Promise<{ rows: AdministeredOrganization[]; total: number }> {
  const found = await database.asUser(viewer, (tx) => rows.findOrganizations(tx, query));
  return { rows: found.rows.map(toOrganization), total: found.total };
}

/** What it was and what it is now stand in the record, in the transaction that changes it; the same again changes nothing. */
export async function changeTier(
  { database }: OrganizationsDependencies,
  viewer: Viewer,
  { id, tier, isGranted }: TierChange & { readonly id: string },
): Promise<AdministeredOrganization> {
  return database.asUser(viewer, async (tx) => {
    const before = await rows.findOrganization(tx, id);
    if (!before) throw refuse('not_found');
    if (before.tier !== tier || before.isGranted !== isGranted) {
      await rows.writeTier(tx, id, { tier, isGranted });
      await rows.insertTierAudit(tx, id, {
        before: { tier: before.tier, isGranted: before.isGranted },
        after: { tier, isGranted },
      });
    }
    return toOrganization({ ...before, tier, isGranted });
  });
}

function toOrganization({ created_at: at, ...row }: rows.OrganizationRow): AdministeredOrganization {
  return { ...row, createdAt: at.toISOString() };
}
