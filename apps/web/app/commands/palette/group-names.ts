import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommandGroup } from '../../../lib/commands/command.ts';

/** The headings of the palette, in their order. */
export const GROUP_NAMES: Readonly<Record<CommandGroup, MessageDescriptor>> = {
  draw: msg`Draw`,
  change: msg`Change`,
  arrange: msg`Arrange`,
  review: msg`Review`,
  view: msg`View`,
  search: msg`Search`,
  go: msg`Go to`,
  account: msg`Account`,
  help: msg`Help`,
};
