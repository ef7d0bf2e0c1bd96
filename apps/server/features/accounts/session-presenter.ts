import type { Session } from '@relievo/contracts/accounts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { chooseCurrent, guaranteeMemberships } from '../organizations/service.ts';
import { mayUpload } from '../permissions/service.ts';
import { pictureOf } from '../profiles/service.ts';
import { erasureOf } from './deletion-rules.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findAccount } from './repository.ts';

/** What the browser knows of who is signed in. */
export async function viewSession(dependencies: AccountDependencies, person: SignedIn): Promise<Session> {
  const account = await dependencies.database.asAuth((tx) => findAccount(tx, person.userId));
  if (!account) throw refuse('session_expired');
  const organizations = await guaranteeMemberships(dependencies, person, account.name);
  const { id, email, username, name: displayName } = account;
  return {
    user: { id, email: person.isLearner ? null : email, displayName, username, picture: pictureOf(account) },
    isLearner: person.isLearner,
    learns: account.learns,
    roles: [...person.roles],
    accountType: person.roles[0] ?? 'student',
    canUpload: await dependencies.database.asUser(person, mayUpload),
    organizations,
    currentOrganization: chooseCurrent(organizations, person.organizationId),
    expiresAt: person.expiresAt.toISOString(),
    erasedAt: erasureOf(account)?.toISOString() ?? null,
    mustAddSecondStep: person.mustAddSecondStep,
  };
}
