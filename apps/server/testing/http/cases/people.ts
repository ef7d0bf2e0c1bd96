import { aCollection, aResource } from '../../factories.ts';
import type { Call, OperationCase, World } from '../operation-case.ts';

/** Whoever has published something has a page for everybody. */
async function somebody(world: World, query: Call['query'] = {}): Promise<Call> {
  const { database } = world.api.dependencies;
  const owner = world.owner.session.user.id;
  await aResource(database, { owner });
  await aCollection(database, { owner, name: `Maps ${Math.random()}`, is_public: true });
  return { as: null, params: { id: owner }, query };
}

export const peopleCases: Readonly<Record<string, OperationCase>> = {
  'people.get': { valid: (world) => somebody(world), othersGet: 'the same' },
  'people.resources': {
    valid: (world) => somebody(world, { search: 'cone', sortBy: 'alphabetical', offset: '0', limit: '5' }),
    othersGet: 'the same',
  },
  'people.collections': {
    valid: (world) => somebody(world, { offset: '0', limit: '5' }),
    othersGet: 'the same',
  },
};
