import type { Isolation, Limits, Program, Result } from '../../platform/isolation/isolation.ts';
import { PICTURE_DECODERS, sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { MOST_BRAILLE_TASKS, performWithBraille } from '../outputs/service.ts';
import {
  type Converted,
  type ConvertedDraft,
  type ConvertingAnswer,
  type ConvertingRequest,
  convertingAnswer,
  nameDocument,
  nameDrawing,
  nameReadingPage,
  type PagesAnswer,
  type PagesRequest,
  pagesAnswer,
} from './converting/answer-rules.ts';

export interface ReadingDependencies {
  readonly storage: Storage;
  readonly isolation: Isolation;
}

export interface FileToRead extends Omit<ConvertingRequest, 'braille'> {
  readonly input: () => Promise<AsyncIterable<Uint8Array>>;
  readonly limits: Limits;
  readonly signal?: AbortSignal;
}

/** A draft that was made of a file, with its drawing or its document in the storage. */
export type StoredDraft = ConvertedDraft & {
  /** A text has none. */
  readonly drawing: StoredFile | null;
  readonly document: StoredDocument | null;
};

interface StoredDocument {
  readonly file: StoredFile;
  readonly readingPage: StoredFile;
}

export interface ReadFile {
  readonly drafts: readonly StoredDraft[];
}

/** The program that opens what people bring. */
export const CONVERTING: Program = {
  entry: new URL('./converting/program.ts', import.meta.url),
  readable: [
    new URL('./converting/', import.meta.url),
    new URL('./name-rules.ts', import.meta.url),
    ...sharedFolders(),
  ],
  withNativeAddons: true,
  programs: PICTURE_DECODERS,
};

/** Reads a file of anybody in a process that is shut in; what stands in the way is one sentence for its owner. */
export async function readApart(
  { storage, isolation }: ReadingDependencies,
  { name, paper, pages, isUncontracted, input, limits, signal }: FileToRead,
): Promise<ReadFile | { readonly problem: string }> {
  const child = await isolation.open(CONVERTING, limits, MOST_BRAILLE_TASKS);
  try {
    const made = await performWithBraille((braille) => {
      const request: ConvertingRequest = {
        name,
        paper,
        isUncontracted,
        braille,
        ...(pages === undefined ? {} : { pages }),
      };
      return child.perform({
        request,
        input,
        ...(signal && { signal }),
        collect: (result) => storeFiles(storage, result, limits.diskBytes),
      });
    });
    return 'problem' in made ? { problem: made.problem.message } : made;
  } finally {
    await child.end();
  }
}

async function storeFiles(
  storage: Storage,
  { answer, open }: Result,
  limit: number,
): Promise<Exclude<ConvertingAnswer, Converted> | ReadFile> {
  const made = convertingAnswer.parse(answer);
  if (!('drafts' in made)) return made;
  const drafts: StoredDraft[] = [];
  let left = limit;
  const store = async (name: string): Promise<StoredFile> => {
    const { content } = await open(name);
    const stored = await storage.write(content, { limit: left });
    left -= stored.size;
    return stored;
  };
  for (const [at, draft] of made.drafts.entries())
    drafts.push({
      ...draft,
      drawing: draft.text ? null : await store(nameDrawing(at)),
      document: draft.isDocument
        ? { file: await store(nameDocument(at)), readingPage: await store(nameReadingPage(at)) }
        : null,
    });
  return { drafts };
}

interface FileToShow extends PagesRequest {
  readonly input: () => Promise<AsyncIterable<Uint8Array>>;
  readonly limits: Limits;
}

/** Some pages of a document as small pictures, drawn in a process that is shut in. */
export function showPagesApart(
  { isolation }: Pick<ReadingDependencies, 'isolation'>,
  { name, show, input, limits }: FileToShow,
): Promise<PagesAnswer> {
  return isolation.run(CONVERTING, limits, {
    request: { name, show } satisfies PagesRequest,
    input,
    collect: async ({ answer }) => pagesAnswer.parse(answer),
  });
}
