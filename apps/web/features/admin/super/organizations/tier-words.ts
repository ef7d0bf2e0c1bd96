import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdministeredOrganization } from '@relievo/contracts/administration';

export const TIER_NAMES: Readonly<Record<AdministeredOrganization['tier'], MessageDescriptor>> = {
  free: msg`Free`,
  basic: msg`Basic`,
  premium: msg`Premium`,
  enterprise: msg`Enterprise`,
};
