import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/context.ts';
import {
  currentOrganization,
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
    current: api.current.handler(async ({ context }) =>
      currentOrganization(dependencies, await context.signedIn()),
    ),
    switch: api.switch.handler(async ({ context, input }) =>
      switchOrganization(dependencies, await context.signedIn(), input.organizationId),
    ),
  });
}
