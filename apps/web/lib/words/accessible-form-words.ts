import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccessibleForm } from '@relievo/contracts/accessible-requests';

/** What people ask for who cannot use a resource as it is, in a few words. */
export const FORM_WORDS: Readonly<Record<AccessibleForm, MessageDescriptor>> = {
  'tactile sheet': msg`A tactile sheet`,
  braille: msg`Braille`,
  'large print': msg`Large print`,
  audio: msg`Audio`,
  description: msg`A description in words`,
  captions: msg`Captions`,
  other: msg`Another format`,
};
