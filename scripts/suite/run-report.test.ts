import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { timeFixedWork } from './fixed-work.ts';
import { parseChildSeconds } from './processor-time.ts';
import { timeLines, writeSlowLines } from './run-report.ts';
import { readFileTimes } from './slow-files.ts';

function reportOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('each part is reported in seconds, in processor seconds, and in pieces of fixed work', () => {
  const counts = { passed: 1, failed: 0 };
  expect(
    timeLines([
      { name: 'unit', ...counts, seconds: 300, processorSeconds: 420.4, fixedWork: [0.1, 0.2] },
      { name: 'kill-db', ...counts, seconds: 60, processorSeconds: undefined, fixedWork: [0.2, 0.4] },
    ]),
  ).toEqual([
    'What each part took, beside a fixed piece of work that took 200 ms in this run:',
    '  unit         300 s, 420 s of processor, 2000 pieces of 150 ms',
    '  kill-db       60 s, 200 pieces of 300 ms',
  ]);
});

test('the slowest files of both runners are listed, slowest first, with the time of all their tests', () => {
  const unit = reportOf({
    testResults: [
      { name: '/product/packages/a.test.ts', assertionResults: [{ duration: 1500 }, { duration: null }] },
      { name: '/product/packages/b.test.ts', assertionResults: [{ duration: 2000 }, { duration: 1000 }] },
    ],
  });
  const result = (duration: number) => ({ file: 'way.spec.ts', tests: [{ results: [{ duration }] }] });
  const journeys = reportOf({
    config: { rootDir: '/product/e2e' },
    suites: [{ specs: [result(4000)], suites: [{ specs: [result(500)] }] }],
  });
  const files = [unit, journeys].flatMap((report) => readFileTimes(report, '/product'));
  expect(writeSlowLines(files)).toEqual([
    'The files that took longest:',
    '      4.5 s e2e/way.spec.ts',
    '      3.0 s packages/b.test.ts',
    '      1.5 s packages/a.test.ts',
  ]);
});

test('ten files at most are listed, and none without a report', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({ file: `${place}.test.ts`, seconds: place }));
  expect(writeSlowLines(files)).toHaveLength(11);
  expect(writeSlowLines(readFileTimes('/nowhere/report.json', '/product'))).toEqual([]);
});

test('the time of ended processes is read after the name of the program, whatever the name contains', () => {
  const before = Array.from({ length: 13 }, () => '0').join(' ');
  expect(parseChildSeconds(`7 (a) b (c) S ${before.slice(2)} 1200 345 0 0`)).toBe(15.45);
});

test('the fixed piece of work is timed by the given clock', () => {
  const times = [1000, 3500];
  expect(timeFixedWork(() => times.shift() ?? 0)).toBe(2.5);
});
