import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  type ActivityDependencies,
  clearActivities,
  countOwnFigures,
  listActivities,
  listOwnSubmissions,
  listRecentVisits,
  readOwnWork,
  removeActivity,
} from './service.ts';

const api = implement(contract.activity).$context<RequestContext>();

export function activityRoutes(dependencies: ActivityDependencies) {
  return api.router({
    recent: api.recent.handler(async ({ context, input }) =>
      listRecentVisits(dependencies, await context.signedIn(), input.limit),
    ),
    submissions: api.submissions.handler(async ({ context, input }) =>
      listOwnSubmissions(dependencies, await context.signedIn(), input.limit),
    ),
    figures: api.figures.handler(async ({ context, input }) =>
      countOwnFigures(dependencies, await context.signedIn(), input.monthBegan),
    ),
    work: api.work.handler(async ({ context }) => readOwnWork(dependencies, await context.signedIn())),
    list: api.list.handler(async ({ context, input }) =>
      listActivities(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeActivity(dependencies, await context.signedIn(), input.id),
    ),
    clear: api.clear.handler(async ({ context }) => clearActivities(dependencies, await context.signedIn())),
  });
}
