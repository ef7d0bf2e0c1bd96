import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { checkHealth, describeIsolation, type HealthDependencies } from './service.ts';

const api = implement(contract.health).$context<RequestContext>();

/** An administrator who has to add a second step first learns no more than a guest. */
async function readyPerson({ person }: RequestContext) {
  const found = await person();
  return found?.mustAddSecondStep ? null : found;
}

export function healthRoutes(dependencies: HealthDependencies) {
  return api.router({
    check: api.check.handler(async ({ context }) => {
      const report = await checkHealth(dependencies);
      if (report.status !== 'failing')
        return { ...report, ...(await describeIsolation(dependencies, await readyPerson(context))) };
      throw refuse('unhealthy', report);
    }),
  });
}
