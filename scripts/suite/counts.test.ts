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

function vitestReport(
  passed: number,
  failed: number,
  skipped: readonly { readonly tags: readonly string[] }[] = [],
): string {
  return reportOf({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [{ assertionResults: skipped.map(({ tags }) => ({ status: 'skipped', tags })) }],
  });
}

test('the tests of a run are counted, and a skipped one counts as failed', () => {
  expect(countTests(vitestReport(7, 2, [{ tags: [] }]), false)).toEqual({ passed: 7, failed: 3 });
});

test('a skipped test counts as failed only if its tags are those of the run', () => {
  const report = vitestReport(7, 0, [{ tags: ['exhaustive'] }, { tags: ['exhaustive'] }, { tags: [] }]);
  expect(countTests(report, true, (tags) => tags.length === 0)).toEqual({ passed: 7, failed: 1 });
  expect(countTests(report, true, (tags) => tags.includes('exhaustive'))).toEqual({ passed: 7, failed: 2 });
});

test('a journey that passed only the second time counts as failed', () => {
  const playwright = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1 } });
  expect(countTests(playwright, true)).toEqual({ passed: 5, failed: 1 });
});

test('a runner that failed without a failed test counts as a failure', () => {
  expect(countTests(vitestReport(7, 0), false)).toEqual({ passed: 7, failed: 1 });
  expect(countTests('/nowhere/report.json', false)).toEqual({ passed: 0, failed: 1 });
});

test('the counts of parts are added up', () => {
  expect(sumOf([countOne(true), countOne(false), { passed: 3, failed: 0 }])).toEqual({
    passed: 4,
    failed: 1,
  });
});
