import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countOne, countTests, type IsOfRun } from './counts.ts';
import { type Ended, runNode } from './run.ts';
import { CORE, EXHAUSTIVE, LEAVE_EXHAUSTIVE, listExhaustiveFiles } from './tags.ts';

/** A part of the suite that can be run alone. */
export interface TestPart {
  readonly name: string;
  readonly what: string;
  /** `npm test` is the quick parts, `npm run test:all` is all. */
  readonly isQuick: boolean;
  /** The tests of a shared part are divided among shards. Another part is in one shard, or reads the reports of all. */
  readonly shards: 'shared' | 'one' | 'none';
  run(asked: Asked): Promise<Outcome>;
}

/** More words name the tests of a part that are run; a shard runs its share of them. */
export interface Asked {
  readonly more: readonly string[];
  readonly shard?: Shard | undefined;
}

export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Outcome extends Counts {
  /** The end of what it printed. */
  readonly lastWords: string;
  /** Where the runner wrote what each test took. */
  readonly report?: string;
}

const SAMPLE_KILLS = '3';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Lists the parts in an order that fails early: seconds first, minutes last. Coverage reads the reports of the others. A
 * caller who names files or tests runs all of them, whatever their tags.
 */
export function testParts(root: string): TestPart[] {
  const reports = join(root, '.cache/test-reports');
  const run = (
    script: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ) => runNode(root, [join(root, script), ...words], environment);

  const runUnit = async (name: string, { shard }: Asked, words: readonly string[], isOfRun: IsOfRun) => {
    const report = clearReport(reports, name, shard);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ended = await run(VITEST, ['run', ...reporters, ...toShardWords(shard), ...words]);
    return toOutcome(report, ended, isOfRun);
  };

  const runJourneys = async (name: string, { shard }: Asked, words: readonly string[]) => {
    if (globSync('e2e/**/*.{test,spec}.ts', { cwd: root }).length === 0)
      return { passed: 0, failed: 0, lastWords: '' };
    const report = clearReport(reports, name, shard);
    const ended = await run(PLAYWRIGHT, ['test', '--reporter=list,json', ...toShardWords(shard), ...words], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return toOutcome(report, ended);
  };

  return [
    {
      name: 'check',
      what: 'format, lint, types, architecture, dead code',
      isQuick: true,
      shards: 'one',
      run: async ({ more }) => toOneOutcome(await run('scripts/check.ts', more)),
    },
    {
      name: 'unit',
      what: 'the tests beside the code but the exhaustive ones; more words go to Vitest, such as --project server, and leave none out',
      isQuick: true,
      shards: 'shared',
      run: (asked) => {
        const words = asked.more.length > 0 ? asked.more : [LEAVE_EXHAUSTIVE];
        const leavesOut = words.includes(LEAVE_EXHAUSTIVE);
        return runUnit('unit', asked, words, (tags) => !leavesOut || !tags.includes(EXHAUSTIVE));
      },
    },
    {
      name: 'journeys',
      what: 'one way of each kind through the product in a browser; more words go to Playwright, and leave none out',
      isQuick: true,
      shards: 'shared',
      run: (asked) => runJourneys('journeys', asked, asked.more.length > 0 ? asked.more : [`--grep=${CORE}`]),
    },
    {
      name: 'exhaustive',
      what: 'the tests beside the code that are tagged exhaustive; more words go to Vitest',
      isQuick: false,
      shards: 'shared',
      run: (asked) =>
        runUnit(
          'exhaustive',
          asked,
          [`--tagsFilter=${EXHAUSTIVE}`, ...(asked.more.length > 0 ? asked.more : listExhaustiveFiles(root))],
          (tags) => tags.includes(EXHAUSTIVE),
        ),
    },
    {
      name: 'other-journeys',
      what: 'every other way through the product, and every screen and state swept for accessibility; more words go to Playwright',
      isQuick: false,
      shards: 'shared',
      run: (asked) => runJourneys('other-journeys', asked, [`--grep-invert=${CORE}`, ...asked.more]),
    },
    {
      name: 'kill',
      what: 'a sample of the program of the lab that kills child, worker, server and database and lets worker and server hang, while teachers bring files',
      isQuick: false,
      shards: 'one',
      run: async ({ more }) => {
        const words = more.length > 0 ? more : [SAMPLE_KILLS];
        return toOneOutcome(await run('lab/run.ts', ['kill', ...words]));
      },
    },
    {
      name: 'coverage',
      what: 'each requirement that counts as shown is shown by a test that passed in the last run of everything',
      isQuick: false,
      shards: 'none',
      run: async ({ more }) => toOneOutcome(await run('scripts/coverage/check.ts', [reports, ...more])),
    },
  ];
}

function toShardWords(shard: Shard | undefined): string[] {
  return shard ? [`--shard=${shard.index}/${shard.count}`] : [];
}

function toOneOutcome({ succeeded, lastWords }: Ended): Outcome {
  return { ...countOne(succeeded), lastWords };
}

function toOutcome(report: string, { succeeded, lastWords }: Ended, isOfRun?: IsOfRun): Outcome {
  return {
    ...countTests(report, succeeded, isOfRun),
    lastWords,
    report,
  };
}

/** Clears the reports of earlier runs, except the other shards of the same run, and returns the path of the new one. */
function clearReport(folder: string, name: string, shard: Shard | undefined): string {
  const path = join(folder, `${name}${shard ? `-${shard.index}-of-${shard.count}` : ''}.json`);
  const others = globSync(`${name}{,-*-of-*}.json`, { cwd: folder }).map((file) => join(folder, file));
  for (const other of others)
    if (!shard || other === path || !other.endsWith(`-of-${shard.count}.json`)) rmSync(other);
  return path;
}
