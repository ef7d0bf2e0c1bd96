import { oc } from '@orpc/contract';
import { errors } from '../errors/errors.ts';
import type { Role } from '../values/roles.ts';

/** Who may call an operation: everybody, whoever is signed in, or whoever holds one of these roles. */
export type Access = 'public' | 'session' | readonly Role[];

/** How often one caller may call: reading and writing, what costs much, what guesses could be tried on, and what sends letters to anybody. */
export type LimitClass = 'read' | 'write' | 'costly' | 'credentials' | 'letters';

/** What each operation declares besides its route, its input, its output and its own errors. */
export interface OperationMeta extends Record<string, unknown> {
  readonly access: Access;
  readonly limit: LimitClass;
  /** For so many seconds whoever brings no session may keep the answer, which is the same for all of them. */
  readonly guestsKeep?: number;
  /** So many bytes its body may have; 1 MB where nothing is said. */
  readonly longestBody?: number;
  /** Also for an administrator who has to add a second step before anything else. */
  readonly isForAddingSecondStep?: boolean;
  /** Not for learners, whose accounts their teachers look after. */
  readonly isNotForLearners?: boolean;
}

const everywhere = errors(
  'malformed_request',
  'invalid_input',
  'cross_site_request',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unexpected',
  'database_failure',
  'database_unavailable',
);

const signedIn = errors('sign_in_required', 'session_expired', 'second_step_required');

function declareOperation(meta: OperationMeta) {
  const security = meta.access === 'public' ? [] : [{ session: [] }];
  return oc
    .$meta<OperationMeta>(meta)
    .$route({ spec: (operation) => ({ ...operation, security }) })
    .errors(everywhere);
}

export function declarePublicOperation(limit: LimitClass) {
  return declareOperation({ access: 'public', limit });
}

/** Reading what guests see alike. With what the server itself keeps no answer is more than two seconds old. */
export function declareLibraryOperation() {
  return declareOperation({ access: 'public', limit: 'read', guestsKeep: 1 });
}

export function declareSessionOperation(limit: LimitClass) {
  return declareOperation({ access: 'session', limit }).errors(signedIn);
}

/** Whoever is signed in sends more than a form holds. */
export function declareLargeSessionOperation(limit: LimitClass, longestBody: number) {
  return declareOperation({ access: 'session', limit, longestBody }).errors(signedIn);
}

/** What an administrator may do who has to add a second step before anything else. */
export function declareEnrolmentOperation(limit: LimitClass) {
  return declareOperation({ access: 'session', limit, isForAddingSecondStep: true }).errors(signedIn);
}

/** For people who look after their account themselves and speak to everybody: not for learners. */
export function declareIndependentOperation(limit: LimitClass) {
  return declareOperation({ access: 'session', limit, isNotForLearners: true }).errors({
    ...signedIn,
    ...errors('not_for_learners'),
  });
}

export function declareRoleOperation(roles: readonly Role[], limit: LimitClass) {
  return declareOperation({ access: roles, limit }).errors({ ...signedIn, ...errors('forbidden') });
}
