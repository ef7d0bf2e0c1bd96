import { expect, test } from 'vitest';
import {
  AUTH_TIMEOUT,
  countSecondsLeft,
  extendSession,
  MAX_EXTENSIONS,
  onActivity,
  phaseOf,
  startTimeout,
  WARNING_SECONDS,
} from './session-timeout.ts';

const second = 1000;
const started = startTimeout(0, AUTH_TIMEOUT.seconds, AUTH_TIMEOUT.warningSeconds);

test('the auth screens count down from 900 seconds and warn at 180', () => {
  expect(countSecondsLeft(started, 0)).toBe(900);
  expect(phaseOf(started, 719 * second)).toBe('running');
  expect(phaseOf(started, 720 * second)).toBe('warning');
});

test('the warning comes at 20 seconds by default', () => {
  const timeout = startTimeout(0, 60);
  expect(timeout.warningSeconds).toBe(WARNING_SECONDS);
  expect(phaseOf(timeout, 39 * second)).toBe('running');
  expect(phaseOf(timeout, 40 * second)).toBe('warning');
});

test('activity restarts the countdown before the warning, and not after it', () => {
  expect(countSecondsLeft(onActivity(started, 700 * second), 700 * second)).toBe(900);
  expect(countSecondsLeft(onActivity(started, 800 * second), 800 * second)).toBe(100);
});

test('the session can be extended three times, and a fourth time changes nothing', () => {
  let timeout = started;
  for (let left = MAX_EXTENSIONS - 1; left >= 0; left--) {
    timeout = extendSession(timeout, 800 * second);
    expect(timeout.extensionsLeft).toBe(left);
  }
  expect(extendSession(timeout, 900 * second)).toBe(timeout);
});

test('a session at zero is expired and cannot be extended', () => {
  expect(phaseOf(started, 900 * second)).toBe('expired');
  expect(extendSession(started, 900 * second)).toBe(started);
});

test('a clock that jumps ahead ends the session once, without negative numbers', () => {
  expect(countSecondsLeft(started, 10_000 * second)).toBe(0);
});
