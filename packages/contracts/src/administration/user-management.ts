import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { search } from '../library/lists/query.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { ADMINISTRATORS, ROLES, role } from '../values/roles.ts';
import { wordsUpTo } from '../values/words.ts';

export interface UserManagementIssues {
  role_missing: object;
}

const issue: WriteMessage<UserManagementIssues> = writeMessage;

const id = z.uuid();
const time = z.iso.datetime({ offset: true });

/** How an account is: whoever suspended it, has not proven the address or is leaving is not simply active. */
export const PERSON_STATES = ['active', 'suspended', 'unverified', 'leaving'] as const;

export const PEOPLE_ORDERS = [
  'joined-descending',
  'joined-ascending',
  'name-ascending',
  'name-descending',
  'email-ascending',
  'email-descending',
  'seen-descending',
  'seen-ascending',
] as const;

export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** What an administrator does to accounts. */
export const PERSON_ACTS = [
  'suspend',
  'lift_suspension',
  'sign_out',
  'send_reset',
  'verify_email',
  'remove_second_step',
] as const;

export type PersonAct = (typeof PERSON_ACTS)[number];

/**
 * - `done`: it is so from now on
 * - `unchanged`: it was so before, or there is nothing to do
 * - `not_allowed`: the person is not there, or stands above whoever asks
 */
export const ACT_OUTCOMES = ['done', 'unchanged', 'not_allowed'] as const;

export type ActOutcome = (typeof ACT_OUTCOMES)[number];

export const administeredPerson = z.object({
  id,
  displayName: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  roles: z.array(role),
  state: z.enum(PERSON_STATES),
  joinedAt: time,
  /** When they were last seen by a session that is still open. */
  seenAt: time.nullable(),
  /** Whether whoever asks may act on them: not on themselves, and not on anybody above. */
  isAdministered: z.boolean(),
});

export type AdministeredPerson = z.infer<typeof administeredPerson>;

const filters = {
  search,
  role: role.optional(),
  state: z.enum(PERSON_STATES).optional(),
  sortBy: z.enum(PEOPLE_ORDERS).default('joined-descending'),
};

export const peopleFilters = z.object(filters);
export type PeopleFilters = z.infer<typeof peopleFilters>;

const query = z.object({ ...filters, ...slice });
export type PeopleQuery = z.infer<typeof query>;

/** No act reaches more people at once than one page of them. */
const MOST_AT_ONCE = 100;

export const personActs = z.object({
  act: z.enum(PERSON_ACTS),
  ids: z.array(id).min(1).max(MOST_AT_ONCE),
  /** What the people are told with it. */
  words: wordsUpTo(1000).default(''),
});

export type PersonActs = z.infer<typeof personActs>;

const roles = z.array(role).max(ROLES.length);

const tags = ['User management'];

export const userManagementContract = {
  list: declareRoleOperation(ADMINISTRATORS, 'read')
    .route({ method: 'GET', path: '/admin/people', tags, summary: 'Everyone who has an account' })
    .input(query)
    .output(pageOf(administeredPerson)),
  act: declareRoleOperation(ADMINISTRATORS, 'write')
    .route({
      method: 'POST',
      path: '/admin/people/acts',
      tags,
      summary:
        'Suspend people or lift it, sign them out everywhere, send them a reset, verify their address or take their second step off',
    })
    .errors(errors('last_super_admin', 'proof_needed', 'sign_in_again'))
    .input(personActs)
    .output(z.object({ outcomes: z.array(z.object({ id, outcome: z.enum(ACT_OUTCOMES) })) })),
  changeRoles: declareRoleOperation(ADMINISTRATORS, 'write')
    .route({
      method: 'PUT',
      path: '/admin/people/{id}/roles',
      tags,
      summary:
        'Give a person these roles in place of those that were seen; only a super admin makes administrators',
    })
    .errors(errors('not_found', 'roles_overtaken', 'last_super_admin', 'proof_needed', 'sign_in_again'))
    .input(z.object({ id, seen: roles, roles: roles.min(1, issue('role_missing')) }))
    .output(z.object({ roles: z.array(role) })),
};
