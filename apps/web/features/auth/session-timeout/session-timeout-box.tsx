import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { settingsStore } from '../../../lib/settings/display.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import {
  countSecondsLeft,
  extendSession,
  onActivity,
  type Phase,
  phaseOf,
  startTimeout,
  type Timeout,
} from './session-timeout.ts';

const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** Said at these, so that the countdown is heard without being noise. */
const SPOKEN_AT = [60, 30, 10];

interface SessionTimeoutBoxProps {
  seconds: number;
  warningSeconds: number;
  onExpired: () => void;
}

/** 'No time limits' in the settings switches it off (WCAG 2.2.1). */
export function SessionTimeoutBox(props: SessionTimeoutBoxProps) {
  const { noTimeLimits } = useStore(settingsStore);
  return noTimeLimits ? null : <Countdown {...props} />;
}

function Countdown({ seconds, warningSeconds, onExpired }: SessionTimeoutBoxProps) {
  const { t } = useLingui();
  const [timeout, setTimeoutState] = useState<Timeout>(() =>
    startTimeout(Date.now(), seconds, warningSeconds),
  );
  const [now, setNow] = useState(() => Date.now());
  const phase = phaseOf(timeout, now);
  const left = countSecondsLeft(timeout, now);

  const onPhase = (next: Phase, seconds: number) => {
    if (next === 'warning')
      announce(t`Your session ends in ${seconds} seconds. You can extend it.`, 'errors');
    if (next !== 'expired') return;
    announce(t`Your session has expired. Please refresh the page to continue.`, 'errors');
    onExpired();
  };
  const onTick = useEffectEvent(() => {
    const at = Date.now();
    const before = countSecondsLeft(timeout, now);
    const after = countSecondsLeft(timeout, at);
    setNow(at);
    if (phaseOf(timeout, at) !== phaseOf(timeout, now)) onPhase(phaseOf(timeout, at), after);
    else if (phase === 'warning' && after !== before && SPOKEN_AT.includes(after)) {
      announce(t`${after} seconds left`, 'errors');
    }
  });
  useEffect(() => {
    const tick = setInterval(onTick, 1000);
    const onMove = () => setTimeoutState((current) => onActivity(current, Date.now()));
    for (const event of ACTIVITY) addEventListener(event, onMove, { passive: true });
    return () => {
      clearInterval(tick);
      for (const event of ACTIVITY) removeEventListener(event, onMove);
    };
  }, []);

  const onExtend = () => {
    const extended = extendSession(timeout, Date.now());
    setTimeoutState(extended);
    setNow(Date.now());
    if (extended === timeout) return;
    const { extensionsLeft } = extended;
    toasts.show(t`Session extended. ${extensionsLeft} extensions remaining.`);
    if (extensionsLeft === 0) toasts.show(t`Maximum session extensions reached. Save your work frequently.`);
  };

  const minutes = Math.floor(left / 60);
  const rest = String(left % 60).padStart(2, '0');
  return (
    <section role="group" className="timeout-box" data-phase={phase} aria-label={t`Session time`}>
      <Clock aria-hidden="true" size={24} />
      {phase === 'expired' ? (
        <p>
          <Trans>Your session has expired. Please refresh the page to continue.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            This page times out in <span className="timeout-left">{`${minutes}:${rest}`}</span>
          </Trans>
        </p>
      )}
      {phase === 'warning' && timeout.extensionsLeft > 0 ? (
        <Button variant="primary" onPress={onExtend}>
          <Trans>Extend session</Trans>
        </Button>
      ) : null}
    </section>
  );
}
