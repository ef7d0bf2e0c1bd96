import { ROLES } from '@relievo/contracts/values';
import { ASKERS, type Asker } from '../askers.ts';
import type { OthersGet } from './operation-case.ts';

/** What people of these roles get who are first to make a call that somebody else may make. */
export type RolesGet = Readonly<Partial<Record<Asker, OthersGet>>>;

/** By the names that the contract gives the operations; what is not said here is as for any other person. */
export type OperationRoles = Readonly<Record<string, RolesGet>>;

export function administrators(get: OthersGet): RolesGet {
  return { admin: get, super_admin: get };
}

/** Whoever may upload, who are all but students, learners and guests. */
export function uploaders(get: OthersGet): RolesGet {
  return Object.fromEntries(ROLES.filter((role) => role !== 'student').map((role) => [role, get]));
}

/** For what opens to whoever holds its link, once. */
export function whoeverIsFirst(get: OthersGet = 'the same'): RolesGet {
  return Object.fromEntries(ASKERS.map((asker) => [asker, get]));
}
