import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A file of tests, and how many seconds its tests took together. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** What the report of a runner says of each file, the slowest first; nothing where there is no report. */
export function readFileTimes(report: string, root: string): FileTime[] {
  if (!existsSync(report)) return [];
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  const durations = 'testResults' in content ? readVitest(content, root) : readPlaywright(content, root);
  const sums = new Map<string, number>();
  for (const { file, seconds } of durations) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

function readVitest({ testResults }: VitestReport, root: string): FileTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration }) => ({ file: relative(root, name), seconds: (duration ?? 0) / 1000 })),
  );
}

function readPlaywright({ config, suites }: PlaywrightReport, root: string): FileTime[] {
  const folder = relative(root, config.rootDir);
  const timesIn = ({ specs = [], suites: inner = [] }: PlaywrightSuite): FileTime[] => [
    ...specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ file: `${folder}/${file}`, seconds: duration / 1000 })),
      ),
    ),
    ...inner.flatMap(timesIn),
  ];
  return suites.flatMap(timesIn);
}
