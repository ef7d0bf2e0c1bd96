import { ROLES, type Role } from '@relievo/contracts/values';

/** Somebody with this role and no other, or somebody whose account was made for a class, which is a role of its own. */
export type SignedInAsker = Role | 'learner';

/** Who asks; a guest is nobody who is signed in. */
export type Asker = SignedInAsker | 'guest';

export const SIGNED_IN: readonly SignedInAsker[] = ['learner', ...ROLES];

export const ASKERS: readonly Asker[] = ['guest', ...SIGNED_IN];
