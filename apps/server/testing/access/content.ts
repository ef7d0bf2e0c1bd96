import { aDraftResource, aMembership, anOrganization } from '../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { type Person, person } from '../http/people.ts';
import { administrators, type OperationRoles } from '../http/roles.ts';
import { FIELDS } from '../states/subjects.ts';

type Of = Call & { readonly as: Person; readonly params: { readonly id: string } };

/** What a teacher is writing, with one save of it. */
async function aDraft({ api }: ApiWorld): Promise<Of> {
  const as = await person(api, { role: 'teacher' });
  const { id } = await aDraftResource(api.dependencies.database, { owner: as.session.user.id });
  const payload = { edits: null, fields: FIELDS };
  await send(api, as, 'PUT', `/api/content/${id}/draft`, payload);
  return { as, params: { id } };
}

async function aSubmission(world: ApiWorld): Promise<Of> {
  const draft = await aDraft(world);
  const url = `/api/content/${draft.params.id}/submissions`;
  await send(world.api, draft.as, 'POST', url, { edits: 1, visibility: 'public' });
  return draft;
}

async function send(
  { server }: ApiWorld['api'],
  { cookie }: Person,
  method: 'PUT' | 'POST',
  url: string,
  payload: object,
) {
  await server.inject({ method, url, payload, headers: { cookie } });
}

/** Before an organization, as its owner sees it. */
async function somethingToDecide({ api }: ApiWorld): Promise<Call> {
  const { database } = api.dependencies;
  const as = await person(api);
  const { id: organization } = await anOrganization(database, { owner: as.session.user.id });
  const author = await person(api, { role: 'teacher' });
  await aMembership(database, { organization, user: author.session.user.id });
  const { id } = await aDraftResource(database, { owner: author.session.user.id });
  await send(api, author, 'POST', `/api/content/${id}/submissions`, {
    edits: null,
    visibility: 'organization',
    organizationId: organization,
  });
  const answer = await api.server.inject({ url: `/api/content/${id}`, headers: { cookie: author.cookie } });
  const [open] = answer.json<{ submissions: { id: string }[] }>().submissions;
  return { as, params: { id: open?.id ?? '' }, body: { kind: 'reject', words: 'Name the axes.' } };
}

export const calls: OperationCases = {
  'content.get': { valid: aDraft, othersGet: 'not_found' },
  'content.saveDraft': {
    valid: async (world) => ({ ...(await aDraft(world)), body: { edits: 1, fields: FIELDS } }),
    othersGet: 'not_found',
  },
  'content.replaceFile': {
    valid: async (world) => {
      const { as, params } = await aDraft(world);
      const { id } = await aDraftResource(world.api.dependencies.database, { owner: as.session.user.id });
      return { as, params, body: { draftId: id } };
    },
    othersGet: 'not_found',
  },
  'batches.describe': {
    valid: async (world) => {
      const { as, params } = await aDraft(world);
      return { as, body: { ids: [params.id], details: { subject: 'Science' } } };
    },
    othersGet: 'their own',
  },
  'batches.submit': {
    valid: async (world) => {
      const { as, params } = await aDraft(world);
      return { as, body: { ids: [params.id], visibility: 'public' } };
    },
    othersGet: 'their own',
  },
  'batchOutputs.begin': {
    valid: async (world) => {
      const { as, params } = await aDraft(world);
      return { as, body: { ids: [params.id] } };
    },
    othersGet: 'their own',
  },
  'batchOutputs.standing': {
    valid: async (world) => {
      const { as, params } = await aDraft(world);
      return { as, body: { ids: [params.id] } };
    },
    othersGet: 'their own',
  },
  'content.discardDraft': { valid: aDraft, othersGet: 'not_found' },
  'content.applyDraft': {
    valid: async (world) => ({ ...(await aDraft(world)), body: { edits: 1 } }),
    othersGet: 'not_found',
  },
  'content.submit': {
    valid: async (world) => ({ ...(await aDraft(world)), body: { edits: 1, visibility: 'public' } }),
    othersGet: 'not_found',
  },
  'content.withdraw': { valid: aSubmission, othersGet: 'not_found' },
  'content.giveBack': { valid: aSubmission, othersGet: 'not_found' },
  'content.remove': { valid: aDraft, othersGet: 'not_found' },
  'content.decide': { valid: somethingToDecide, othersGet: 'not_found' },
};

export const roles: OperationRoles = {
  'content.remove': administrators('the same'),
  'content.giveBack': administrators('the same'),
  'content.decide': administrators('the same'),
};
