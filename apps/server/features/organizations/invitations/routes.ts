import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import {
  acceptInvitation,
  type InvitationDependencies,
  joinWaiting,
  listInvitations,
  listWaiting,
  revoke,
  seeInvitation,
  sendAgain,
  sendInvitations,
} from './service.ts';

const api = implement(contract.invitations).$context<RequestContext>();

export function invitationRoutes(dependencies: InvitationDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listInvitations(dependencies, await context.signedIn(), input),
    ),
    send: api.send.handler(async ({ context, input }) =>
      sendInvitations(dependencies, await context.signedIn(), input),
    ),
    sendAgain: api.sendAgain.handler(async ({ context, input }) =>
      sendAgain(dependencies, await context.signedIn(), input),
    ),
    revoke: api.revoke.handler(async ({ context, input }) =>
      revoke(dependencies, await context.signedIn(), input),
    ),
    see: api.see.handler(({ input }) => seeInvitation(dependencies, input.token)),
    accept: api.accept.handler(async ({ context, input }) =>
      acceptInvitation(dependencies, await context.signedIn(), input.token),
    ),
    waiting: api.waiting.handler(async ({ context }) => listWaiting(dependencies, await context.signedIn())),
    join: api.join.handler(async ({ context, input }) =>
      joinWaiting(dependencies, await context.signedIn(), input.id),
    ),
  });
}
