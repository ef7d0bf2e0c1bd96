import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationsSent, NotInvited as Reason } from '@relievo/contracts/organizations';
import { useEffect, useRef } from 'react';
import './not-invited.css';

interface NotInvitedProps {
  left: InvitationsSent['left'];
  /** What it means here that somebody belongs to it already, or is invited already. */
  reasons: Readonly<Record<'member_already' | 'invited_already', string>>;
}

/** Who of a list got no invitation, and why; it takes the focus, because the answer was not a plain yes. */
export function NotInvited({ left, reasons }: NotInvitedProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (left.length > 0) heading.current?.focus();
  }, [left]);
  const words: Readonly<Record<Reason, string>> = {
    ...reasons,
    not_valid: t`This is not an email address. Correct it in the field and send it again.`,
    asked_too_often: t`They have just got an invitation, or several today. Try again later.`,
  };
  if (left.length === 0) return null;
  return (
    <section className="not-invited" aria-labelledby="not-invited" role="group">
      <h3 ref={heading} id="not-invited" tabIndex={-1}>
        <Trans>Not invited</Trans>
      </h3>
      <ul>
        {left.map(({ address, reason }) => (
          <li key={address}>
            <strong translate="no">{address}</strong>: {words[reason]}
          </li>
        ))}
      </ul>
    </section>
  );
}
