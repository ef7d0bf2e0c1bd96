import type { CollectionVisibility } from '@relievo/contracts/library';
import { packArchive } from '../../../features/collection-archives/service.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { person } from '../../http/people.ts';
import { type OperationRoles } from '../../http/roles.ts';

function createUnusedName() {
  return `Maps ${Math.random().toString(36).slice(2)}`;
}

/** A collection that nobody else can see unless it is public, with one resource in it where it is asked for. */
export async function aCollection(
  { api, owner }: ApiWorld,
  { with: held, visibility = 'private' }: { with?: string; visibility?: CollectionVisibility } = {},
) {
  const send = (url: string, payload: object) =>
    api.server.inject({ method: 'POST', url, payload, headers: { cookie: owner.cookie } });
  const made = await send('/api/collections', { name: createUnusedName(), visibility });
  if (made.statusCode !== 200) throw new Error(`No collection was made: ${made.statusCode} ${made.body}`);
  const { id } = made.json<{ id: string }>();
  if (held) await send(`/api/collections/${id}/items`, { resourceId: held });
  return id;
}

export async function aResource({ api, owner }: ApiWorld): Promise<string> {
  const [row] = await api.dependencies.database.asOwner((tx) =>
    tx.query<{ id: string }>(
      'test-collected-resource',
      `insert into resources (title, status, visibility, submitted_by, submitted_at)
       values ('Rivers', 'approved', 'public', $1, now()) returning id`,
      [owner.session.user.id],
    ),
  );
  return row?.id ?? '';
}

async function anItem(
  world: ApiWorld,
): Promise<Call & { readonly params: Readonly<Record<string, string>> }> {
  const resourceId = await aResource(world);
  return { as: world.owner, params: { id: await aCollection(world, { with: resourceId }), resourceId } };
}

async function aPublicCollection(world: ApiWorld): Promise<Call> {
  return { as: world.owner, params: { id: await aCollection(world, { visibility: 'link' }) } };
}

/** Somebody new each time: a person has one at a time. */
async function anArchive({ api, openId }: ApiWorld, state: 'waiting' | 'ready'): Promise<Call> {
  const owner = await person(api);
  const collection = await aCollection({ api, openId, owner }, { visibility: 'link' });
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/collections/${collection}/archive`,
    headers: { cookie: owner.cookie },
  });
  const { id } = answer.json<{ id: string }>();
  if (state === 'ready') await packArchive(api.dependencies, id, new AbortController().signal);
  return { as: owner, params: { id } };
}

export const calls: OperationCases = {
  'collections.create': {
    valid: ({ owner }) => ({ as: owner, body: { name: createUnusedName() } }),
    othersGet: 'their own',
  },
  'collections.checkName': {
    valid: ({ owner }) => ({ as: owner, query: { name: createUnusedName() } }),
    othersGet: 'the same',
  },
  'collections.containing': {
    valid: async (world) => {
      const { params } = await anItem(world);
      return { as: world.owner, params: { resourceId: params['resourceId'] ?? '' } };
    },
    othersGet: 'their own',
  },
  'collections.get': {
    valid: aPublicCollection,
    othersGet: 'the same',
  },
  'collections.items': {
    valid: aPublicCollection,
    othersGet: 'the same',
  },
  'collections.facets': {
    valid: aPublicCollection,
    othersGet: 'the same',
  },
  'collections.change': {
    valid: async (world) => ({
      as: world.owner,
      params: { id: await aCollection(world) },
      body: { visibility: 'link' },
    }),
    othersGet: 'not_found',
  },
  'collections.remove': {
    valid: async (world) => ({ as: world.owner, params: { id: await aCollection(world) } }),
    othersGet: 'not_found',
  },
  'collections.add': {
    valid: async (world) => ({
      as: world.owner,
      params: { id: await aCollection(world) },
      body: { resourceId: await aResource(world) },
    }),
    othersGet: 'not_found',
  },
  'collections.note': {
    valid: async (world) => ({ ...(await anItem(world)), body: { notes: 'For the second lesson.' } }),
    othersGet: 'not_found',
  },
  'collections.takeOut': { valid: anItem, othersGet: 'not_found' },
  'collectionArchives.latest': { valid: aPublicCollection, othersGet: 'their own' },
  'collectionArchives.ask': {
    valid: async ({ api, openId }) => aPublicCollection({ api, openId, owner: await person(api) }),
    othersGet: 'their own',
  },
  'collectionArchives.cancel': { valid: (world) => anArchive(world, 'waiting'), othersGet: 'not_found' },
  'collectionArchives.download': { valid: (world) => anArchive(world, 'ready'), othersGet: 'not_found' },
};

export const roles: OperationRoles = {
  'collections.change': { learner: 'not_for_learners' },
};
