import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import {
  addTeamMember,
  createTeam,
  listTeams,
  readTeam,
  removeTeam,
  removeTeamMember,
  renameTeam,
  type TeamDependencies,
} from './service.ts';

const api = implement(contract.teams).$context<RequestContext>();

export function teamRoutes(dependencies: TeamDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listTeams(dependencies, await context.signedIn(), input),
    ),
    get: api.get.handler(async ({ context, input }) =>
      readTeam(dependencies, await context.signedIn(), input),
    ),
    create: api.create.handler(async ({ context, input }) =>
      createTeam(dependencies, await context.signedIn(), input),
    ),
    rename: api.rename.handler(async ({ context, input }) =>
      renameTeam(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeTeam(dependencies, await context.signedIn(), input),
    ),
    addMember: api.addMember.handler(async ({ context, input }) =>
      addTeamMember(dependencies, await context.signedIn(), input),
    ),
    removeMember: api.removeMember.handler(async ({ context, input }) =>
      removeTeamMember(dependencies, await context.signedIn(), input),
    ),
  });
}
