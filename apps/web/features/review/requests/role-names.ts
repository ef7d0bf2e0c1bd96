import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UploadRequest } from '@relievo/contracts/people';

export const ROLE_NAMES: Readonly<Record<UploadRequest['roleWanted'], MessageDescriptor>> = {
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
};
