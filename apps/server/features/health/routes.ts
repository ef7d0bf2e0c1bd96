import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { checkHealth, describeIsolation, type HealthDependencies } from './service.ts';

const api = implement(contract.health).$context<RequestContext>();

export function healthRoutes(dependencies: HealthDependencies) {
  return api.router({
    check: api.check.handler(async ({ context }) => {
      const report = await checkHealth(dependencies);
      if (report.status !== 'failing')
        return { ...report, ...(await describeIsolation(dependencies, await context.person())) };
      throw refuse('unhealthy', report);
    }),
  });
}
