import type {
  OrganizationContentChange,
  OrganizationContentQuery,
  OrganizationResource,
} from '@relievo/contracts/organizations';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { findOrganizationOrRefuse, manages } from '../members/service.ts';
import * as rows from './repository.ts';

export interface OrganizationContentDependencies {
  readonly database: Database;
}

export async function listContent(
  { database }: OrganizationContentDependencies,
  person: Viewer,
  query: OrganizationContentQuery & { readonly id: string },
): Promise<{ rows: OrganizationResource[]; total: number }> {
  return database.asUser(person, async (tx) => {
    const { role } = await findOrganizationOrRefuse(tx, query.id);
    const found = await rows.findContent(tx, query);
    return { rows: found.rows.map((row) => toResource(row, manages(role))), total: found.total };
  });
}

export async function measureStorage(
  { database }: OrganizationContentDependencies,
  person: Viewer,
  id: string,
): Promise<{ bytes: number }> {
  return database.asUser(person, async (tx) => {
    await findOrganizationOrRefuse(tx, id);
    const bytes = await rows.measureOrganization(tx, id);
    if (bytes === null) throw refuse('organization_not_yours');
    return { bytes };
  });
}

/** What is not published, or for its author alone, stays as it is. */
export async function changeContent(
  { database }: OrganizationContentDependencies,
  person: Viewer,
  change: OrganizationContentChange,
): Promise<{ changeId: string | null; changed: number }> {
  return database.asUser(person, async (tx) => {
    const { role } = await findOrganizationOrRefuse(tx, change.id);
    if (!manages(role)) throw refuse('organization_not_yours');
    return rows.changeContent(tx, change);
  });
}

export async function undoChange(
  { database }: OrganizationContentDependencies,
  person: Viewer,
  { id, changeId }: { readonly id: string; readonly changeId: string },
): Promise<{ restored: number }> {
  return database.asUser(person, async (tx) => {
    await findOrganizationOrRefuse(tx, id);
    const restored = await rows.undoChange(tx, changeId);
    if (restored === null) throw refuse('not_found');
    return { restored };
  });
}

function toResource(row: rows.ContentRow, canManage: boolean): OrganizationResource {
  return { ...row, createdAt: row.createdAt.toISOString(), canChange: row.canChange && canManage };
}
