import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdministeredPerson } from '@relievo/contracts/administration';
import type { Role } from '@relievo/contracts/values';

/** Here, where they are given and taken, the two kinds of administrator have names of their own. */
export const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  student: msg`Student`,
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
  admin: msg`Administrator`,
  super_admin: msg`Super administrator`,
};

export const STATE_NAMES: Readonly<Record<AdministeredPerson['state'], MessageDescriptor>> = {
  active: msg`Active`,
  suspended: msg`Suspended`,
  unverified: msg`Email not verified`,
  leaving: msg`Deleting their account`,
};
