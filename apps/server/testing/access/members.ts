import { aMembership, anOrganization } from '../factories.ts';
import type { ApiWorld, OperationCase, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';

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
  'members.organization': inSchool(),
  'members.list': inSchool(),
  'members.changeRole': inSchool({ from: 'member', to: 'member' }),
  'members.changeStatus': inSchool({ to: 'suspended' }),
  'members.remove': inSchool(),
};
