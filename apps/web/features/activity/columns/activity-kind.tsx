import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActivityType } from '@relievo/contracts/activity';
import { Download, Eye, type LucideIcon, PencilLine, Search } from 'lucide-react';
import './activity-kind.css';

interface Kind {
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

export const ACTIVITY_KINDS: Readonly<Record<ActivityType, Kind>> = {
  viewed: { label: msg`Viewed`, icon: Eye },
  downloaded: { label: msg`Downloaded`, icon: Download },
  created: { label: msg`Created`, icon: PencilLine },
  searched: { label: msg`Searched`, icon: Search },
};

/** What somebody did, in a word. */
export function ActivityKind({ type }: { type: ActivityType }) {
  const { i18n } = useLingui();
  const { label, icon: Icon } = ACTIVITY_KINDS[type];
  return (
    <span className="activity-kind">
      <Icon aria-hidden="true" size={20} />
      {i18n._(label)}
    </span>
  );
}
