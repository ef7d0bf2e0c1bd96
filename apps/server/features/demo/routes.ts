import { implement } from '@orpc/server';
import { setupContract } from '@relievo/contracts/product';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  listLatestLetters,
  listTestPeople,
  makeTestPerson,
  type SetupDependencies,
} from './setup-service.ts';

const api = implement(setupContract).$context<RequestContext>();

/** Whoever reaches these can be anybody: they are put up in demonstrations and in development only. */
export function setupRoutes(dependencies: SetupDependencies) {
  return api.router({
    people: api.people.handler(() => listTestPeople(dependencies)),
    makePerson: api.makePerson.handler(({ input }) =>
      makeTestPerson(dependencies, input.role, input.displayName),
    ),
    outbox: api.outbox.handler(() => listLatestLetters(dependencies)),
  });
}
