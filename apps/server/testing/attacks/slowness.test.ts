import { expect, test } from 'vitest';
import { isSlow } from './slowness.ts';

test('a call that is late is slow only if a harmless text is answered much sooner', () => {
  expect([isSlow(9, 8), isSlow(9, 2.5), isSlow(9, 2), isSlow(60, 0.1)]).toEqual([false, false, true, true]);
  expect(isSlow(4, 0.1)).toBe(false);
});
