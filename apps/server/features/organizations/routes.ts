import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  currentOrganization,
  foundOrganization,
  membershipsOf,
  type OrganizationDependencies,
  switchOrganization,
} from './service.ts';

const api = implement(contract.organizations).$context<RequestContext>();

export function organizationRoutes(dependencies: OrganizationDependencies) {
  return api.router({
    listMine: api.listMine.handler(async ({ context }) =>
      membershipsOf(dependencies, await context.signedIn()),
    ),
    found: api.found.handler(async ({ context, input }) =>
      foundOrganization(dependencies, await context.signedIn(), input),
    ),
    current: api.current.handler(async ({ context }) =>
      currentOrganization(dependencies, await context.signedIn()),
    ),
    switch: api.switch.handler(async ({ context, input }) =>
      switchOrganization(dependencies, await context.signedIn(), input.organizationId),
    ),
  });
}
