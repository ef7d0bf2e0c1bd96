import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { describeIsolation, type HealthDependencies, healthOf } from './service.ts';

const api = implement(contract.health).$context<RequestContext>();

export function healthRoutes(dependencies: HealthDependencies) {
  return api.router({
    check: api.check.handler(async ({ context }) => {
      const report = await healthOf(dependencies);
      if (report.status !== 'failing')
        return { ...report, ...(await describeIsolation(dependencies, await context.person())) };
      throw refuse('unhealthy', report);
    }),
  });
}
