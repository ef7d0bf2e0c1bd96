import type { Membership, Organization } from '@relievo/contracts/people';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import type { Log } from '../../platform/log/log.ts';
import { mayUpload } from '../permissions/service.ts';
import {
  auditTier,
  deleteTierGrant,
  findMemberships,
  insertOrganization,
  insertTierGrant,
  keepChoice,
  type MembershipRow,
  makePersonalOrganization,
  organizationExists,
  switchSession,
} from './repository.ts';

export { inviteToClass } from './invitations/service.ts';
/** The face of the feature: what others may ask of organizations. */
export { readOrganization } from './members/service.ts';

export interface OrganizationDependencies {
  readonly database: Database;
}

/** The organizations in which a person is active, the one joined last first. */
export async function listMemberships(
  { database }: OrganizationDependencies,
  viewer: Viewer,
): Promise<Membership[]> {
  const rows = await database.asUser(viewer, findMemberships);
  return rows.map(toMembership);
}

/** It is shown from now on where nobody has chosen another one: it was joined last. */
export function foundOrganization(
  { database }: OrganizationDependencies,
  person: SignedIn,
  wanted: { name: string; type: string },
): Promise<Membership> {
  return database.asUser(person, async (tx) => {
    if (!(await mayUpload(tx))) throw refuse('founding_needs_upload_access');
    const id = await insertOrganization(tx, wanted);
    const founded = (await findMemberships(tx)).find((membership) => membership.id === id);
    if (!founded) throw new Error('The founder is not its owner.');
    return toMembership(founded);
  });
}

/**
 * As above; who is in no organization at all gets a personal one first. Where that fails they go on without one, and
 * the next look at the session tries again.
 */
export async function guaranteeMemberships(
  dependencies: OrganizationDependencies & { readonly log: Log },
  person: SignedIn,
  displayName: string,
): Promise<Membership[]> {
  const memberships = await listMemberships(dependencies, person);
  if (memberships.length > 0) return memberships;
  try {
    await dependencies.database.asUser(person, (tx) =>
      makePersonalOrganization(tx, person.userId, displayName),
    );
  } catch (error) {
    dependencies.log.error({ err: error }, 'a personal organization could not be made');
    return [];
  }
  return listMemberships(dependencies, person);
}

/** The organization whose content is shown: the one chosen, or the one joined last. */
export function chooseCurrent(
  memberships: readonly Membership[],
  chosen: string | null,
): Organization | null {
  const current = memberships.find(({ organization }) => organization.id === chosen) ?? memberships[0];
  return current?.organization ?? null;
}

export async function readCurrentOrganization(
  dependencies: OrganizationDependencies,
  person: SignedIn,
): Promise<Organization> {
  const current = chooseCurrent(await listMemberships(dependencies, person), person.organizationId);
  if (current) return current;
  throw refuse('not_found');
}

/** Opens paid files to the members of an organization. The database lets nobody but a super administrator do it. */
export function grantTier(
  { database }: OrganizationDependencies,
  viewer: Viewer,
  organizationId: string,
): Promise<void> {
  return database.asUser(viewer, async (tx) => {
    if (!(await organizationExists(tx, organizationId))) throw refuse('not_found');
    if (await insertTierGrant(tx, organizationId))
      await auditTier(tx, 'organization.tier_granted', organizationId);
  });
}

export function withdrawTier(
  { database }: OrganizationDependencies,
  viewer: Viewer,
  organizationId: string,
): Promise<void> {
  return database.asUser(viewer, async (tx) => {
    if (!(await organizationExists(tx, organizationId))) throw refuse('not_found');
    if (await deleteTierGrant(tx, organizationId))
      await auditTier(tx, 'organization.tier_withdrawn', organizationId);
  });
}

/** Somebody else's organization and one that does not exist are answered alike. */
export async function switchOrganization(
  dependencies: OrganizationDependencies,
  person: SignedIn,
  organizationId: string,
): Promise<Organization> {
  const memberships = await listMemberships(dependencies, person);
  const wanted = memberships.find(({ organization }) => organization.id === organizationId);
  if (!wanted) throw refuse('not_found');
  await dependencies.database.asUser(person, (tx) => keepChoice(tx, organizationId));
  await dependencies.database.asAuth((tx) => switchSession(tx, person.sessionId, organizationId));
  return wanted.organization;
}

function toMembership(row: MembershipRow): Membership {
  return {
    organization: { id: row.id, name: row.name, type: row.type, subscriptionTier: row.subscription_tier },
    role: row.role,
    permissions: row.permissions,
    joinedAt: row.joined_at.toISOString(),
  };
}
