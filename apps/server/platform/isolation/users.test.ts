import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { giveBackUser, takeUser } from './users.ts';

test('no two children have one user, and a user is free again after its child', () => {
  const users = Array.from({ length: 478 }, takeUser);
  expect(new Set(users).size).toBe(478);
  expect(minOf(users)).toBe(60_706);
  expect(maxOf(users)).toBe(61_183);
  expect(takeUser).toThrow('cannot be kept apart');
  for (const user of users.slice(1)) giveBackUser(user);
  const again = takeUser();
  expect(users.slice(1)).toContain(again);
  for (const user of [users[0] ?? 0, again]) giveBackUser(user);
});
