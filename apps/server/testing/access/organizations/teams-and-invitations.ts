import { randomBytes } from 'node:crypto';
import { aMembership, anOrganization, aRow } from '../../factories.ts';
import type { ApiWorld, OperationCase, OperationCases } from '../../http/operation-case.ts';
import { mailedToken, type Person, person } from '../../http/people.ts';
import { administrators, type OperationRoles, whoeverIsFirst } from '../../http/roles.ts';

function createAddress() {
  return `invited-${randomBytes(6).toString('hex')}@example.org`;
}

async function aSchool({ api }: ApiWorld) {
  const founder = await person(api, { name: 'Frida' });
  const { id } = await anOrganization(api.dependencies.database, { owner: founder.session.user.id });
  return { founder, id };
}

async function invite({ api }: ApiWorld, founder: Person, id: string, email = createAddress()) {
  const headers = { cookie: founder.cookie };
  const url = `/api/organizations/${id}/invitations`;
  await api.server.inject({ method: 'POST', url, headers, payload: { emails: email } });
  const answer = await api.server.inject({ url, headers });
  await api.dependencies.database.asOwner((tx) => tx.query('', 'delete from letter_counts'));
  return answer.json<{ rows: { id: string }[] }>().rows[0]?.id ?? '';
}

const ofInvitation: OperationCase = {
  valid: async (world) => {
    const { founder, id } = await aSchool(world);
    return { as: founder, params: { id, invitationId: await invite(world, founder, id) } };
  },
  othersGet: 'not_found',
};

/** A team with one member, and a school with one member more. */
async function aTeam({ api }: ApiWorld) {
  const founder = await person(api, { name: 'Frida' });
  const { database } = api.dependencies;
  const { id } = await anOrganization(database, { owner: founder.session.user.id });
  const { id: teamId } = await aRow<{ id: string }>(database, 'teams', { organization_id: id, name: '6a' });
  const { user_id: userId } = await aMembership(database, { organization: id });
  await aRow(database, 'team_memberships', { team_id: teamId, organization_id: id, user_id: userId });
  return { founder, id, teamId, userId };
}

function ofTeam(body?: Readonly<Record<string, unknown>>): OperationCase {
  return {
    valid: async (world) => {
      const { founder, ...params } = await aTeam(world);
      return { as: founder, params, ...(body ? { body } : {}) };
    },
    othersGet: 'not_found',
  };
}

export const calls: OperationCases = {
  'invitations.list': {
    valid: async (world) => {
      const { founder, id } = await aSchool(world);
      return { as: founder, params: { id } };
    },
    othersGet: 'not_found',
  },
  'invitations.send': {
    valid: async (world) => {
      const { founder, id } = await aSchool(world);
      return { as: founder, params: { id }, body: { emails: createAddress() } };
    },
    othersGet: 'not_found',
  },
  'invitations.waiting': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'invitations.join': {
    valid: async (world) => {
      const { founder, id } = await aSchool(world);
      const invited = await person(world.api);
      return { as: invited, params: { id: await invite(world, founder, id, invited.email) } };
    },
    othersGet: 'not_found',
  },
  'invitations.sendAgain': ofInvitation,
  'invitations.revoke': ofInvitation,
  'invitations.see': {
    valid: async (world) => {
      const { founder, id } = await aSchool(world);
      const email = createAddress();
      await invite(world, founder, id, email);
      return { as: null, body: { token: await mailedToken(world.api, email, 'invitation') } };
    },
    othersGet: 'the same',
  },
  'invitations.accept': {
    valid: async (world) => {
      const { founder, id } = await aSchool(world);
      const invited = await person(world.api);
      await invite(world, founder, id, invited.email);
      return { as: invited, body: { token: await mailedToken(world.api, invited.email, 'invitation') } };
    },
    othersGet: 'link_not_valid',
  },

  'teams.list': ofTeam(),
  'teams.get': ofTeam(),
  'teams.create': ofTeam({ name: 'Maps' }),
  'teams.rename': ofTeam({ name: 'Charts' }),
  'teams.remove': ofTeam(),
  'teams.addMember': ofTeam(),
  'teams.removeMember': ofTeam(),
};

export const roles: OperationRoles = {
  'invitations.list': administrators('organization_not_yours'),
  'invitations.send': administrators('organization_not_yours'),
  'invitations.sendAgain': administrators('organization_not_yours'),
  'invitations.revoke': administrators('organization_not_yours'),
  'teams.create': administrators('organization_not_yours'),
  'teams.rename': administrators('organization_not_yours'),
  'teams.remove': administrators('organization_not_yours'),
  'teams.addMember': administrators('organization_not_yours'),
  'teams.removeMember': administrators('organization_not_yours'),
  'teams.list': administrators('the same'),
  'teams.get': administrators('the same'),
  'invitations.accept': whoeverIsFirst('invitation_for_other'),
};
