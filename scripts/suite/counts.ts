import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a part passed, and how many did not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A part that is one test by itself. */
export function countOne(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * Reads what the runner wrote. A runner that failed without a failed test (a file that cannot be loaded, an error
 * outside a test, no report at all) counts as one failure, and so does a test that passed only when it was repeated.
 */
export function countTests(report: string, succeeded: boolean): Counts {
  const { passed, failed } = existsSync(report) ? read(report) : { passed: 0, failed: 0 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function read(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
}
