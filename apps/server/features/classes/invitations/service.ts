import type { ClassInvitation } from '@relievo/contracts/classes';
import type { InvitationsSent } from '@relievo/contracts/organizations';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { inviteToClass } from '../../organizations/service.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import * as rows from './repository.ts';

type Done = Record<string, never>;

export function listClassInvitations(
  { database }: ClassDependencies,
  person: Viewer,
  id: string,
): Promise<ClassInvitation[]> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    return (await rows.findInvitations(tx, id)).map((row) => ({
      id: row.id,
      email: row.email,
      expiresAt: row.expires_at.toISOString(),
      isExpired: row.is_expired,
    }));
  });
}

/** Whoever follows the link and signs in, or up, with that address learns in the class. */
export function inviteLearners(
  dependencies: ClassDependencies,
  person: Viewer,
  { id, emails, days }: { readonly id: string; readonly emails: string; readonly days: string },
): Promise<InvitationsSent> {
  return dependencies.database.asUser(person, async (tx) => {
    const {
      name,
      organization_id: organizationId,
      organization_name: school,
    } = await findTaughtOrRefuse(tx, id);
    await rows.holdClass(tx, id);
    return inviteToClass(tx, dependencies, {
      organizationId,
      classId: id,
      called: `${name}, ${school}`,
      emails,
      days,
    });
  });
}

export function revokeClassInvitation(
  { database }: ClassDependencies,
  person: Viewer,
  key: { readonly id: string; readonly invitationId: string },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, key.id);
    if (!(await rows.revokeInvitation(tx, key))) throw refuse('not_found');
    return {};
  });
}
