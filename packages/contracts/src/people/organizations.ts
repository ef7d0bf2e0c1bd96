import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareIndependentOperation,
  declareRoleOperation,
  declareSessionOperation,
} from '../operations/operation.ts';

export interface OrganizationIssues {
  organization_name_missing: object;
  organization_name_too_long: { readonly most: number };
}

const issue: WriteMessage<OrganizationIssues> = writeMessage;

export const organization = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  subscriptionTier: z.string(),
});

/** What somebody can found; the personal one comes with the account. */
export const ORGANIZATION_TYPES = ['school', 'agency', 'publisher', 'other'] as const;

export const organizationInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, issue('organization_name_missing'))
    .max(200, issue('organization_name_too_long', { most: 200 })),
  type: z.enum(ORGANIZATION_TYPES).default('school'),
});

/** An organization in which the caller is active, and what the caller is there. */
export const membership = z.object({
  organization,
  role: z.string(),
  permissions: z.array(z.string()),
  joinedAt: z.iso.datetime({ offset: true }),
});

export type Organization = z.infer<typeof organization>;
export type Membership = z.infer<typeof membership>;

export const organizationsContract = {
  listMine: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations',
      tags: ['Organizations'],
      summary: 'The organizations of the person signed in, the one joined last first',
    })
    .output(z.array(membership)),
  found: declareIndependentOperation('costly')
    .route({
      method: 'POST',
      path: '/organizations',
      tags: ['Organizations'],
      summary: 'Found an organization, of which I am the owner and the first member, where I may upload',
    })
    .errors(errors('founding_needs_upload_access'))
    .input(organizationInput)
    .output(membership),
  current: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/current',
      tags: ['Organizations'],
      summary: 'The organization whose content is shown now',
    })
    .errors(errors('not_found'))
    .output(organization),
  switch: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/organizations/current',
      tags: ['Organizations'],
      summary: 'Show the content of another organization of mine',
    })
    .errors(errors('not_found'))
    .input(z.object({ organizationId: z.uuid() }))
    .output(organization),
  grantTier: declareRoleOperation(['super_admin'], 'write')
    .route({
      method: 'PUT',
      path: '/admin/organizations/{id}/tier-grant',
      tags: ['Organizations'],
      summary: 'Open paid files to the members of an organization; to one on the free tier they stay closed',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
  withdrawTier: declareRoleOperation(['super_admin'], 'write')
    .route({
      method: 'DELETE',
      path: '/admin/organizations/{id}/tier-grant',
      tags: ['Organizations'],
      summary: 'Close paid files to the members of an organization again',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
