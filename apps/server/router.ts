import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { healthRoutes } from './features/health/routes.ts';
import type { HealthDependencies } from './features/health/service.ts';
import type { RequestContext } from './platform/http/context.ts';
import type { ApiRouter } from './platform/http/operations.ts';

/** What the features need to answer. */
export type RouterDependencies = HealthDependencies;

/** The contract, answered: each part by its feature. */
export function createRouter(dependencies: RouterDependencies): ApiRouter {
  return implement(contract)
    .$context<RequestContext>()
    .router({
      health: healthRoutes(dependencies),
    });
}
