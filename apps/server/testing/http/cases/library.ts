import { aResource } from '../../factories.ts';
import type { OperationCase, World } from '../operation-case.ts';

const EVERY_FILTER = {
  search: 'water',
  'contentType[0]': 'free',
  'difficultyLevel[0]': 'Beginner',
  'difficultyLevel[1]': 'Elementary',
  'subject[0]': 'Science',
  'graphicType[0]': 'svg_tactileview',
  visibility: 'public',
  sortBy: 'alphabetical',
};
const slice = { offset: '0', limit: '10' };

async function anOwnResource({ api, owner }: World): Promise<string> {
  const { id } = await aResource(api.dependencies.database, {
    owner: owner.session.user.id,
    title: `A draft of ${owner.session.user.id}`,
    status: 'pending',
    visibility: 'private',
    submitted_at: null,
  });
  return id;
}

/** The library: what it lists, and one resource. */
export const libraryCases: Readonly<Record<string, OperationCase>> = {
  'library.marketplace': {
    valid: () => ({ as: null, query: { ...EVERY_FILTER, ...slice } }),
    othersGet: 'the same',
  },
  'library.search': {
    valid: () => ({ as: null, query: { ...EVERY_FILTER, ...slice, sortBy: 'relevance' } }),
    othersGet: 'the same',
  },
  'library.category': {
    valid: () => ({ as: null, query: { ...EVERY_FILTER, ...slice, category: 'Science' } }),
    othersGet: 'the same',
  },
  'library.categories': {
    valid: () => ({ as: null, query: { search: 'sci', sortBy: 'largest', ...slice } }),
    othersGet: 'the same',
  },
  'library.facets': {
    valid: ({ owner }) => ({ as: owner, query: { search: 'draft', list: 'search' } }),
    othersGet: 'the same',
  },
  'library.ownContent': {
    valid: async (world) => {
      await anOwnResource(world);
      return { as: world.owner, query: { search: 'draft', status: 'draft', ...slice } };
    },
    othersGet: 'their own',
  },
  'library.organization': {
    valid: ({ owner }) => ({ as: owner, query: { ...EVERY_FILTER, ...slice } }),
    othersGet: 'their own',
  },
  'library.collections': {
    valid: ({ owner }) => ({ as: owner, query: { search: 'a', sortBy: 'items', ...slice } }),
    othersGet: 'their own',
  },
  'resources.get': {
    valid: async (world) => {
      const { id } = await aResource(world.api.dependencies.database);
      return { as: world.owner, params: { id } };
    },
    othersGet: 'the same',
  },
  'resources.related': {
    valid: async (world) => {
      const { id } = await aResource(world.api.dependencies.database);
      return { as: world.owner, params: { id } };
    },
    othersGet: 'the same',
  },
};
