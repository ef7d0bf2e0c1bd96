import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The tests of a run by file: each title with whether it passed every time that it ran. */
export type Results = Map<string, Map<string, boolean>>;

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Reads every JSON report in the folder, whichever of the two runners wrote it. */
export function readReports(root: string, folder: string): Results {
  const results: Results = new Map();
  const add = (file: string, title: string, passed: boolean) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const titles = results.get(path) ?? new Map<string, boolean>();
    titles.set(title, passed && (titles.get(title) ?? true));
    results.set(path, titles);
  };
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport | PlaywrightReport;
    if ('testResults' in report) {
      // A part of the suite leaves out what another one runs.
      for (const { name: file, assertionResults } of report.testResults)
        for (const { title, status } of assertionResults.filter(({ status }) => status !== 'skipped'))
          add(file, title, status === 'passed');
    } else {
      const visit = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
        for (const { title, file, ok, tests } of specs)
          add(
            join(report.config.rootDir, file),
            title,
            ok && tests.every(({ status }) => status !== 'skipped'),
          );
        suites.forEach(visit);
      };
      report.suites.forEach(visit);
    }
  }
  return results;
}
