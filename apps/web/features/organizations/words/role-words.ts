import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrganizationRole } from '@relievo/contracts/organizations';

export const ORGANIZATION_ROLE_NAMES: Readonly<Record<OrganizationRole, MessageDescriptor>> = {
  owner: msg`Owner`,
  admin: msg`Admin`,
  reviewer: msg`Reviewer`,
  member: msg`Member`,
};

/** What each may do, for whoever chooses. */
export const ORGANIZATION_ROLE_DUTIES: Readonly<Record<OrganizationRole, MessageDescriptor>> = {
  owner: msg`Owner: manages everything, and makes others owners`,
  admin: msg`Admin: manages members, teams and content`,
  reviewer: msg`Reviewer: approves content for the organization`,
  member: msg`Member: uses and submits content`,
};
