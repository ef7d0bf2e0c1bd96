import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { ClassDependencies } from '../dependencies.ts';
import {
  giveAssignment,
  listAssignments,
  listOwnAssignments,
  markResource,
  takeBackAssignment,
} from './service.ts';

const api = implement(contract.assignments).$context<RequestContext>();

export function assignmentRoutes(dependencies: ClassDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listAssignments(dependencies, await context.signedIn(), input.id),
    ),
    give: api.give.handler(async ({ context, input }) =>
      giveAssignment(dependencies, await context.signedIn(), input),
    ),
    takeBack: api.takeBack.handler(async ({ context, input }) =>
      takeBackAssignment(dependencies, await context.signedIn(), input),
    ),
    mine: api.mine.handler(async ({ context }) => listOwnAssignments(dependencies, await context.signedIn())),
    mark: api.mark.handler(async ({ context, input }) =>
      markResource(dependencies, await context.signedIn(), input),
    ),
  });
}
