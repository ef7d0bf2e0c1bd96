import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from '../../scripts/coverage/reports.ts';
import { type Command, runTool } from '../copy/run-tool.ts';
import type { Catcher } from './plant.ts';

export type Verdict = 'passed' | 'failed' | 'did not run';

/** Runs the tests that begin so, and says of all together whether they passed. */
export async function runCatcher(folder: string, catcher: Catcher): Promise<Verdict> {
  const reports = join(folder, '.cache/gate');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await runTool(folder, buildCommand(catcher, join(reports, 'report.json')), { silent: true });
  const titles = readReports(folder, reports).get(catcher.file) ?? new Map<string, boolean>();
  const found = [...titles].filter(([title]) => title.includes(catcher.title));
  if (found.length === 0) return 'did not run';
  return found.every(([, passed]) => passed) ? 'passed' : 'failed';
}

function buildCommand({ project, file, title }: Catcher, report: string): Command {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (project === 'journeys')
    return {
      words: ['playwright', 'test', file, '--grep', pattern, '--workers', '1', '--reporter', 'json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    };
  return {
    words: [
      ...['vitest', 'run', '--project', project, file, '--testNamePattern', pattern],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
  };
}
