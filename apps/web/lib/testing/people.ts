import type { Session } from '@relievo/contracts/accounts';
import type { Role } from '@relievo/contracts/values';

/** Somebody who is signed in, as the server tells every page. */
export function aSession(role: Role = 'student', given: Partial<Session> = {}): Session {
  return {
    user: {
      id: '01990000-0000-7000-8000-000000000001',
      email: 'ada@school.example',
      displayName: 'Ada Lovelace',
      username: 'ada',
      picture: null,
    },
    isLearner: false,
    learns: false,
    roles: [role],
    accountType: role,
    canUpload: role !== 'student',
    organizations: [],
    currentOrganization: null,
    expiresAt: '2027-01-01T00:00:00.000Z',
    erasedAt: null,
    mustAddSecondStep: false,
    ...given,
  };
}
