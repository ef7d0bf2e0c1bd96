import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import {
  changeRole,
  changeStatus,
  listMembers,
  type MemberDependencies,
  readOrganization,
  removeMember,
} from './service.ts';

const api = implement(contract.members).$context<RequestContext>();

export function memberRoutes(dependencies: MemberDependencies) {
  return api.router({
    organization: api.organization.handler(async ({ context, input }) =>
      readOrganization(dependencies, await context.signedIn(), input.id),
    ),
    list: api.list.handler(async ({ context, input }) =>
      listMembers(dependencies, await context.signedIn(), input),
    ),
    changeRole: api.changeRole.handler(async ({ context, input }) =>
      changeRole(dependencies, await context.signedIn(), input),
    ),
    changeStatus: api.changeStatus.handler(async ({ context, input }) =>
      changeStatus(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeMember(dependencies, await context.signedIn(), input),
    ),
  });
}
