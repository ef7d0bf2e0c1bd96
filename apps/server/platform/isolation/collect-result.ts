import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { openMade } from './scratch.ts';
import { taskFiles } from './task-files.ts';

/** One task for a child, and what becomes of what it made. */
export interface Work<Made> {
  /** Small: whatever is large is the input. */
  readonly request: object;
  /** Opened when it is read, so that it is not left open where no child could be started. */
  readonly input?: () => Promise<AsyncIterable<Uint8Array>>;
  /** In place of what a task may usually take. */
  readonly seconds?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: (step: string) => void;
  /** Reads the answer, which may be anything, and the files; afterwards they are gone. */
  readonly collect: (result: Result) => Promise<Made>;
}

export interface Result {
  readonly answer: unknown;
  /** Rejects where it is longer than the limit of the child, or than this. */
  open(name: string, atMost?: number): Promise<{ readonly size: number; readonly content: Readable }>;
}

const LONGEST_ANSWER = 4 * 1024 * 1024;
const NAME = /^[\w.-]{1,100}$/;
const told = z.union([z.object({ failure: z.string() }), z.object({ answer: z.unknown() })]);

/** The child is not believed: every name and every size is looked at. */
export async function collectResult<Made>(
  { collect }: Work<Made>,
  place: string,
  longest: number,
): Promise<Made> {
  const files = taskFiles(place);
  const { content } = await openMade(files.answer, LONGEST_ANSWER);
  const answer = told.parse(JSON.parse(await text(content)));
  if ('failure' in answer) throw new Error(answer.failure);
  return collect({
    answer: answer.answer,
    open: (name, atMost = longest) => {
      if (!NAME.test(name)) throw new Error('A file that was made has no name that it may have.');
      return openMade(files.made(name), Math.min(atMost, longest));
    },
  });
}
