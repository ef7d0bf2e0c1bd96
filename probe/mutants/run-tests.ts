import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { NearTest } from './nearest-tests.ts';

export type Result = 'passed' | 'failed' | 'ran out of time';

/** Runs the tests up to the first that fails. A fault that makes a loop endless is ended after `maxSeconds`. */
export async function runTests(
  folder: string,
  tests: readonly NearTest[],
  maxSeconds: number,
): Promise<Result> {
  const words = ['--bail', '1', '--reporter', 'dot', '--maxWorkers', '2', ...toFiles(tests)];
  return runVitest(folder, words, maxSeconds);
}

/** The files among these whose tests pass as the code stands. */
export async function listPassing(folder: string, tests: readonly NearTest[]): Promise<ReadonlySet<string>> {
  const report = join(folder, '.cache/mutants.json');
  rmSync(report, { force: true });
  await runVitest(folder, ['--reporter', 'json', '--outputFile', report, ...toFiles(tests)], 3600);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  };
  return new Set(
    testResults.filter(({ status }) => status === 'passed').map(({ name }) => name.slice(folder.length + 1)),
  );
}

function toFiles(tests: readonly NearTest[]): string[] {
  const projects = new Set(tests.map(({ project }) => project));
  return [...[...projects].flatMap((project) => ['--project', project]), ...tests.map(({ file }) => file)];
}

function runVitest(folder: string, words: readonly string[], maxSeconds: number): Promise<Result> {
  const bin = join(folder, 'node_modules/.bin');
  const child = spawn(join(bin, 'vitest'), ['run', ...words], {
    cwd: folder,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: 'ignore',
    // A group of its own, so that its workers end with it.
    detached: true,
  });
  return new Promise((done, fail) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, maxSeconds * 1000);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (isLate) done('ran out of time');
      else done(code === 0 ? 'passed' : 'failed');
    });
  });
}
