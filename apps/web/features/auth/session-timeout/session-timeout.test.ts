import { expect, test } from 'vitest';
import {
  AUTH_TIMEOUT,
  extend,
  MAX_EXTENSIONS,
  onActivity,
  phaseOf,
  secondsLeft,
  startTimeout,
  WARNING_SECONDS,
} from './session-timeout.ts';

const second = 1000;
const started = startTimeout(0, AUTH_TIMEOUT.seconds, AUTH_TIMEOUT.warningSeconds);

test('the auth screens count down from 900 seconds and warn at 180', () => {
  expect(secondsLeft(started, 0)).toBe(900);
  expect(phaseOf(started, 719 * second)).toBe('running');
  expect(phaseOf(started, 720 * second)).toBe('warning');
});

test('without a word about it the warning comes at 20 seconds', () => {
  const timeout = startTimeout(0, 60);
  expect(timeout.warningSeconds).toBe(WARNING_SECONDS);
  expect(phaseOf(timeout, 39 * second)).toBe('running');
  expect(phaseOf(timeout, 40 * second)).toBe('warning');
});

test('activity starts the countdown anew before the warning, and not after it', () => {
  expect(secondsLeft(onActivity(started, 700 * second), 700 * second)).toBe(900);
  expect(secondsLeft(onActivity(started, 800 * second), 800 * second)).toBe(100);
});

test('the session can be extended three times, and a fourth changes nothing', () => {
  let timeout = started;
  for (let left = MAX_EXTENSIONS - 1; left >= 0; left--) {
    timeout = extend(timeout, 800 * second);
    expect(timeout.extensionsLeft).toBe(left);
  }
  expect(extend(timeout, 900 * second)).toBe(timeout);
});

test('at zero it has expired and cannot be extended', () => {
  expect(phaseOf(started, 900 * second)).toBe('expired');
  expect(extend(started, 900 * second)).toBe(started);
});

test('a clock that jumps ahead expires it once, without negative numbers', () => {
  expect(secondsLeft(started, 10_000 * second)).toBe(0);
});
