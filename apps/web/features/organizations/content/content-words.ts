import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrganizationContentState, OrganizationResource } from '@relievo/contracts/organizations';

export const CONTENT_STATE_NAMES: Readonly<Record<OrganizationContentState, MessageDescriptor>> = {
  approved: msg`Approved content`,
  pending: msg`Pending approval`,
  rejected: msg`Rejected content`,
  draft: msg`Draft`,
};

export const VISIBILITY_NAMES: Readonly<Record<OrganizationResource['visibility'], MessageDescriptor>> = {
  public: msg`Everyone`,
  organization: msg`This organization`,
  private: msg`Only its author`,
};
