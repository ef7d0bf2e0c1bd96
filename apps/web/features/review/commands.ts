import { msg } from '@lingui/core/macro';
import { ClipboardCheck } from 'lucide-react';
import type { Command } from '../../lib/commands/command.ts';
import { isAdministrator, reviewsContent } from '../../lib/server/session.ts';
import { isReviewing, pressReviewKey } from './keys/review-keys.ts';

/** What a reviewer does by one key. Nothing is approved or rejected before it was asked about. */
export const REVIEW_COMMANDS: readonly Command[] = [
  {
    name: 'review-next',
    label: msg`Go to the next item to review`,
    group: 'review',
    keys: 'J',
    when: isReviewing,
    perform: () => pressReviewKey('next'),
  },
  {
    name: 'review-previous',
    label: msg`Go to the previous item to review`,
    group: 'review',
    keys: 'K',
    when: isReviewing,
    perform: () => pressReviewKey('previous'),
  },
  {
    name: 'review-approve',
    label: msg`Approve this item`,
    group: 'review',
    keys: 'A',
    when: isReviewing,
    perform: () => pressReviewKey('approve'),
  },
  {
    name: 'review-reject',
    label: msg`Reject this item`,
    group: 'review',
    keys: 'R',
    when: isReviewing,
    perform: () => pressReviewKey('reject'),
  },
];

/** For reviewers of an organization: administrators have it in the sidebar. */
export const REVIEW_FOR_ORGANIZATION: Command = {
  name: 'content-review',
  label: msg`Content Review`,
  group: 'account',
  icon: ClipboardCheck,
  path: '/admin/content-review',
  when: ({ viewer }) => reviewsContent(viewer) && !isAdministrator(viewer),
  perform: ({ go }) => go('/admin/content-review'),
};
