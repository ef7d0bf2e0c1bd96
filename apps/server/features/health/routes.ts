import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { type HealthDependencies, healthOf } from './service.ts';

const api = implement(contract.health).$context<RequestContext>();

export function healthRoutes(dependencies: HealthDependencies) {
  return api.router({
    check: api.check.handler(async () => {
      const report = await healthOf(dependencies);
      if (report.status !== 'failing') return report;
      throw refuse('unhealthy', report);
    }),
  });
}
