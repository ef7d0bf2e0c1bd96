import type { SavedChartWork } from '@relievo/contracts/charts';
import {
  type Isolation,
  type Limits,
  type Program,
  type Result,
  WeakIsolation,
} from '../../platform/isolation/isolation.ts';
import { sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { MOST_BRAILLE_TASKS, performWithBraille, tellWhyEnded } from '../outputs/service.ts';
import {
  DRAWING,
  type DrawingAnswer,
  type DrawingRequest,
  type DrawnAnswer,
  drawingAnswer,
} from './drawing/answer-rules.ts';

export interface DrawingDependencies {
  readonly storage: Storage;
  readonly isolation: Isolation;
  readonly log: Log;
}

export interface DrawnWork extends DrawnAnswer {
  readonly drawing: StoredFile | null;
}

const PROGRAM: Program = {
  entry: new URL('./drawing/program.ts', import.meta.url),
  readable: [new URL('./drawing/', import.meta.url), ...sharedFolders()],
  withNativeAddons: true,
};
const MB = 1024 * 1024;
/** A person waits for it, and a chart is drawn in a second or two. */
const LIMITS: Limits = { memoryBytes: 1024 * MB, seconds: 60, diskBytes: 100 * MB };
const WHAT_TO_DO = 'Choose fewer columns or rows, and try again.';
const NOT_HERE =
  'Charts cannot be drawn on this server. Your work is kept; ask the person who runs this site.';

type Outcome = DrawnWork | { readonly problem: string };

/** Draws in a sandboxed process, beside the one that answers requests. */
export function drawSafely(dependencies: DrawingDependencies, work: SavedChartWork): Promise<Outcome> {
  return drawInChild(dependencies, work).catch((error: unknown): Outcome => {
    if (error instanceof WeakIsolation) return { problem: NOT_HERE };
    dependencies.log.warn({ err: error }, 'a chart could not be drawn');
    return { problem: tellWhyEnded(error, WHAT_TO_DO) };
  });
}

async function drawInChild(
  { storage, isolation }: DrawingDependencies,
  work: SavedChartWork,
): Promise<Outcome> {
  const child = await isolation.open(PROGRAM, LIMITS, MOST_BRAILLE_TASKS);
  const bytes = new TextEncoder().encode(JSON.stringify(work));
  try {
    return await performWithBraille((braille) =>
      child.perform({
        request: { braille } satisfies DrawingRequest,
        input: async () => streamOnce(bytes),
        collect: (result) => collectDrawn(storage, result),
      }),
    );
  } finally {
    await child.end();
  }
}

async function collectDrawn(
  storage: Storage,
  { answer, open }: Result,
): Promise<Exclude<DrawingAnswer, DrawnAnswer> | DrawnWork> {
  const told = drawingAnswer.parse(answer);
  if (!('chart' in told)) return told;
  const drawing = told.isDrawn
    ? await storage.write((await open(DRAWING)).content, { limit: LIMITS.diskBytes })
    : null;
  return { ...told, drawing };
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
