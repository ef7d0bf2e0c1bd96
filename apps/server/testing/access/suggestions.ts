import type { Database } from '../../platform/database/database.ts';
import { aRow } from '../factories.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

/** What suggestions are found by and lists are counted by is read by functions alone, which know what the viewer is shown. */
export async function rules(w: World, database: Database): Promise<RulesOfTable> {
  await aRow(database, 'thinned_beginnings', { shown_to: w.published, beginning: 'ma', kind: 0 });
  await aRow(database, 'category_changes', { shown_to: w.published, category_key: 'maps', change: 1 });
  await aRow(database, 'bit_changes', { shown_to: w.published, filter_bits: 1, change: 1 });
  for (const shown_to of [NO_ORGANIZATION, w.school])
    await aRow(database, 'kept_trends', { shown_to, days_back: 30, trends: '[]' });
  return {
    kept_trends: [
      rule(`select from kept_trends`, ['owner', 'system', 'guest', 'student'], []),
      rule(
        `select from kept_trends where shown_to = '${w.school}'`,
        ['system'],
        ['guest', 'student', 'superAdmin'],
      ),
      rule(
        `insert into kept_trends (shown_to, days_back, trends) values ('${NO_ORGANIZATION}', 7, '[]')`,
        ['owner', 'system'],
        ['superAdmin', 'guest'],
      ),
      rule(`update kept_trends set trends = '[]'`, ['owner', 'system'], ['superAdmin', 'guest']),
      rule(`delete from kept_trends`, ['owner', 'system'], ['superAdmin', 'guest']),
    ],
    kept_beginnings: [
      rule(`select from kept_beginnings`, ['owner'], ['superAdmin', 'system', 'guest']),
      rule(
        `insert into kept_beginnings values ('${w.published}', 'ma', 0, 1, '${w.published}')`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update kept_beginnings set shown_to = shown_to`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from kept_beginnings`, ['owner'], ['superAdmin', 'system']),
    ],
    thinned_beginnings: [
      rule(`select from thinned_beginnings`, ['owner'], ['superAdmin', 'system', 'guest']),
      rule(
        `insert into thinned_beginnings (shown_to, beginning, kind) values ('${w.published}', 'ma', 0)`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update thinned_beginnings set shown_to = shown_to`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from thinned_beginnings`, ['owner'], ['superAdmin', 'system']),
    ],
    category_changes: [
      rule(`select from category_changes`, ['owner'], ['superAdmin', 'system', 'guest']),
      rule(
        `insert into category_changes (shown_to, category_key, change) values ('${w.published}', 'maps', 1)`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update category_changes set shown_to = shown_to`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from category_changes`, ['owner'], ['superAdmin', 'system']),
    ],
    bit_changes: [
      rule(`select from bit_changes`, ['owner'], ['superAdmin', 'system', 'guest']),
      rule(
        `insert into bit_changes (shown_to, filter_bits, change) values ('${w.published}', 1, 1)`,
        ['owner'],
        ['superAdmin', 'system'],
      ),
      rule(`update bit_changes set shown_to = shown_to`, ['owner'], ['superAdmin', 'system']),
      rule(`delete from bit_changes`, ['owner'], ['superAdmin', 'system']),
    ],
  };
}
