import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { RequestState } from '@relievo/contracts/accessible-requests';
import { CircleCheck, CircleDashed, CircleX, Hand, type LucideIcon } from 'lucide-react';

interface StateWords {
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

export const STATE_WORDS: Readonly<Record<RequestState, StateWords>> = {
  open: { label: msg`Open`, icon: CircleDashed },
  taken: { label: msg`In progress`, icon: Hand },
  answered: { label: msg`Answered`, icon: CircleCheck },
  declined: { label: msg`Declined`, icon: CircleX },
};

export function isWaiting(state: RequestState): boolean {
  return state === 'open' || state === 'taken';
}

export function formatSupporters(people: number): string {
  return plural(people, {
    0: 'Nobody wants this now.',
    one: '# person wants this.',
    other: '# people want this.',
  });
}
