import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@relievo/contracts/conversation';

export const REASON_WORDS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  'accessibility barrier': msg`It cannot be read, heard or touched as described`,
  'wrong or misleading': msg`It is wrong or misleading`,
  copyright: msg`It is someone else’s work, used without permission`,
  'harmful or offensive': msg`It is harmful or offensive`,
  spam: msg`It is advertising or spam`,
  'something else': msg`Something else`,
};
