import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClockAheadBy } from './clock.ts';

test('the clock is ahead by what its file says at that moment, and on time where the file says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'ahead');
  const clock = createClockAheadBy(file);
  // A moment passes between the two, and what rounds to nothing from below is -0.
  const ahead = () => Math.round((clock.now().getTime() - Date.now()) / 60_000) + 0;
  expect(ahead()).toBe(0);
  writeFileSync(file, '300\n');
  expect(ahead()).toBe(5);
  writeFileSync(file, 'words');
  expect(ahead()).toBe(0);
});
