import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { inviteLearners, listClassInvitations, revokeClassInvitation } from './service.ts';

const api = implement(contract.classInvitations).$context<RequestContext>();

export function classInvitationRoutes(dependencies: ClassDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listClassInvitations(dependencies, await context.signedIn(), input.id),
    ),
    send: api.send.handler(async ({ context, input }) =>
      inviteLearners(dependencies, await context.signedIn(), input),
    ),
    revoke: api.revoke.handler(async ({ context, input }) =>
      revokeClassInvitation(dependencies, await context.signedIn(), input),
    ),
  });
}
