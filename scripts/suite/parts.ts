import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countOne, countTests } from './counts.ts';
import { type Ended, runNode } from './run.ts';

/** A part of "npm test" that can be run alone. */
export interface TestPart {
  readonly name: string;
  readonly what: string;
  run(more: readonly string[]): Promise<Outcome>;
}

export interface Outcome extends Counts {
  /** The end of what it printed. */
  readonly lastWords: string;
  /** Where the runner wrote what each test took. */
  readonly report?: string;
}

const SAMPLE_KILLS = '3';

/** In an order that fails early: seconds first, minutes last; the page of coverage looks at what the others wrote. */
export function testParts(root: string): TestPart[] {
  const reports = join(root, '.cache/test-reports');
  const run = (
    script: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => runNode(root, [join(root, script), ...words], environment);

  return [
    {
      name: 'check',
      what: 'format, lint, types, architecture, dead code',
      run: async (more) => toOneOutcome(await run('scripts/check.ts', more)),
    },
    {
      name: 'unit',
      what: 'every test beside the code; more words go to Vitest, such as --project server',
      async run(more) {
        const report = clearReport(reports, 'unit.json');
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
        return toOutcome(report, await run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...more]));
      },
    },
    {
      name: 'journeys',
      what: 'people’s ways through the product in a browser; more words go to Playwright',
      async run(more) {
        if (globSync('e2e/**/*.{test,spec}.ts', { cwd: root }).length === 0)
          return { passed: 0, failed: 0, lastWords: '' };
        const report = clearReport(reports, 'journeys.json');
        const words = ['test', '--reporter=list,json', ...more];
        const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
        return toOutcome(report, await run('node_modules/@playwright/test/cli.js', words, environment));
      },
    },
    {
      name: 'kill',
      what: 'a sample of the program of the lab that kills child, worker, server and database and lets worker and server hang, while teachers bring files',
      run: async (more) => {
        const words = more.length > 0 ? more : [SAMPLE_KILLS];
        return toOneOutcome(await run('lab/run.ts', ['kill', ...words]));
      },
    },
    {
      name: 'coverage',
      what: 'each requirement that counts as shown is shown by a test that passed in the last run',
      run: async (more) => toOneOutcome(await run('scripts/coverage/check.ts', [reports, ...more])),
    },
  ];
}

function toOneOutcome({ succeeded, lastWords }: Ended): Outcome {
  return { ...countOne(succeeded), lastWords };
}

function toOutcome(report: string, { succeeded, lastWords }: Ended): Outcome {
  return {
    ...countTests(report, succeeded),
    lastWords,
    report,
  };
}

function clearReport(folder: string, name: string): string {
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
}
