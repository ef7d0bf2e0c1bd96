import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ThumbnailRequest } from './draw.ts';
import type { ThumbnailAnswer } from './thread.ts';

/** Draws thumbnails one after the other beside the thread that answers requests, which is never held up. */
export interface Draughtsman {
  /** Rejects where the picture cannot be read, is too much for the memory given, or takes too long. */
  draw(request: ThumbnailRequest, longestMs?: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The thread, and what ends when it has loaded all it draws with: until then no picture's time is running. */
interface Thread {
  readonly worker: Worker;
  readonly loaded: Promise<unknown>;
}

const LONGEST_MS = 20_000;
const MEMORY_MB = 512;

export function openDraughtsman(): Draughtsman {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = (): Thread => {
    const begun = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
    });
    // Waiting for work is no reason to stay alive.
    begun.unref();
    begun.on('error', () => forget(begun));
    begun.on('exit', () => forget(begun));
    return { worker: begun, loaded: Promise.race([once(begun, 'message'), once(begun, 'exit')]) };
  };
  const forget = (ended: Worker) => {
    if (thread?.worker === ended) thread = undefined;
  };
  const drawOne = async (request: ThumbnailRequest, longestMs: number): Promise<Uint8Array> => {
    thread ??= begin();
    const { worker, loaded } = thread;
    await loaded;
    const answer = await answerOf(worker, request, longestMs);
    if (answer === 'late') {
      // Its end takes a moment, in which the next picture must not be given to it.
      forget(worker);
      void worker.terminate();
      throw new Error(`It took longer than ${longestMs} ms.`);
    }
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.bytes;
  };
  return {
    draw(request, longestMs = LONGEST_MS) {
      const drawn = last.then(() => drawOne(request, longestMs));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    async close() {
      await last;
      await thread?.worker.terminate();
    },
  };
}

function answerOf(
  thread: Worker,
  request: ThumbnailRequest,
  longestMs: number,
): Promise<ThumbnailAnswer | 'late'> {
  return new Promise((resolve) => {
    const done = (answer: ThumbnailAnswer | 'late') => {
      clearTimeout(timer);
      thread.off('message', done).off('error', failed).off('exit', ended);
      resolve(answer);
    };
    const failed = (error: Error) => done({ failure: String(error) });
    const ended = () => done({ failure: 'The thread ended.' });
    const timer = setTimeout(() => done('late'), longestMs);
    thread.on('message', done).on('error', failed).on('exit', ended);
    thread.postMessage(request, []);
  });
}
