import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdSums, takeHeldSums } from './held-sums.ts';

test('the sums of npm test are taken once, and a run that saved none counts as failed', () => {
  const root = mkdtempSync(join(tmpdir(), 'sums-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  holdSums(root, { passed: 9000, failed: 2 });
  expect(takeHeldSums(root)).toEqual({ passed: 9000, failed: 2 });
  expect(takeHeldSums(root)).toEqual({ passed: 0, failed: 1 });
});
