import type { Role } from '@relievo/contracts/values';
import type { Database } from '../../platform/database/database.ts';
import { endSessions, findPersonId, insertRole } from './repository.ts';

export { listPersonCollections, listPersonResources, readPerson } from './page/service.ts';

export interface PeopleDependencies {
  readonly database: Database;
}

export function lookUpPersonId({ database }: PeopleDependencies, email: string): Promise<string | undefined> {
  return database.asAuth((tx) => findPersonId(tx, email));
}

/**
 * Gives a role by the right of whoever holds the server. A session that was open does not gain by it: the person
 * signs in again (OWASP: a new session at every change of rights).
 */
export async function grantRole(
  dependencies: PeopleDependencies,
  email: string,
  role: Role,
): Promise<'granted' | 'held already' | 'nobody'> {
  const userId = await lookUpPersonId(dependencies, email);
  if (userId === undefined) return 'nobody';
  return dependencies.database.asSystem(async (tx) => {
    if (!(await insertRole(tx, userId, role))) return 'held already';
    await endSessions(tx, userId);
    return 'granted';
  });
}
