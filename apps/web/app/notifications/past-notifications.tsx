import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { type ToastTone, toasts } from '../../lib/speaking/toasts.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { closePastNotifications } from './past-notifications-state.ts';
import './past-notifications.css';

const TONES: Record<ToastTone, MessageDescriptor> = {
  info: msg`Information`,
  success: msg`Success`,
  error: msg`Error`,
};

/** What was said since the page was loaded, the latest first: nobody has to read at the pace of a clock. */
export function PastNotifications() {
  const { t, i18n } = useLingui();
  const history = useSyncExternalStore(toasts.subscribe, toasts.history);
  return (
    <Dialog title={t`Past messages`} isOpen onClose={closePastNotifications} shape="drawer">
      {history.length === 0 ? (
        <p>
          <Trans>No messages.</Trans>
        </p>
      ) : (
        <ol className="past-notifications" role="list">
          {history.map(({ id, tone, text, at }) => (
            <li key={id}>
              <time dateTime={new Date(at).toISOString()}>
                {i18n.date(new Date(at), { timeStyle: 'medium' })}
              </time>
              <p>
                <strong>{i18n._(TONES[tone])}:</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
