import { expect, test } from 'vitest';
import { readSpoken } from '../../../lib/testing/spoken.tsx';
import { RecentTime } from './recent-time.tsx';

const NOW = new Date(2026, 2, 9, 18, 0);

test.each([
  [new Date(2026, 2, 9, 17, 1), 'now'],
  [new Date(2026, 2, 9, 9, 5), 'today at 9:05 AM'],
  [new Date(2026, 2, 8, 21, 30), 'yesterday at 9:30 PM'],
  [new Date(2026, 2, 1, 12, 0), '03/01/2026'],
])('%s is shown as %j', async (happened, words) => {
  const said = await readSpoken(<RecentTime at={happened.toISOString()} now={NOW} />);
  expect(said.join(' ').replaceAll('\u202f', ' ')).toContain(words);
});

test('an invalid time is shown as an unknown date', async () => {
  expect((await readSpoken(<RecentTime at="soon" now={NOW} />)).join(' ')).toContain('Unknown date');
});
