import { aDraftResource, aMembership, anOrganization } from '../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { administrators, type OperationRoles } from '../http/roles.ts';

/** Something that waits for an organization, as its owner meets it. */
async function aReview({ api }: ApiWorld): Promise<Call & { readonly params: { readonly id: string } }> {
  const { database } = api.dependencies;
  const as = await person(api);
  const { id: organization } = await anOrganization(database, { owner: as.session.user.id });
  const author = await person(api, { role: 'teacher' });
  await aMembership(database, { organization, user: author.session.user.id });
  const { id } = await aDraftResource(database, { owner: author.session.user.id });
  await api.server.inject({
    method: 'POST',
    url: `/api/content/${id}/submissions`,
    payload: { edits: null, visibility: 'organization', organizationId: organization },
    headers: { cookie: author.cookie },
  });
  const listed = await api.server.inject({ url: '/api/reviews', headers: { cookie: as.cookie } });
  const [waiting] = listed.json<{ rows: { id: string }[] }>().rows;
  return { as, params: { id: waiting?.id ?? '' } };
}

export const calls: OperationCases = {
  'reviews.list': {
    valid: async (world) => ({ as: (await aReview(world)).as, query: { kind: 'resource' } }),
    othersGet: 'their own',
  },
  'reviews.choices': {
    valid: async (world) => ({ as: (await aReview(world)).as }),
    othersGet: 'their own',
  },
  'reviews.get': { valid: aReview, othersGet: 'not_found' },
  'reviews.assign': {
    valid: async (world) => ({ ...(await aReview(world)), body: { isMine: true } }),
    othersGet: 'not_found',
  },
};

export const roles: OperationRoles = {
  'reviews.get': administrators('the same'),
  'reviews.assign': administrators('the same'),
};
