import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { keepMark, listMarks, type MarkDependencies, removeMark } from './service.ts';

const api = implement(contract.marks).$context<RequestContext>();

export function markRoutes(dependencies: MarkDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listMarks(dependencies, await context.signedIn(), input.id),
    ),
    keep: api.keep.handler(async ({ context, input }) =>
      keepMark(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeMark(dependencies, await context.signedIn(), input),
    ),
  });
}
