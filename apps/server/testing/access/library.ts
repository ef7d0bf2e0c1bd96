import { aResource } from '../factories.ts';
import type { ApiWorld, OperationCases } from '../http/operation-case.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

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

async function anOwnResource({ api, owner }: ApiWorld): Promise<string> {
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
export const calls: OperationCases = {
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

export function rules(w: World): RulesOfTable {
  return {
    user_collections: [
      rule(
        `select from user_collections where id = '${w.collection}'`,
        ['student', 'admin', 'system', 'owner'],
        ['teacher', 'guest'],
      ),
      rule(`select from user_collections where id = '${w.shared}'`, ['guest', 'teacher'], ['auth']),
      rule(
        `select from user_collections where id = '${w.given}'`,
        ['manager', 'student', 'member', 'admin', 'system', 'owner'],
        ['teacher', 'founder', 'guest'],
      ),
      rule(
        `select from user_collections where id = '${w.dismissed}'`,
        ['manager', 'admin'],
        ['student', 'member', 'guest'],
      ),
      rule(
        `select from user_collections where id = '${w.linked}'`,
        ['student', 'admin', 'system', 'owner'],
        ['teacher', 'guest'],
      ),
      rule(
        `insert into user_collections (name) values ('Rocks')`,
        ['student', 'teacher'],
        ['guest', 'system'],
      ),
      rule(
        `update user_collections set name = 'Rocks' where id = '${w.shared}'`,
        ['student'],
        ['teacher', 'admin', 'system'],
      ),
      rule(
        `delete from user_collections where id = '${w.shared}'`,
        ['student'],
        ['teacher', 'admin', 'system'],
      ),
    ],
    collection_items: [
      rule(
        `select from collection_items where collection_id = '${w.collection}'`,
        ['student', 'admin', 'system', 'owner'],
        ['teacher', 'guest'],
      ),
      rule(
        `select from collection_items where collection_id = '${w.shared}'`,
        ['guest', 'teacher'],
        ['auth'],
      ),
      rule(
        `insert into collection_items (collection_id, resource_id) values ('${w.shared}', '${w.premium}')`,
        ['student'],
        ['teacher', 'admin', 'guest', 'system'],
      ),
      rule(
        `insert into collection_items (collection_id, resource_id) values ('${w.shared}', '${w.unsubmitted}')`,
        [],
        ['student'],
      ),
      rule(
        `update collection_items set notes = 'x' where collection_id = '${w.shared}'`,
        ['student'],
        ['teacher', 'admin', 'system'],
      ),
      rule(
        `delete from collection_items where collection_id = '${w.shared}'`,
        ['student'],
        ['teacher', 'admin', 'system'],
      ),
    ],
    search_history: [
      rule(`select from search_history`, ['student', 'system', 'owner'], ['teacher', 'superAdmin', 'guest']),
      rule(`insert into search_history (search_query) values ('maps')`, ['teacher'], ['guest', 'system']),
      rule(`update search_history set search_query = 'maps'`, ['owner'], ['student', 'superAdmin', 'system']),
      rule(`delete from search_history`, ['student', 'system'], ['teacher', 'superAdmin']),
    ],
    content_access_logs: [
      rule(`select from content_access_logs`, ['student', 'admin', 'system', 'owner'], ['teacher', 'guest']),
      rule(
        `insert into content_access_logs (resource_id) values ('${w.published}')`,
        ['teacher'],
        ['guest', 'system'],
      ),
      rule(
        `insert into content_access_logs (resource_id) values ('${w.unsubmitted}')`,
        ['teacher'],
        ['student'],
      ),
      rule(
        `update content_access_logs set access_type = 'x'`,
        ['owner'],
        ['student', 'superAdmin', 'system'],
      ),
      rule(`delete from content_access_logs`, ['student', 'system'], ['teacher', 'superAdmin']),
    ],
    resource_events: [
      rule(`select from resource_events`, ['system', 'owner'], ['superAdmin', 'guest']),
      rule(
        `insert into resource_events (resource_id, kind) values ('${w.published}', 'view')`,
        ['guest'],
        ['auth', 'system'],
      ),
      rule(
        `insert into resource_events (resource_id, kind) values ('${w.unsubmitted}', 'view')`,
        ['teacher'],
        ['guest'],
      ),
      rule(`update resource_events set kind = 'view'`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from resource_events`, ['system'], ['superAdmin', 'guest']),
    ],
    likes: [
      rule(`select from likes`, ['student', 'admin', 'system', 'owner'], ['teacher', 'guest']),
      rule(`insert into likes (resource_id) values ('${w.premium}')`, ['student'], ['guest', 'system']),
      rule(`insert into likes (resource_id) values ('${w.unsubmitted}')`, ['teacher'], ['student']),
      rule(`update likes set created_at = now()`, ['owner'], ['student', 'superAdmin', 'system']),
      rule(`delete from likes`, ['student'], ['teacher', 'superAdmin', 'system']),
    ],
    ratings: [
      rule(`select from ratings`, ['student', 'admin', 'system', 'owner'], ['teacher', 'guest']),
      rule(
        `insert into ratings (resource_id, stars) values ('${w.premium}', 5)`,
        ['student'],
        ['guest', 'system'],
      ),
      rule(`update ratings set stars = 1`, ['student'], ['teacher', 'superAdmin', 'system']),
      rule(`delete from ratings`, ['student'], ['teacher', 'superAdmin', 'system']),
    ],
    comments: [
      rule(
        `select from comments where id = '${w.comment}'`,
        ['guest', 'student', 'system', 'owner'],
        ['auth'],
      ),
      rule(
        `insert into comments (resource_id, body) values ('${w.published}', 'Good.')`,
        ['student'],
        ['guest', 'system'],
      ),
      rule(
        `insert into comments (resource_id, body) values ('${w.unsubmitted}', 'Good.')`,
        ['teacher'],
        ['student'],
      ),
      rule(`update comments set body = 'Bad.'`, ['student'], ['teacher', 'superAdmin', 'system']),
      rule(`update comments set hidden_at = now()`, ['owner'], ['student', 'superAdmin']),
      rule(`delete from comments`, ['student', 'admin'], ['teacher', 'guest', 'system']),
    ],
    reports: [
      rule(`select from reports`, ['student', 'admin', 'system', 'owner'], ['teacher', 'guest']),
      rule(
        `insert into reports (resource_id, reason) values ('${w.published}', 'wrong')`,
        ['teacher'],
        ['guest', 'system'],
      ),
      rule(`update reports set state = 'upheld'`, ['admin'], ['student', 'teacher', 'system']),
      rule(`delete from reports`, ['owner'], ['student', 'superAdmin', 'system']),
    ],
    accessible_requests: [
      rule(
        `select from accessible_requests where id = '${w.wish}'`,
        ['guest', 'student', 'system', 'owner'],
        ['auth'],
      ),
      rule(
        `select from accessible_requests where id = '${w.hiddenWish}'`,
        ['teacher', 'reviewer', 'admin'],
        ['member', 'student', 'guest'],
      ),
      rule(`select handled_by from accessible_requests`, ['system', 'owner'], ['teacher', 'superAdmin']),
      rule(
        `insert into accessible_requests (resource_id, form) values ('${w.published}', 'captions')`,
        ['student', 'teacher'],
        ['guest', 'system'],
      ),
      rule(
        `insert into accessible_requests (resource_id, form) values ('${w.unsubmitted}', 'captions')`,
        ['teacher', 'admin'],
        ['student'],
      ),
      rule(
        `insert into accessible_requests (resource_id, form, state, answer) values ('${w.published}', 'captions', 'answered', 'Yes.')`,
        ['owner'],
        ['teacher', 'superAdmin'],
      ),
      rule(
        `update accessible_requests set state = 'taken' where id = '${w.wish}'`,
        ['teacher', 'admin'],
        ['student', 'otherTeacher', 'reviewer', 'guest', 'system'],
      ),
      rule(
        `update accessible_requests set state = 'taken' where id = '${w.hiddenWish}'`,
        ['teacher', 'reviewer', 'manager', 'founder', 'superAdmin'],
        ['member', 'student', 'guest'],
      ),
      rule(
        `update accessible_requests set state = 'open' where id = '${w.settledWish}'`,
        ['owner'],
        ['teacher', 'superAdmin'],
      ),
      rule(
        `update accessible_requests set state = 'answered', answer = 'There.', answer_resource_id = '${w.premium}' where id = '${w.wish}'`,
        ['teacher'],
        ['student'],
      ),
      rule(
        `update accessible_requests set state = 'answered', answer = 'There.', answer_resource_id = '${w.decided}' where id = '${w.wish}'`,
        ['admin'],
        ['teacher'],
      ),
      rule(`delete from accessible_requests`, ['owner'], ['student', 'teacher', 'superAdmin', 'system']),
    ],
    accessible_request_supporters: [
      rule(
        `select from accessible_request_supporters`,
        ['student', 'admin', 'system', 'owner'],
        ['teacher', 'guest'],
      ),
      rule(
        `insert into accessible_request_supporters (request_id) values ('${w.wish}')`,
        ['leaver', 'teacher'],
        ['guest', 'system'],
      ),
      rule(
        `insert into accessible_request_supporters (request_id) values ('${w.hiddenWish}')`,
        ['reviewer'],
        ['student'],
      ),
      rule(
        `insert into accessible_request_supporters (request_id) values ('${w.settledWish}')`,
        [],
        ['leaver', 'superAdmin'],
      ),
      rule(
        `insert into accessible_request_supporters (request_id, user_id) values ('${w.wish}', '${w.people.member}')`,
        ['owner'],
        ['leaver', 'superAdmin'],
      ),
      rule(
        `update accessible_request_supporters set words = 'x'`,
        ['owner'],
        ['student', 'superAdmin', 'system'],
      ),
      rule(`delete from accessible_request_supporters`, ['student'], ['teacher', 'superAdmin', 'system']),
    ],
  };
}
