import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { recordVisit, type VisitDependencies } from '../visits/service.ts';
import { listOutputs, readChart, requestOutput } from './service.ts';

const api = implement(contract.outputs).$context<RequestContext>();

export function outputRoutes(dependencies: VisitDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listOutputs(dependencies, await context.viewer(), input.id),
    ),
    make: api.make.handler(async ({ context, input }) =>
      requestOutput(dependencies, await context.viewer(), input),
    ),
    chart: api.chart.handler(async ({ context, input }) =>
      readChart(dependencies, await context.viewer(), input.id),
    ),
    recordView: api.recordView.handler(async ({ context, input }) => {
      if (await recordVisit(dependencies, context, input.id, 'view')) return {};
      throw refuse('not_found');
    }),
  });
}
