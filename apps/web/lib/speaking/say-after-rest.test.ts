import { expect, test, vi } from 'vitest';
import { announce, announcer, CHANNELS, CLEAR_BEFORE_SPEAKING } from './announcer.ts';
import { REST_MS, sayAfterRest } from './say-after-rest.ts';

/** Collects what the polite region says while `act` and some seconds pass. */
function listen(act: () => void): string[] {
  vi.useFakeTimers();
  const said: string[] = [];
  const leave = announcer.subscribe('polite', (text) => void (text && said.push(text)));
  act();
  vi.advanceTimersByTime(20 * CHANNELS.shell.stays);
  leave();
  vi.useRealTimers();
  return said;
}

test('a count is said once no one has typed for a while', () => {
  expect(
    listen(() => {
      const takeBack = sayAfterRest('3 symbols found');
      vi.advanceTimersByTime(REST_MS - 1);
      takeBack();
      sayAfterRest('1 symbol found');
      vi.advanceTimersByTime(REST_MS + CLEAR_BEFORE_SPEAKING);
    }),
  ).toEqual(['1 symbol found']);
});

test('a count that waits behind other messages is left out when the search changes meanwhile', () => {
  expect(
    listen(() => {
      announce('“House” added at 105, 149.');
      announce('Labels placed.');
      const takeBack = sayAfterRest('1 symbol found');
      vi.advanceTimersByTime(REST_MS + 1);
      takeBack();
      sayAfterRest('1 symbol found');
    }),
  ).toEqual(['“House” added at 105, 149.', 'Labels placed.', '1 symbol found']);
});
