import { expect, test } from 'vitest';
import { spoken } from '../../../lib/testing/spoken.tsx';
import { RecentTime } from './recent-time.tsx';

const NOW = new Date(2026, 2, 9, 18, 0);

test.each([
  [new Date(2026, 2, 9, 17, 1), 'now'],
  [new Date(2026, 2, 9, 9, 5), 'today at 9:05 AM'],
  [new Date(2026, 2, 8, 21, 30), 'yesterday at 9:30 PM'],
  [new Date(2026, 2, 1, 12, 0), '03/01/2026'],
])('%s is told as %j', async (happened, words) => {
  const said = await spoken(<RecentTime at={happened.toISOString()} now={NOW} />);
  expect(said.join(' ').replaceAll('\u202f', ' ')).toContain(words);
});

test('a time that is none is an unknown date', async () => {
  expect((await spoken(<RecentTime at="soon" now={NOW} />)).join(' ')).toContain('Unknown date');
});
