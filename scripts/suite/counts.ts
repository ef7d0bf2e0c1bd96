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
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly tags?: readonly string[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Tells by its tags whether a run has a test; a test that the run leaves out is not missing. */
export type IsOfRun = (tags: readonly string[]) => boolean;

/**
 * Reads what the runner wrote. A test of the run that was skipped counts as failed. A runner that failed without a failed test (a file that cannot be loaded, an error
 * outside a test, no report at all) counts as one failure, and so does a test that passed only when it was repeated.
 */
export function countTests(report: string, succeeded: boolean, isOfRun: IsOfRun = () => true): Counts {
  const { passed, failed } = existsSync(report) ? read(report, isOfRun) : { passed: 0, failed: 0 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function read(path: string, isOfRun: IsOfRun): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => !['passed', 'failed'].includes(status) && isOfRun(tags));
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped.length };
}
