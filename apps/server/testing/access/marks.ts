import type { Database } from '../../platform/database/database.ts';
import { aRow } from '../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';
import { aResource } from './collections/collections.ts';

async function onAPoint(world: ApiWorld): Promise<Call> {
  return { as: world.owner, params: { id: await aResource(world), place: 'point-1-3' } };
}

export const calls: OperationCases = {
  'marks.list': {
    valid: async (world) => ({ as: world.owner, params: { id: await aResource(world) } }),
    othersGet: 'their own',
  },
  'marks.keep': {
    valid: async (world) => ({
      ...(await onAPoint(world)),
      body: { note: 'The highest of all.', isShared: false },
    }),
    othersGet: 'their own',
  },
  'marks.remove': { valid: onAPoint, othersGet: 'their own' },
};

export async function rules(w: World, database: Database): Promise<RulesOfTable> {
  await aRow(database, 'point_marks', { user_id: w.student, resource_id: w.premium, place: 'point-1-1' });
  await aRow(database, 'point_marks', {
    user_id: w.teacher,
    resource_id: w.published,
    place: 'point-1-2',
    note: 'Look here first.',
    is_shared: true,
  });
  const insert = 'insert into point_marks (resource_id, place, is_shared) values';
  return {
    point_marks: [
      rule(
        `select from point_marks where not is_shared`,
        ['student', 'owner'],
        ['teacher', 'learner', 'superAdmin', 'guest', 'system', 'auth'],
      ),
      rule(
        `select from point_marks where is_shared`,
        ['teacher', 'learner', 'classmate', 'owner'],
        ['student', 'otherTeacher', 'member', 'superAdmin', 'guest'],
      ),
      rule(
        `${insert} ('${w.published}', 'point-1-3', false)`,
        ['student', 'learner'],
        ['guest', 'system', 'auth'],
      ),
      rule(`${insert} ('${w.unsubmitted}', 'point-1-3', false)`, ['teacher'], ['student', 'learner']),
      rule(
        `${insert} ('${w.published}', 'point-1-3', true)`,
        ['teacher'],
        ['student', 'learner', 'otherTeacher'],
      ),
      rule(
        `update point_marks set note = 'A peak.'`,
        ['student', 'teacher'],
        ['learner', 'superAdmin', 'system'],
      ),
      rule(`update point_marks set is_shared = true`, ['teacher'], ['student', 'learner', 'superAdmin']),
      rule(`delete from point_marks`, ['student', 'teacher'], ['learner', 'superAdmin', 'guest', 'system']),
    ],
  };
}
