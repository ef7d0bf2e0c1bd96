import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@relievo/contracts/values';

const NAMES: Record<Role, MessageDescriptor> = {
  student: msg`Student`,
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
  admin: msg`Administrator`,
  super_admin: msg`Administrator`,
};

export function findRoleName(role: Role): MessageDescriptor {
  return NAMES[role];
}
