import { aDrawnResource } from '../../../features/outputs/testing/drawn-resource.ts';
import { reportProgress } from '../../../features/progress/service.ts';
import { chartOf } from '../../../features/starter/charts/chart-drawing.ts';
import { STARTER_CHARTS } from '../../../features/starter/drawings-data.ts';
import type { Call, OperationCase, World } from '../operation-case.ts';

async function aDrawing({ api: { dependencies } }: World): Promise<Call> {
  return { as: null, params: { id: await aDrawnResource(dependencies) } };
}

/** Something that was made for everybody, and is made. */
async function aSharedJob(world: World): Promise<Call> {
  const { server, dependencies } = world.api;
  const { params } = await aDrawing(world);
  const url = `/api/resources/${params?.['id']}/outputs`;
  const payload = { format: 'brf', profile: 'embosser-6' };
  const answer = await server.inject({ method: 'POST', url, payload });
  const { progressId } = answer.json<{ progressId: string }>();
  await reportProgress(dependencies.database, progressId, { state: 'done' });
  return { as: null, params: { id: progressId } };
}

async function aChart({ api: { dependencies } }: World): Promise<Call> {
  const [chart] = STARTER_CHARTS;
  const conversion_metadata = JSON.stringify({ chart_content: chart && chartOf(chart) });
  return { as: null, params: { id: await aDrawnResource(dependencies, { conversion_metadata }) } };
}

export const outputCases: Readonly<Record<string, OperationCase>> = {
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
