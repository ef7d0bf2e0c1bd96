import type { ReadTableOutput } from '@relievo/contracts/charts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import {
  type Isolation,
  type Limits,
  type Program,
  WeakIsolation,
} from '../../platform/isolation/isolation.ts';
import { sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { Log } from '../../platform/log/log.ts';
import { tellWhyEnded } from '../outputs/service.ts';
import { type ReadingRequest, readingAnswer } from './reading/answer-rules.ts';

export interface ReadingDependencies {
  readonly isolation: Isolation;
  readonly log: Log;
}

const PROGRAM: Program = {
  entry: new URL('./reading/program.ts', import.meta.url),
  readable: [
    new URL('./reading/', import.meta.url),
    new URL('./work-rules.ts', import.meta.url),
    ...sharedFolders(),
  ],
  withNativeAddons: true,
};
const MB = 1024 * 1024;
/** A person waits for it; what takes more is no table that a chart could show. */
const LIMITS: Limits = { memoryBytes: 1024 * MB, seconds: 30, diskBytes: 50 * MB };
const WHAT_TO_DO = 'Save the rows and columns that the chart shows as a file of their own, and choose that.';

/** The tables of a file, read in a process that is shut in: nobody knows what somebody sends. */
export async function readFileTables(
  { isolation, log }: ReadingDependencies,
  file: File,
  name: string,
): Promise<ReadTableOutput> {
  const answer = await readInChild(isolation, file, name).catch((error: unknown) => {
    if (error instanceof WeakIsolation) throw refuse('files_not_opened_here');
    log.warn({ err: error }, 'a table could not be read');
    return { problem: tellWhyEnded(error, WHAT_TO_DO) };
  });
  if ('problem' in answer) throw refuse('chart_table_not_read', { problem: answer.problem });
  return answer;
}

async function readInChild(isolation: Isolation, file: File, name: string) {
  const child = await isolation.open(PROGRAM, LIMITS, 1);
  try {
    return await child.perform({
      request: { name } satisfies ReadingRequest,
      input: async () => file.stream(),
      collect: async ({ answer }) => readingAnswer.parse(answer),
    });
  } finally {
    await child.end();
  }
}
