import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InvitationSeen } from '@relievo/contracts/organizations';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

type Closed = Exclude<InvitationSeen['state'], 'open'>;

const WHY: Readonly<Record<Closed, MessageDescriptor>> = {
  accepted: msg`This invitation was already accepted. If that was you, sign in: the organization is in your account menu.`,
  expired: msg`This invitation has expired. Ask the person who invited you to send it again.`,
};

/** An invitation that cannot be accepted any more, and what to do instead. */
export function ClosedInvitation({ state }: { state: Closed }) {
  const { t, i18n } = useLingui();
  return (
    <PageMissing
      title={t`Invitation`}
      contents={t`A message that the invitation is no longer open.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>{i18n._(WHY[state])}</p>
    </PageMissing>
  );
}
