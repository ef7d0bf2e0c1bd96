import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ORGANIZATION_TYPES } from '@relievo/contracts/people';

export const ORGANIZATION_TYPE_NAMES: Readonly<
  Record<(typeof ORGANIZATION_TYPES)[number], MessageDescriptor>
> = {
  school: msg`School`,
  agency: msg`Agency or service`,
  publisher: msg`Publisher`,
  other: msg`Other`,
};
