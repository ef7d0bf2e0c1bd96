import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from '../../scripts/coverage/reports.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { type Command, runTool } from '../copy/run-tool.ts';
import type { Catcher } from './plant.ts';

export type Verdict = 'passed' | 'failed' | 'did not run';

/** A copy of the project, and the data that its product keeps from one fault to the next: to fill them takes longest. */
export interface Place {
  readonly folder: string;
  readonly data: string;
}

/**
 * Runs the tests that begin so, those of one project together, and says for each catcher whether all of its tests passed. They
 * run one after the other, so that a fault that makes one slow does not fail another.
 */
export async function runCatchers(
  { folder, data }: Place,
  catchers: readonly Catcher[],
): Promise<readonly Verdict[]> {
  const reports = join(folder, '.cache/gate');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const project of new Set(catchers.map((catcher) => catcher.project))) {
    const its = catchers.filter((catcher) => catcher.project === project);
    const command = buildCommand(project, its, join(reports, `${project}.json`));
    if (project === 'journeys') await runOnProduct(folder, data, command);
    else await runTool(folder, command, { silent: true });
  }
  const results = readReports(folder, reports);
  return catchers.map(({ file, title }) => {
    const found = [...(results.get(file) ?? [])].filter(([each]) => each.includes(title));
    if (found.length === 0) return 'did not run';
    return found.every(([, passed]) => passed) ? 'passed' : 'failed';
  });
}

async function runOnProduct(folder: string, data: string, command: Command): Promise<void> {
  const product = startProcess(
    {
      DATA_DIR: data,
      GRANT_ACKNOWLEDGEMENT: 'Supported by the test suite.',
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
    },
    folder,
  );
  try {
    const environment = { ...command.environment, PRODUCT_URL: await product.ready, PRODUCT_DATA: data };
    await runTool(folder, { ...command, environment }, { silent: true });
  } catch (error) {
    // A fault that cannot be built shows in no test, and that is what is told of it.
    console.error(error instanceof Error ? error.message : error);
  } finally {
    await product.end('SIGINT');
  }
}

function buildCommand(project: Catcher['project'], catchers: readonly Catcher[], report: string): Command {
  const files = [...new Set(catchers.map(({ file }) => file))];
  const titles = [...new Set(catchers.map(({ title }) => title))];
  const pattern = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  if (project === 'journeys')
    return {
      words: ['playwright', 'test', ...files, '--grep', pattern, '--workers', '1', '--reporter', 'json'],
      // A fault may lie on a screen that is not in the sample of every run.
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, A11Y: 'acting' },
    };
  return {
    words: [
      ...['vitest', 'run', '--project', project, ...files, '--testNamePattern', pattern],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
  };
}
