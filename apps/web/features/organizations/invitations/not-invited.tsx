import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationsSent, NotInvited as Reason } from '@relievo/contracts';
import { useEffect, useRef } from 'react';

const REASONS: Readonly<Record<Reason, MessageDescriptor>> = {
  not_valid: msg`This is not an email address. Correct it in the field and send it again.`,
  member_already: msg`They belong to the organization already.`,
  invited_already: msg`They have an invitation that is still open. You can send it again.`,
  asked_too_often: msg`They have just got an invitation, or several today. Try again later.`,
};

/** Who of a list got no invitation, and why; it takes the focus, because the answer was not a plain yes. */
export function NotInvited({ left }: { left: InvitationsSent['left'] }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (left.length > 0) heading.current?.focus();
  }, [left]);
  return (
    <section className="organization-left" aria-labelledby="not-invited" role="group">
      <h3 ref={heading} id="not-invited" tabIndex={-1}>
        <Trans>Not invited</Trans>
      </h3>
      <ul>
        {left.map(({ address, reason }) => (
          <li key={address}>
            <strong translate="no">{address}</strong>: {i18n._(REASONS[reason])}
          </li>
        ))}
      </ul>
    </section>
  );
}
