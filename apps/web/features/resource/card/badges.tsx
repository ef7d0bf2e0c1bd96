import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceCard } from '@relievo/contracts';
import { CircleCheck, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react';
import './badges.css';

type State = ResourceCard['status'] | 'draft';

const STATES: Readonly<Record<State, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>> = {
  approved: { label: msg`Approved content`, icon: CircleCheck },
  pending: { label: msg`Pending approval`, icon: Clock },
  rejected: { label: msg`Rejected content`, icon: CircleX },
  draft: { label: msg`Draft`, icon: PencilLine },
};

/** What its author sees of where a resource stands. */
export function StateBadge({ status, isDraft }: Pick<ResourceCard, 'status' | 'isDraft'>) {
  const { i18n } = useLingui();
  const state = isDraft ? 'draft' : status;
  const { label, icon: Icon } = STATES[state];
  return (
    <span className="badge" data-state={state}>
      <Icon aria-hidden="true" size={18} />
      {i18n._(label)}
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
