import { aMembership, anOrganization, aResource, aRow } from '../../factories.ts';
import type { ApiWorld, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';
import { administrators, type OperationRoles } from '../../http/roles.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';
import { aCollection } from './collections.ts';

/** Of the owner, and shared with somebody new. */
async function aSharedCollection(world: ApiWorld): Promise<{ id: string; shareId: string; reader: Person }> {
  const { database } = world.api.dependencies;
  const [reader, id] = [await person(world.api), await aCollection(world)];
  const { id: shareId } = await aRow<{ id: string }>(database, 'collection_shares', {
    collection_id: id,
    person_id: reader.session.user.id,
  });
  return { id, shareId, reader };
}

async function aTeamOf({ api }: ApiWorld, member: Person): Promise<string> {
  const { database } = api.dependencies;
  const { id: organization } = await anOrganization(database);
  await aMembership(database, { organization, user: member.session.user.id });
  const team = await aRow<{ id: string }>(database, 'teams', { organization_id: organization, name: '6a' });
  return team.id;
}

export const calls: OperationCases = {
  'collectionShares.list': {
    valid: async (world) => ({ as: world.owner, params: { id: await aCollection(world) } }),
    othersGet: 'not_found',
  },
  'collectionShares.withPerson': {
    valid: async (world) => {
      const { api, owner } = world;
      const author = await person(api, { role: 'teacher' });
      await aResource(api.dependencies.database, { owner: author.session.user.id });
      return { as: owner, params: { id: await aCollection(world) }, body: { who: author.username } };
    },
    othersGet: 'not_found',
  },
  'collectionShares.withTeam': {
    valid: async (world) => ({
      as: world.owner,
      params: { id: await aCollection(world) },
      body: { teamId: await aTeamOf(world, world.owner) },
    }),
    othersGet: 'not_found',
  },
  'collectionShares.end': {
    valid: async (world) => {
      const { id, shareId } = await aSharedCollection(world);
      return { as: world.owner, params: { id, shareId } };
    },
    othersGet: 'not_found',
  },
  'collectionShares.withMe': {
    valid: async (world) => {
      const { reader } = await aSharedCollection(world);
      return { as: reader, query: { search: 'maps', sortBy: 'alphabetical', offset: '0', limit: '10' } };
    },
    othersGet: 'their own',
  },
  'collectionShares.dismiss': {
    valid: async (world) => {
      const { id, reader } = await aSharedCollection(world);
      return { as: reader, params: { id } };
    },
    othersGet: 'not_found',
  },
  'collectionShares.undoDismissal': {
    valid: async (world) => {
      const { id, reader } = await aSharedCollection(world);
      await aRow(world.api.dependencies.database, 'collection_dismissals', {
        collection_id: id,
        user_id: reader.session.user.id,
      });
      return { as: reader, params: { id } };
    },
    othersGet: 'not_found',
  },
  'collectionShares.copy': {
    valid: async (world) => ({ as: world.owner, params: { id: await aCollection(world) } }),
    othersGet: 'not_found',
  },
};

export function rules(w: World): RulesOfTable {
  return {
    collection_shares: [
      rule(
        `select from collection_shares where collection_id = '${w.given}'`,
        // The member is in the team that it is shared with.
        ['manager', 'student', 'member', 'owner'],
        ['teacher', 'admin', 'guest', 'system', 'auth'],
      ),
      rule(
        `insert into collection_shares (collection_id, person_id) values ('${w.given}', '${w.people.teacher}')`,
        ['manager'],
        ['teacher', 'student', 'admin', 'guest', 'system'],
      ),
      // The leaver shows nothing to others, and nobody shares with themselves.
      rule(
        `insert into collection_shares (collection_id, person_id) values ('${w.given}', '${w.people.leaver}')`,
        [],
        ['manager'],
      ),
      rule(
        `insert into collection_shares (collection_id, person_id) values ('${w.given}', '${w.people.manager}')`,
        [],
        ['manager'],
      ),
      rule(
        `insert into collection_shares (collection_id, team_id) values ('${w.dismissed}', '${w.team}')`,
        ['manager'],
        ['member', 'system'],
      ),
      rule(
        `insert into collection_shares (collection_id, team_id) values ('${w.collection}', '${w.team}')`,
        [],
        ['student'],
      ),
      rule(`update collection_shares set person_id = person_id`, ['owner'], ['manager', 'student', 'system']),
      rule(
        `delete from collection_shares where id = '${w.share}'`,
        ['manager'],
        ['student', 'teacher', 'admin', 'system'],
      ),
    ],
    collection_dismissals: [
      rule(
        `select from collection_dismissals where collection_id = '${w.dismissed}'`,
        ['student', 'manager', 'owner'],
        ['teacher', 'admin', 'guest', 'system', 'auth'],
      ),
      rule(
        `insert into collection_dismissals (collection_id) values ('${w.given}')`,
        ['student', 'member'],
        ['teacher', 'manager', 'guest', 'system'],
      ),
      rule(
        `update collection_dismissals set created_at = now()`,
        ['owner'],
        ['student', 'manager', 'system'],
      ),
      rule(
        `delete from collection_dismissals where collection_id = '${w.dismissed}'`,
        ['student'],
        ['manager', 'teacher', 'admin', 'system'],
      ),
    ],
  };
}

export const roles: OperationRoles = {
  'collectionShares.copy': administrators('the same'),
};
