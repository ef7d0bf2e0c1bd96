import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
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
 * The announcer speaks a toast; the region itself is not live, so nothing is said twice. It has the top of the window to
 * itself: page and dialogs begin below it, and the mark keeps it in reach while a dialog is open.
 */
export function ToastRegion() {
  const { t } = useLingui();
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible);
  const region = useRef<HTMLElement>(null);
  useRoomAbove(region, visible.length > 0);
  if (visible.length === 0) return null;
  return (
    <section
      ref={region}
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

/** How much of the window the region takes, told to all that is placed by the window's upper edge. */
function useRoomAbove(region: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || !region.current) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--toasts', `calc(${height}px + 2 * var(--toasts-offset))`);
    });
    measured.observe(region.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--toasts');
    };
  }, [region, isThere]);
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
