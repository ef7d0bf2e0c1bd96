import { aCollection, aResource } from '../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

/** Whoever has published something has a page for everybody. */
async function somebody(world: ApiWorld, query: Call['query'] = {}): Promise<Call> {
  const { database } = world.api.dependencies;
  const owner = world.owner.session.user.id;
  await aResource(database, { owner });
  await aCollection(database, { owner, name: `Maps ${Math.random()}`, is_public: true });
  return { as: null, params: { id: owner }, query };
}

export const calls: OperationCases = {
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

export function rules(w: World): RulesOfTable {
  return {
    user_roles: [
      rule(
        `select from user_roles where user_id = '${w.student}'`,
        ['student', 'admin', 'superAdmin', 'auth', 'system', 'owner'],
        ['guest', 'teacher'],
      ),
      rule(
        `insert into user_roles (user_id, role, granted_by) values ('${w.student}', 'teacher', app_uid())`,
        ['admin', 'superAdmin', 'system'],
        ['student', 'teacher', 'guest', 'auth'],
      ),
      rule(
        `insert into user_roles (user_id, role, granted_by) values ('${w.student}', 'admin', app_uid())`,
        ['superAdmin'],
        ['admin', 'student'],
      ),
      rule(
        `update user_roles set role = 'super_admin' where user_id = '${w.student}'`,
        ['owner'],
        ['superAdmin', 'student', 'auth', 'system'],
      ),
      rule(`insert into user_roles (user_id, role) values ('${w.learner}', 'teacher')`, [], ['owner']),
      rule(
        `delete from user_roles where user_id = '${w.student}'`,
        ['admin', 'superAdmin', 'system'],
        ['student', 'teacher', 'auth'],
      ),
      rule(`delete from user_roles where user_id = '${w.admin}'`, ['superAdmin'], ['admin']),
    ],
    profiles: [
      rule(
        `select from profiles where user_id = '${w.teacher}'`,
        ['teacher', 'member', 'guest', 'student', 'auth', 'system', 'owner'],
        [],
      ),
      rule(
        `select from profiles where user_id = '${w.member}'`,
        ['member', 'founder', 'admin'],
        ['student', 'guest', 'otherTeacher'],
      ),
      rule(
        `insert into profiles (user_id, display_name) values ('${w.faceless}', 'X')`,
        ['owner'],
        ['superAdmin', 'auth', 'system'],
      ),
      rule(
        `update profiles set bio = 'I draw maps.' where user_id = '${w.teacher}'`,
        ['teacher', 'auth'],
        ['admin', 'student', 'guest', 'system'],
      ),
      rule(
        `update profiles set avatar_file_id = '${w.download}', avatar_alt = 'A face'`,
        ['teacher'],
        ['otherTeacher', 'admin'],
      ),
      rule(
        `delete from profiles where user_id = '${w.student}'`,
        ['owner'],
        ['student', 'superAdmin', 'auth'],
      ),
    ],
    site_settings: [
      rule(`select from site_settings`, ['guest', 'student', 'owner', 'system'], ['auth']),
      rule(
        `insert into site_settings default values on conflict (is_only) do update set updated_at = now()`,
        ['owner'],
        ['superAdmin', 'auth', 'system'],
      ),
      rule(
        `update site_settings set shows_sample_figures = false`,
        ['admin', 'superAdmin', 'owner'],
        ['teacher', 'guest', 'auth', 'system'],
      ),
      rule(
        `update site_settings set library_progress_id = null`,
        ['system', 'owner'],
        ['superAdmin', 'teacher', 'guest', 'auth'],
      ),
      rule(`delete from site_settings`, ['owner'], ['superAdmin', 'auth', 'system']),
    ],
    preferences: [
      rule(
        `select from preferences where user_id = '${w.student}'`,
        ['student', 'auth', 'system', 'owner'],
        ['superAdmin', 'teacher', 'guest'],
      ),
      rule(
        `insert into preferences (user_id) values ('${w.faceless}')`,
        ['owner'],
        ['superAdmin', 'auth', 'system'],
      ),
      rule(
        `update preferences set language = 'de' where user_id = '${w.student}'`,
        ['student', 'auth'],
        ['superAdmin'],
      ),
      rule(
        `delete from preferences where user_id = '${w.student}'`,
        ['owner'],
        ['student', 'superAdmin', 'system'],
      ),
    ],
    upload_requests: [
      rule(
        `select from upload_requests where id = '${w.request}'`,
        ['student', 'admin', 'system', 'owner'],
        ['teacher', 'guest'],
      ),
      rule(
        `insert into upload_requests (role_wanted, reason) values ('teacher', 'I teach.')`,
        ['member'],
        ['teacher', 'guest', 'system'],
      ),
      rule(
        `update upload_requests set state = 'granted' where id = '${w.request}'`,
        ['admin', 'superAdmin'],
        ['student', 'teacher', 'system'],
      ),
      rule(`delete from upload_requests`, ['owner'], ['superAdmin', 'student', 'system']),
    ],
    notices: [
      rule(
        `select from notices where id = '${w.notice}'`,
        ['teacher', 'system', 'owner'],
        ['student', 'superAdmin'],
      ),
      rule(
        `insert into notices (user_id, kind) values ('${w.student}', 'news')`,
        ['system', 'auth', 'owner'],
        ['student', 'superAdmin'],
      ),
      rule(
        `update notices set read_at = now() where id = '${w.notice}'`,
        ['teacher'],
        ['student', 'superAdmin'],
      ),
      rule(`delete from notices where id = '${w.notice}'`, ['teacher', 'system'], ['student', 'superAdmin']),
    ],
  };
}
