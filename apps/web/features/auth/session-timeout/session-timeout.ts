/**
 * The countdown of the auth screens, as a value: nothing here knows a clock. Activity starts it anew
 * until the warning; after that only the person's word extends it, three times.
 */
export const AUTH_TIMEOUT = { seconds: 900, warningSeconds: 180 } as const;
export const WARNING_SECONDS = 20;
export const MAX_EXTENSIONS = 3;

export interface Timeout {
  readonly seconds: number;
  readonly warningSeconds: number;
  readonly endsAt: number;
  readonly extensionsLeft: number;
}
export type Phase = 'running' | 'warning' | 'expired';

export function startTimeout(
  now: number,
  seconds: number,
  warningSeconds: number = WARNING_SECONDS,
): Timeout {
  return {
    seconds,
    warningSeconds,
    endsAt: now + seconds * 1000,
    extensionsLeft: MAX_EXTENSIONS,
  };
}

export function countSecondsLeft({ seconds, endsAt }: Timeout, now: number): number {
  return Math.max(0, Math.min(seconds, Math.ceil((endsAt - now) / 1000)));
}

export function phaseOf(timeout: Timeout, now: number): Phase {
  const left = countSecondsLeft(timeout, now);
  if (left === 0) return 'expired';
  return left <= timeout.warningSeconds ? 'warning' : 'running';
}

export function onActivity(timeout: Timeout, now: number): Timeout {
  return phaseOf(timeout, now) === 'running' ? { ...timeout, endsAt: now + timeout.seconds * 1000 } : timeout;
}

export function extendSession(timeout: Timeout, now: number): Timeout {
  return timeout.extensionsLeft === 0 || phaseOf(timeout, now) === 'expired'
    ? timeout
    : { ...timeout, endsAt: now + timeout.seconds * 1000, extensionsLeft: timeout.extensionsLeft - 1 };
}
