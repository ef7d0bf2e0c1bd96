import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from '../../scripts/coverage/reports.ts';
import { type Command, runTool } from '../shared/run-tool.ts';
import { readComplaints } from './complaints.ts';
import type { KeptProduct } from './kept-product.ts';
import type { Catcher } from './plant.ts';

export type Verdict = 'passed' | 'failed' | 'did not run';

export interface Outcome {
  readonly verdict: Verdict;
  /** What the first of its tests that failed said. */
  readonly complaint: string | undefined;
}

/**
 * Runs the tests that begin so, those of one project together, and says for each catcher whether all of its tests passed. They
 * run one after the other, so that a fault that makes one slow does not fail another. Journeys are made on the product with
 * the files in it that were changed.
 */
export async function runCatchers(
  product: KeptProduct,
  catchers: readonly Catcher[],
  changed: readonly string[] = [],
): Promise<readonly Outcome[]> {
  const { folder } = product;
  const reports = join(folder, '.cache/gate');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const project of new Set(catchers.map((catcher) => catcher.project))) {
    const its = catchers.filter((catcher) => catcher.project === project);
    const command = buildCommand(project, its, join(reports, `${project}.json`));
    if (project === 'journeys') await runOnProduct(product, changed, command);
    else await runTool(folder, command, { silent: true });
  }
  const results = readReports(folder, reports);
  const complaints = readComplaints(reports);
  return catchers.map(({ file, title }) => {
    const found = [...(results.get(file) ?? [])].filter(([each]) => new RegExp(asPattern(title)).test(each));
    const failed = found.find(([, passed]) => !passed);
    if (failed) return { verdict: 'failed', complaint: complaints.get(failed[0]) };
    return { verdict: found.length === 0 ? 'did not run' : 'passed', complaint: undefined };
  });
}

async function runOnProduct(
  product: KeptProduct,
  changed: readonly string[],
  command: Command,
): Promise<void> {
  const { folder, data } = product;
  try {
    const url = await product.serve(changed);
    const environment = { ...command.environment, PRODUCT_URL: url, PRODUCT_DATA: data };
    await runTool(folder, { ...command, environment }, { silent: true });
  } catch (error) {
    // A fault that cannot be built shows in no test, and that is what is told of it.
    console.error(error instanceof Error ? error.message : error);
  }
}

function buildCommand(project: Catcher['project'], catchers: readonly Catcher[], report: string): Command {
  const files = [...new Set(catchers.map(({ file }) => file))];
  const titles = [...new Set(catchers.map(({ title }) => title))];
  const pattern = titles.map(asPattern).join('|');
  if (project === 'journeys')
    return {
      words: ['playwright', 'test', ...files, '--grep', pattern, '--workers', '1', '--reporter', 'json'],
      // The first fault that shows is enough.
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, A11Y_FIRST: 'yes' },
    };
  return {
    words: [
      ...['vitest', 'run', '--project', project, ...files, '--testNamePattern', pattern],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
  };
}

/** Its words from the beginning of a word: one screen's name is the end of another's. */
function asPattern(title: string): string {
  return String.raw`(?<![\w-])${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
}
