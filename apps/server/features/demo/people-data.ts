import type { Role } from '@relievo/contracts/values';

export interface DemoPerson {
  readonly role: Role;
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

/** A domain that nobody can register (RFC 2606). */
export const DEMO_DOMAIN = 'relievo.example';

/** One for all, and printed at the start: these accounts exist on nobody's server but one's own. */
export const DEMO_PASSWORD = 'Relievo-demo-2026';

function createDemoPerson(role: Role, name: string): DemoPerson {
  const username = role.replace('_', '-');
  return { role, name, username, email: `${username}@${DEMO_DOMAIN}` };
}

/** Somebody of every role. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  createDemoPerson('student', 'Sofia Lind'),
  createDemoPerson('teacher', 'Tomas Berg'),
  createDemoPerson('professional', 'Priya Nair'),
  createDemoPerson('institution', 'Iris Holm'),
  createDemoPerson('admin', 'Adam Weiss'),
  createDemoPerson('super_admin', 'Selma Roth'),
];

/** The institution founds it, and the others come in by invitation, as everybody does. */
export const DEMO_ORGANIZATION = {
  name: 'Northern Light School',
  founder: 'institution@relievo.example',
  /** Who opens paid files to its members. */
  grantedBy: 'super-admin@relievo.example',
  members: [
    { email: 'teacher@relievo.example', role: 'reviewer' },
    { email: 'student@relievo.example', role: 'member' },
  ],
} as const;
