import { buffer } from 'node:stream/consumers';
import type { PictureRecipe, TracedPicture } from '@relievo/contracts/pictures';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { Refused, refuse } from '../../platform/http/refusals/refuse.ts';
import {
  type Isolation,
  type Limits,
  type Program,
  type Result,
  WeakIsolation,
} from '../../platform/isolation/isolation.ts';
import { PICTURE_DECODERS, sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SharedAnswers, SharedAnswersOptions } from '../../platform/sharing/shared-answers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { MOST_BRAILLE_TASKS, performWithBraille, tellWhyEnded } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import { findOrRefuse } from './drafts-service.ts';
import {
  DRAWING,
  PICTURE,
  type RepackingRequest,
  repackingAnswer,
  type TracedAnswer,
  type TracingAnswer,
  type TracingRequest,
  tracingAnswer,
} from './tracing/answer-rules.ts';

export interface TracingDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly isolation: Isolation;
  readonly log: Log;
  /** What one file may take to be converted. */
  readonly making: Limits;
  /** Drawings that were traced a while ago, each for the person who asked for it. */
  readonly tracedPictures: SharedAnswers;
}

const HOUR_MS = 3_600_000;

/** Who goes to and fro between the steps, on one device or on two, waits for a drawing once. */
export const KEEPING_TRACED: Omit<SharedAnswersOptions, 'clock'> = {
  freshForMs: HOUR_MS,
  goodForMs: HOUR_MS,
  atMost: 50,
  costlyAtOnce: 2,
};

const PROGRAM: Program = {
  entry: new URL('./tracing/program.ts', import.meta.url),
  readable: [new URL('./tracing/', import.meta.url), ...sharedFolders()],
  withNativeAddons: true,
  programs: PICTURE_DECODERS,
};
const WHAT_TO_DO = 'Make the picture smaller or cut off what the lesson does not need, then try again.';
const NOT_HERE =
  'Pictures cannot be opened on this server. Your work is kept; ask the person who runs this site.';

/** In PNG, as every browser shows it; refused where it cannot be read. */
export async function repackPicture(
  { isolation, making, log }: Pick<TracingDependencies, 'isolation' | 'making' | 'log'>,
  input: () => AsyncIterable<Uint8Array>,
): Promise<Uint8Array> {
  const repacked = await repackInChild({ isolation, making }, input).catch((error: unknown) => {
    if (error instanceof WeakIsolation) throw refuse('files_not_opened_here');
    if (error instanceof Refused) throw error;
    log.warn({ err: error }, 'a picture could not be packed anew');
    return null;
  });
  if (!repacked) throw refuse('picture_expected');
  return repacked;
}

async function repackInChild(
  { isolation, making }: Pick<TracingDependencies, 'isolation' | 'making'>,
  input: () => AsyncIterable<Uint8Array>,
): Promise<Uint8Array | null> {
  const child = await isolation.open(PROGRAM, making, 1);
  try {
    return await child.perform({
      request: { repack: true } satisfies RepackingRequest,
      input: async () => input(),
      collect: async ({ answer, open }) => {
        const { isRead, lacksDecoder } = repackingAnswer.parse(answer);
        if (lacksDecoder) throw refuse('heic_not_opened_here');
        return isRead ? new Uint8Array(await buffer((await open(PICTURE)).content)) : null;
      },
    });
  } finally {
    await child.end();
  }
}

type Outcome = TracedPicture | { readonly problem: string };
type TracingTask = Omit<TracingRequest, 'braille'> & { readonly sha256: string };

/** Traces in a process that is shut in, beside the one that answers requests. */
export async function tracePicture(
  dependencies: TracingDependencies,
  person: Viewer,
  { id, recipe }: { readonly id: string; readonly recipe: PictureRecipe },
): Promise<TracedPicture> {
  const task = await dependencies.database.asUser(person, async (tx): Promise<TracingTask> => {
    const { work, picture } = await findOrRefuse(tx, id);
    const { name, sha256 } = picture;
    const { paper, braille: grade } = await findStudio(tx);
    const { language } = work.about;
    return { name, sha256, language, recipe, paper, isUncontracted: grade === 'uncontracted' };
  });
  const key = JSON.stringify([person.userId, task]);
  const traced = dependencies.tracedPictures.share(key, () => traceInChild(dependencies, task));
  const made = await traced.catch((error: unknown): Outcome => {
    if (error instanceof WeakIsolation) return { problem: NOT_HERE };
    dependencies.log.warn({ err: error }, 'a picture could not be traced');
    return { problem: tellWhyEnded(error, WHAT_TO_DO) };
  });
  if ('problem' in made) throw refuse('picture_not_traced', { problem: made.problem });
  return made;
}

async function traceInChild(
  { storage, isolation, making }: TracingDependencies,
  { sha256, ...asked }: TracingTask,
): Promise<Outcome> {
  const child = await isolation.open(PROGRAM, making, MOST_BRAILLE_TASKS);
  try {
    return await performWithBraille((braille) =>
      child.perform({
        request: { ...asked, braille } satisfies TracingRequest,
        input: () => storage.read(sha256),
        collect: collectTraced,
      }),
    );
  } finally {
    await child.end();
  }
}

async function collectTraced({
  answer,
  open,
}: Result): Promise<Exclude<TracingAnswer, TracedAnswer> | TracedPicture> {
  const told = tracingAnswer.parse(answer);
  if (!('analysis' in told)) return told;
  const pieces: Uint8Array[] = [];
  for await (const piece of (await open(DRAWING)).content) pieces.push(piece);
  return { ...told, svg: Buffer.concat(pieces).toString('utf8') };
}
