import { type RulesOfTable, rule } from './rule.ts';
import type { World } from './world.ts';

/** What is made for everybody who may have it, and what is kept of visits for half an hour. */
export function outputRules(w: World): RulesOfTable {
  return {
    output_requests: [
      rule(
        `select from output_requests where id = '${w.outputRequest}'`,
        ['teacher', 'member', 'admin', 'system', 'owner'],
        ['student', 'guest', 'auth'],
      ),
      rule(
        `insert into output_requests (resource_id, version, format, profile) values ('${w.published}', 1, 'brf', 'a')`,
        ['guest', 'student'],
        ['auth', 'system'],
      ),
      rule(
        `insert into output_requests (resource_id, version, format, profile) values ('${w.premium}', 1, 'brf', 'a')`,
        ['teacher', 'member', 'admin'],
        ['guest', 'student'],
      ),
      rule(
        `insert into output_requests (resource_id, version, format, profile) values ('${w.unsubmitted}', 1, 'brf', 'a')`,
        ['teacher', 'admin'],
        ['member', 'guest'],
      ),
      rule(
        `update output_requests set problem = '' where id = '${w.outputRequest}'`,
        ['member', 'system'],
        ['student', 'guest'],
      ),
      rule(
        `update output_requests set state = 'done' where id = '${w.outputRequest}'`,
        ['system'],
        ['member', 'superAdmin'],
      ),
      rule(`delete from output_requests`, ['owner'], ['teacher', 'superAdmin', 'system']),
    ],
    recent_visits: [
      rule(`select from recent_visits`, ['system', 'owner'], ['superAdmin', 'guest', 'auth']),
      rule(
        `insert into recent_visits values (sha256('a'), now())`,
        ['owner'],
        ['superAdmin', 'guest', 'system'],
      ),
      rule(`update recent_visits set visited_at = now()`, ['owner'], ['superAdmin', 'guest', 'system']),
      rule(`delete from recent_visits`, ['system'], ['superAdmin', 'guest']),
    ],
  };
}
