import { aMembership, anOrganization } from '../../factories.ts';
import type { ApiWorld, OperationCase, OperationCases } from '../../http/operation-case.ts';
import { person } from '../../http/people.ts';
import { administrators, type OperationRoles, uploaders } from '../../http/roles.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';

/** A school of the caller's own, with one more member in it. */
async function aSchool({ api }: ApiWorld) {
  const founder = await person(api, { name: 'Frida' });
  const { database } = api.dependencies;
  const school = await anOrganization(database, { owner: founder.session.user.id });
  const member = await aMembership(database, { organization: school.id });
  return { founder, id: school.id, userId: member.user_id };
}

/** Whoever does not belong to it is answered as where there is none. */
function inSchool(body?: Readonly<Record<string, unknown>>): OperationCase {
  return {
    valid: async (world) => {
      const { founder, ...params } = await aSchool(world);
      return { as: founder, params, ...(body ? { body } : {}) };
    },
    othersGet: 'not_found',
  };
}

export const calls: OperationCases = {
  'organizations.listMine': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'organizations.found': {
    valid: async ({ api }) => ({
      as: await person(api, { role: 'teacher' }),
      body: { name: 'School for the Blind' },
    }),
    othersGet: 'founding_needs_upload_access',
  },
  'organizations.current': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'organizations.switch': {
    valid: ({ owner }) => ({
      as: owner,
      body: { organizationId: owner.session.currentOrganization?.id },
    }),
    othersGet: 'not_found',
  },

  'organizations.grantTier': {
    valid: async ({ api, owner }) => ({
      as: await person(api, { role: 'super_admin' }),
      params: { id: owner.session.currentOrganization?.id ?? '' },
    }),
    othersGet: 'forbidden',
  },
  'organizations.withdrawTier': {
    valid: async ({ api, owner }) => ({
      as: await person(api, { role: 'super_admin' }),
      params: { id: owner.session.currentOrganization?.id ?? '' },
    }),
    othersGet: 'forbidden',
  },

  'members.organization': inSchool(),
  'members.list': inSchool(),
  'members.changeRole': inSchool({ from: 'member', to: 'member' }),
  'members.changeStatus': inSchool({ to: 'suspended' }),
  'members.remove': inSchool(),
};

export function rules(w: World): RulesOfTable {
  return {
    organizations: [
      rule(
        `select from organizations where id = '${w.school}'`,
        ['member', 'founder', 'admin', 'system', 'owner'],
        ['student', 'guest', 'auth'],
      ),
      rule(
        `insert into organizations (name) values ('Choir')`,
        ['teacher', 'otherTeacher', 'admin', 'owner'],
        ['student', 'learner', 'classmate', 'leaver', 'guest', 'auth', 'system'],
      ),
      rule(
        `insert into organizations (name, subscription_tier) values ('Choir', 'premium')`,
        [],
        ['teacher'],
      ),
      rule(`insert into organizations (name, type) values ('Mine', 'personal')`, [], ['student']),
      rule(
        `update organizations set name = 'Southern School' where id = '${w.school}'`,
        ['founder', 'manager', 'admin'],
        ['member', 'reviewer', 'student', 'system'],
      ),
      rule(
        `update organizations set subscription_tier = 'premium' where id = '${w.school}'`,
        ['superAdmin'],
        ['admin', 'founder'],
      ),
      rule(
        `delete from organizations where id = '${w.school}'`,
        ['founder', 'admin'],
        ['manager', 'member', 'student', 'system'],
      ),
    ],
    tier_grants: [
      rule(`select from tier_grants`, ['member', 'admin', 'system', 'owner'], ['student', 'guest', 'auth']),
      rule(
        `insert into tier_grants (organization_id) select id from organizations where type = 'personal' limit 1`,
        ['superAdmin', 'owner'],
        ['admin', 'founder', 'student', 'guest', 'auth', 'system'],
      ),
      rule(`update tier_grants set granted_at = now()`, ['owner'], ['superAdmin', 'founder', 'system']),
      rule(`delete from tier_grants`, ['superAdmin', 'owner'], ['admin', 'founder', 'member', 'system']),
    ],
    organization_memberships: [
      rule(
        `select from organization_memberships where organization_id = '${w.school}'`,
        ['member', 'founder', 'admin', 'auth', 'system', 'owner'],
        ['student', 'guest'],
      ),
      rule(
        `insert into organization_memberships (organization_id, user_id) values ('${w.school}', '${w.student}')`,
        ['owner'],
        ['student', 'founder', 'superAdmin', 'auth', 'system'],
      ),
      rule(
        `update organization_memberships set role = 'reviewer' where organization_id = '${w.school}' and user_id = '${w.member}'`,
        ['founder', 'manager'],
        ['member', 'reviewer', 'student', 'system'],
      ),
      rule(
        `update organization_memberships set role = 'owner' where organization_id = '${w.school}' and user_id = '${w.manager}'`,
        ['founder'],
        ['manager'],
      ),
      rule(
        `delete from organization_memberships where organization_id = '${w.school}' and user_id = '${w.member}'`,
        ['member', 'founder', 'manager'],
        ['reviewer', 'teacher', 'student', 'system'],
      ),
      rule(
        `delete from organization_memberships where organization_id = '${w.school}' and user_id = '${w.founder}'`,
        [],
        ['manager'],
      ),
    ],
    teams: [
      rule(`select from teams`, ['member', 'admin', 'system', 'owner'], ['student', 'guest', 'auth']),
      rule(
        `insert into teams (organization_id, name) values ('${w.school}', 'Music')`,
        ['founder', 'manager'],
        ['member', 'student', 'system'],
      ),
      rule(
        `update teams set name = 'Charts' where id = '${w.team}'`,
        ['manager'],
        ['member', 'student', 'system'],
      ),
      rule(`delete from teams where id = '${w.team}'`, ['manager'], ['member', 'student', 'system']),
    ],
    team_memberships: [
      rule(`select from team_memberships`, ['teacher', 'admin', 'system', 'owner'], ['student', 'guest']),
      rule(
        `insert into team_memberships (team_id, organization_id, user_id) values ('${w.team}', '${w.school}', '${w.teacher}')`,
        ['manager'],
        ['teacher', 'student', 'system'],
      ),
      rule(`update team_memberships set joined_at = now()`, ['owner'], ['founder', 'superAdmin', 'system']),
      rule(
        `delete from team_memberships where team_id = '${w.team}'`,
        ['member', 'manager'],
        ['teacher', 'student', 'system'],
      ),
    ],
    invitations: [
      rule(
        `select from invitations`,
        ['manager', 'admin', 'system', 'owner'],
        ['member', 'student', 'guest'],
      ),
      rule(
        `insert into invitations (organization_id, email, token_hash) values ('${w.school}', 'new@example.org', 'new')`,
        ['founder', 'manager'],
        ['member', 'student', 'superAdmin', 'system'],
      ),
      rule(
        `update invitations set revoked_at = now() where id = '${w.classInvitation}'`,
        ['teacher', 'founder', 'manager'],
        ['learner', 'classmate', 'member', 'student', 'system'],
      ),
      rule(
        `update invitations set revoked_at = now() where id = '${w.invitation}'`,
        ['founder', 'manager'],
        ['member', 'student', 'system'],
      ),
      rule(
        `update invitations set token_hash = 'again', expires_at = now() where id = '${w.invitation}'`,
        ['founder', 'manager'],
        ['member', 'student', 'superAdmin', 'system'],
      ),
      rule(
        `update invitations set email = 'me@example.org' where id = '${w.invitation}'`,
        ['owner'],
        ['founder'],
      ),
      rule(`delete from invitations`, ['system'], ['founder', 'superAdmin']),
    ],
  };
}

export const roles: OperationRoles = {
  'organizations.found': uploaders('the same'),
  'members.organization': administrators('the same'),
  'members.list': administrators('the same'),
  'members.changeRole': administrators('organization_not_yours'),
  'members.changeStatus': administrators('organization_not_yours'),
  'members.remove': administrators('organization_not_yours'),
};
