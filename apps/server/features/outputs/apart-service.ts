import type { TranslatedTexts } from '@relievo/convert/braille';
import type { Child, Isolation, Limits, Program, Result } from '../../platform/isolation/isolation.ts';
import { sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { MOST_BRAILLE_TASKS, performWithBraille } from './braille-service.ts';
import { type MakingAnswer, type MakingRequest, makingAnswer } from './making/answer-rules.ts';
import type { NewOutput } from './repository.ts';

export interface ApartDependencies {
  readonly storage: Storage;
  readonly isolation: Isolation;
}

export interface OutputToMake {
  readonly request: Omit<MakingRequest, 'braille'>;
  /** The drawing. */
  readonly input: () => Promise<AsyncIterable<Uint8Array>>;
  readonly limits: Limits;
  readonly signal?: AbortSignal;
  readonly onStep?: () => void;
}

/** An output with its files in the storage. */
export type MadeApart = Omit<Extract<MakingAnswer, { files: unknown }>, 'files'> & {
  readonly files: readonly NewOutput[];
};
export type Impossible = Extract<MakingAnswer, { problem: string }>;
type Asked = Extract<MakingAnswer, { asked: unknown }>;

const PROGRAM: Program = {
  entry: new URL('./making/program.ts', import.meta.url),
  readable: [
    new URL('./making/', import.meta.url),
    new URL('./change-rules.ts', import.meta.url),
    new URL('./chart-description-rules.ts', import.meta.url),
    new URL('./chart-sheets-rules.ts', import.meta.url),
    new URL('./finding-rules.ts', import.meta.url),
    new URL('./variant-rules.ts', import.meta.url),
    ...sharedFolders(),
  ],
};

/** Pictures of a document are read for it, by native code. */
const PUBLISHING: Program = { ...PROGRAM, withNativeAddons: true };

/** Makes an output in a process that is shut in. */
export async function makeApart(
  { storage, isolation }: ApartDependencies,
  work: OutputToMake,
): Promise<MadeApart | Impossible> {
  const program = work.request.isPublication ? PUBLISHING : PROGRAM;
  const child = await isolation.open(program, work.limits, MOST_BRAILLE_TASKS);
  try {
    return await performWithBraille((braille) => makeOnce(child, storage, work, braille));
  } finally {
    await child.end();
  }
}

function makeOnce(
  child: Child,
  storage: Storage,
  { request, input, limits, signal, onStep }: OutputToMake,
  braille: TranslatedTexts,
): Promise<MadeApart | Impossible | Asked> {
  return child.perform({
    request: { ...request, braille } satisfies MakingRequest,
    input,
    signal,
    ...(onStep && { onStep }),
    collect: (result) => keepFiles(storage, result, limits.diskBytes),
  });
}

/** Into the storage, as long as all of them together are not too large. */
async function keepFiles(
  storage: Storage,
  { answer, open }: Result,
  longest: number,
): Promise<MadeApart | Impossible | Asked> {
  const made = makingAnswer.parse(answer);
  if (!('files' in made)) return made;
  const files: NewOutput[] = [];
  let left = longest;
  for (const { name, mediaType } of made.files) {
    const { content } = await open(name);
    const stored = await storage.write(content, { limit: left });
    left -= stored.size;
    files.push({ part: name, mediaType, ...stored });
  }
  return { ...made, files };
}
