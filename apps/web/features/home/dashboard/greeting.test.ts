import { expect, test } from 'vitest';
import { chooseGreeting } from './greeting.ts';

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('a teacher is greeted at %i o’clock for the %s', (hour, greeting) => {
  expect(chooseGreeting(hour)).toBe(greeting);
});
