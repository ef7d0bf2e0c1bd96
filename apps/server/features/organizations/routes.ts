import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  foundOrganization,
  grantTier,
  listMemberships,
  type OrganizationDependencies,
  readCurrentOrganization,
  switchOrganization,
  withdrawTier,
} from './service.ts';

const api = implement(contract.organizations).$context<RequestContext>();

const done = { done: true } as const;

export function organizationRoutes(dependencies: OrganizationDependencies) {
  return api.router({
    listMine: api.listMine.handler(async ({ context }) =>
      listMemberships(dependencies, await context.signedIn()),
    ),
    found: api.found.handler(async ({ context, input }) =>
      foundOrganization(dependencies, await context.signedIn(), input),
    ),
    current: api.current.handler(async ({ context }) =>
      readCurrentOrganization(dependencies, await context.signedIn()),
    ),
    switch: api.switch.handler(async ({ context, input }) =>
      switchOrganization(dependencies, await context.signedIn(), input.organizationId),
    ),
    grantTier: api.grantTier.handler(async ({ context, input }) => {
      await grantTier(dependencies, await context.signedIn(), input.id);
      return done;
    }),
    withdrawTier: api.withdrawTier.handler(async ({ context, input }) => {
      await withdrawTier(dependencies, await context.signedIn(), input.id);
      return done;
    }),
  });
}
