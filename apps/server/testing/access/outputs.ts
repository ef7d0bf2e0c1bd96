import { aDrawnResource } from '../../features/outputs/testing/drawn-resource.ts';
import { reportProgress } from '../../features/progress/service.ts';
import { chartOf } from '../../features/starter/charts/chart-drawing.ts';
import { STARTER_CHARTS } from '../../features/starter/drawings-data.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

async function aDrawing({ api: { dependencies } }: ApiWorld): Promise<Call> {
  return { as: null, params: { id: await aDrawnResource(dependencies) } };
}

/** Something that was made for everybody, and is made. */
async function aSharedJob(world: ApiWorld): Promise<Call> {
  const { server, dependencies } = world.api;
  const { params } = await aDrawing(world);
  const url = `/api/resources/${params?.['id']}/outputs`;
  const payload = { format: 'brf', profile: 'embosser-6' };
  const answer = await server.inject({ method: 'POST', url, payload });
  const { progressId } = answer.json<{ progressId: string }>();
  await reportProgress(dependencies.database, progressId, { state: 'done' });
  return { as: null, params: { id: progressId } };
}

async function aChart({ api: { dependencies } }: ApiWorld): Promise<Call> {
  const [chart] = STARTER_CHARTS;
  const conversion_metadata = JSON.stringify({ chart_content: chart && chartOf(chart) });
  return { as: null, params: { id: await aDrawnResource(dependencies, { conversion_metadata }) } };
}

export const calls: OperationCases = {
  'outputs.list': { valid: aDrawing, othersGet: 'the same' },
  'outputs.make': {
    valid: async (world) => ({ ...(await aDrawing(world)), body: { format: 'brf', profile: 'embosser-6' } }),
    othersGet: 'the same',
  },
  'outputs.chart': { valid: aChart, othersGet: 'the same' },
  'progress.read': { valid: aSharedJob, othersGet: 'the same' },
  'progress.watch': { valid: aSharedJob, othersGet: 'the same' },
  'outputs.recordView': { valid: aDrawing, othersGet: 'the same' },
};

/** What is made for everybody who may have it, and what is kept of visits for half an hour. */
export function rules(w: World): RulesOfTable {
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
