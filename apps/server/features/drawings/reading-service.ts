import { openThread, ThreadGaveUp } from '../../platform/threads/thread.ts';
import type { ReadAnswer, ReadTask } from './reading/answer-rules.ts';

const thread = openThread<ReadTask, ReadAnswer>(new URL('./reading/thread-program.ts', import.meta.url), {
  seconds: 10,
  megabytes: 512,
  waiting: 200,
});
const TOO_MUCH =
  'It takes too long to read, so nothing was changed. Remove some of its parts, or try again in a few minutes.';

/** Reads a drawing, and writes it anew where something is to be changed, beside whoever is answered meanwhile. */
export async function readDrawingBeside(task: ReadTask): Promise<ReadAnswer> {
  try {
    return await thread.perform(task);
  } catch (error) {
    if (error instanceof ThreadGaveUp) return { problem: TOO_MUCH };
    throw error;
  }
}
