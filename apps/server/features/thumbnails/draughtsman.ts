import { Worker } from 'node:worker_threads';
import type { ThumbnailRequest } from './draw.ts';
import type { ThumbnailAnswer } from './thread.ts';

/** Draws thumbnails one after the other beside the thread that answers requests, which is never held up. */
export interface Draughtsman {
  /** Rejects where the picture cannot be read, is too much for the memory given, or takes too long. */
  draw(request: ThumbnailRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

const LONGEST_MS = 20_000;
const MEMORY_MB = 512;

export function openDraughtsman(longestMs: number = LONGEST_MS): Draughtsman {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = (): Worker => {
    const begun = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
    });
    // Waiting for work is no reason to stay alive.
    begun.unref();
    begun.on('error', () => forget(begun));
    begun.on('exit', () => forget(begun));
    return begun;
  };
  const forget = (ended: Worker) => {
    if (thread === ended) thread = undefined;
  };
  const drawOne = async (request: ThumbnailRequest): Promise<Uint8Array> => {
    thread ??= begin();
    const answer = await answerOf(thread, request, longestMs);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.bytes;
  };
  return {
    draw(request) {
      const drawn = last.then(() => drawOne(request));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    async close() {
      await last;
      await thread?.terminate();
    },
  };
}

function answerOf(thread: Worker, request: ThumbnailRequest, longestMs: number): Promise<ThumbnailAnswer> {
  return new Promise((resolve) => {
    const done = (answer: ThumbnailAnswer) => {
      clearTimeout(timer);
      thread.off('message', done).off('error', failed).off('exit', ended);
      resolve(answer);
    };
    const failed = (error: Error) => done({ failure: String(error) });
    const ended = () => done({ failure: 'The thread ended.' });
    const timer = setTimeout(() => {
      done({ failure: `It took longer than ${longestMs} ms.` });
      void thread.terminate();
    }, longestMs);
    thread.on('message', done).on('error', failed).on('exit', ended);
    thread.postMessage(request, []);
  });
}
