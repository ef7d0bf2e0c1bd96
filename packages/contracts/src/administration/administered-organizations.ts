import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { search } from '../library/lists/query.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { ORGANIZATION_TYPES } from '../people/organizations.ts';

const SUPER_ADMIN = ['super_admin'] as const;

/** By which column the table of organizations is sorted, and which way. */
export const ORGANIZATION_ORDERS = [
  'name-ascending',
  'name-descending',
  'members-descending',
  'members-ascending',
  'created-descending',
  'created-ascending',
] as const;

export type OrganizationOrder = (typeof ORGANIZATION_ORDERS)[number];

/** What the database knows; 'free' is that of a personal workspace. */
export const OFFERED_TIERS = ['basic', 'premium', 'enterprise'] as const;

/** An organization as those see it who answer for the whole place. */
export const administeredOrganization = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  tier: z.enum(['free', ...OFFERED_TIERS]),
  /** Whether its tier opens what is paid for, whatever founding one opens. */
  isGranted: z.boolean(),
  members: z.int().nonnegative(),
  createdAt: z.iso.datetime({ offset: true }),
});

export type AdministeredOrganization = z.infer<typeof administeredOrganization>;

export const tierChange = z.object({ tier: z.enum(OFFERED_TIERS), isGranted: z.boolean() });
export type TierChange = z.infer<typeof tierChange>;

const tags = ['Super admin'];

export const administeredOrganizationsContract = {
  organizations: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({
      method: 'GET',
      path: '/admin/organizations',
      tags,
      summary: 'All organizations but personal ones, with their tiers',
    })
    .input(z.object({ search, sortBy: z.enum(ORGANIZATION_ORDERS).default('name-ascending'), ...slice }))
    .output(pageOf(administeredOrganization)),
  changeTier: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'PUT',
      path: '/admin/organizations/{id}/tier',
      tags,
      summary: 'Set the tier of an organization, and whether it opens what is paid for',
    })
    .errors(errors('not_found'))
    .input(tierChange.extend({ id: z.uuid() }))
    .output(administeredOrganization),
};
