import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { ADMINISTRATION_PATHS, peopleFilters } from '@relievo/contracts/administration';
import { toInputIssues } from '@relievo/contracts/issues';
import { ADMINISTRATORS } from '@relievo/contracts/values';
import type { DocumentRoute } from '../../../platform/http/files/documents.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { actOnPeople } from './act-service.ts';
import { exportPeople, givePersonRoles, listPeople } from './service.ts';

const api = implement(contract.userManagement).$context<RequestContext>();

export function userManagementRoutes(dependencies: AccountDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listPeople(dependencies, await context.signedIn(), input),
    ),
    act: api.act.handler(async ({ context, input }) => ({
      outcomes: await actOnPeople(dependencies, await context.signedIn(), input),
    })),
    changeRoles: api.changeRoles.handler(async ({ context, input }) =>
      givePersonRoles(dependencies, await context.signedIn(), input),
    ),
  });
}

/** The table of people as a file. */
export function createPeopleDocument(dependencies: AccountDependencies): DocumentRoute {
  return {
    path: ADMINISTRATION_PATHS.people,
    limit: 'costly',
    answer: async ({ context, parameters }) => {
      const person = await context.signedIn();
      if (!person.roles.some((role) => (ADMINISTRATORS as readonly string[]).includes(role)))
        throw refuse('forbidden');
      const read = peopleFilters.safeParse(Object.fromEntries(parameters));
      if (!read.success) throw refuse('invalid_input', { issues: toInputIssues(read.error.issues) });
      return exportPeople(dependencies, person, read.data);
    },
  };
}
