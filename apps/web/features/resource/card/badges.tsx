import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { CircleCheck, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react';
import './badges.css';

type ResourceState = ResourceCard['status'] | 'draft';

export const STATE_NAMES: Readonly<Record<ResourceState, MessageDescriptor>> = {
  approved: msg`Approved content`,
  pending: msg`Pending approval`,
  rejected: msg`Rejected content`,
  draft: msg`Draft`,
};

const STATE_ICONS: Readonly<Record<ResourceState, LucideIcon>> = {
  approved: CircleCheck,
  pending: Clock,
  rejected: CircleX,
  draft: PencilLine,
};

/** What its author sees of where a resource stands. */
export function StateBadge({ status, isDraft }: Pick<ResourceCard, 'status' | 'isDraft'>) {
  const { i18n } = useLingui();
  const state = isDraft ? 'draft' : status;
  const Icon = STATE_ICONS[state];
  return (
    <span className="badge" data-state={state}>
      <Icon aria-hidden="true" size={18} />
      {i18n._(STATE_NAMES[state])}
    </span>
  );
}

export function PaidBadge() {
  return (
    <span className="badge" data-state="paid">
      <Trans>Paid</Trans>
    </span>
  );
}
