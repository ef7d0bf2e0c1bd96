import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leavingStore, useViewer } from '../lib/server/session.ts';
import { toasts } from '../lib/speaking/toasts.ts';

/** Says that a session is over when it ended by itself: by time, or because it was ended on another device. */
export function SessionEnd() {
  const { t } = useLingui();
  const { status } = useViewer();
  const wasSignedIn = useRef(false);
  const onChange = useEffectEvent((now: typeof status) => {
    const ended = wasSignedIn.current && now === 'guest';
    wasSignedIn.current = now === 'signed-in';
    if (!ended) return;
    if (!leavingStore.get()) toasts.show(t`Your session has expired. Please log in again.`, 'error');
    leavingStore.set(false);
  });
  useEffect(() => onChange(status), [status]);
  return null;
}
