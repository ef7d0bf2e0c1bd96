import { afterEach, expect, test } from 'vitest';
import { vibrateFor } from './vibrate.ts';

function giveVibration(vibrate: unknown): void {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
}

afterEach(() => giveVibration(undefined));

test('a device shakes the longer the greater a value is, and twice where there is none', () => {
  const shaken: unknown[] = [];
  giveVibration((pattern: unknown) => shaken.push(pattern));
  for (const share of [0, 0.5, 1, null]) vibrateFor(share);
  expect(shaken).toEqual([15, 58, 100, [10, 40, 10]]);
});

test('a device that cannot shake goes on without it', () => {
  giveVibration(undefined);
  expect(() => vibrateFor(1)).not.toThrow();
});
