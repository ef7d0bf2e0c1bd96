import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countOne, countTests, sumOf } from './counts.ts';

function reportOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('the tests of a run are counted, and a missing one counts as failed', () => {
  const vitest = reportOf({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  expect(countTests(vitest, false)).toEqual({ passed: 7, failed: 3 });
});

test('a journey that passed only the second time counts as failed', () => {
  const playwright = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1 } });
  expect(countTests(playwright, true)).toEqual({ passed: 5, failed: 1 });
});

test('a runner that failed without a failed test counts as a failure', () => {
  const vitest = reportOf({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 });
  expect(countTests(vitest, false)).toEqual({ passed: 7, failed: 1 });
  expect(countTests('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1 });
});

test('the counts of parts are added up', () => {
  expect(sumOf([countOne(true), countOne(false), { passed: 3, failed: 0 }])).toEqual({
    passed: 4,
    failed: 1,
  });
});
