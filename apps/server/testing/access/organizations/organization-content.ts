import { anOrganization, aResource } from '../../factories.ts';
import type { ApiWorld, OperationCases } from '../../http/operation-case.ts';
import { person } from '../../http/people.ts';
import { administrators, type OperationRoles } from '../../http/roles.ts';

/** A school with one published resource, and the change that its founder made to it. */
async function aSchoolWithContent({ api }: ApiWorld) {
  const { database } = api.dependencies;
  const founder = await person(api, { name: 'Frida' });
  const { id } = await anOrganization(database, { owner: founder.session.user.id });
  const resource = await aResource(database, { organization: id, visibility: 'organization' });
  return { founder, id, resourceId: resource.id };
}

export const calls: OperationCases = {
  'organizationContent.list': {
    valid: async (world) => {
      const { founder, id } = await aSchoolWithContent(world);
      return { as: founder, params: { id }, query: { search: 'water', sortBy: 'title-ascending' } };
    },
    othersGet: 'not_found',
  },
  'organizationContent.storage': {
    valid: async (world) => {
      const { founder, id } = await aSchoolWithContent(world);
      return { as: founder, params: { id } };
    },
    othersGet: 'not_found',
  },
  'organizationContent.change': {
    valid: async (world) => {
      const { founder, id, resourceId } = await aSchoolWithContent(world);
      return { as: founder, params: { id }, body: { ids: [resourceId], category: 'Maps' } };
    },
    othersGet: 'not_found',
  },
  'organizationContent.undo': {
    valid: async (world) => {
      const { founder, id, resourceId } = await aSchoolWithContent(world);
      const answer = await world.api.server.inject({
        method: 'POST',
        url: `/api/organizations/${id}/content/changes`,
        headers: { cookie: founder.cookie },
        payload: { ids: [resourceId], category: 'Maps' },
      });
      return { as: founder, params: { id, changeId: answer.json<{ changeId: string }>().changeId } };
    },
    othersGet: 'not_found',
  },
};

export const roles: OperationRoles = {
  'organizationContent.list': administrators('the same'),
  'organizationContent.storage': administrators('the same'),
  'organizationContent.change': administrators('organization_not_yours'),
};
