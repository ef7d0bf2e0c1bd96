import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { type Toast, type ToastTone, toasts } from '../../lib/speaking/toasts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import './toast-region.css';

const ICONS: Record<ToastTone, ComponentType<{ size: number; 'aria-hidden': 'true' }>> = {
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
};

/**
 * The announcer speaks a toast; the region itself is not live, so nothing is said twice. It stands above
 * dialogs, and the mark keeps it in reach while one is open.
 */
export function ToastRegion() {
  const { t } = useLingui();
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible);
  if (visible.length === 0) return null;
  return (
    <section
      id="notifications"
      className="toasts"
      aria-label={t`Messages`}
      tabIndex={-1}
      data-react-aria-top-layer="true"
    >
      <ol role="list">
        {visible.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const Icon = ICONS[toast.tone];
  const [paused, setPaused] = useState(false);
  const spoken = useRef(false);
  const { id, text, tone, stays } = toast;

  useEffect(() => {
    if (spoken.current) return;
    spoken.current = true;
    if (tone === 'error') announce(t`Error: ${text}`, 'errors');
    else if (tone === 'success') announce(t`Success: ${text}`);
    else announce(text);
  }, [tone, text, t]);

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toasts.close(id), stays);
    return () => clearTimeout(timer);
  }, [paused, id, stays]);

  return (
    <div
      className="toast"
      data-tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={24} aria-hidden="true" />
      <p>{text}</p>
      <IconButton
        label={t`Dismiss: ${text}`}
        icon={<X aria-hidden="true" />}
        onPress={() => toasts.close(id)}
      />
    </div>
  );
}
