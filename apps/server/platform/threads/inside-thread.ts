import { parentPort } from 'node:worker_threads';

/** What a thread says to the one that began it: once that it is ready, then one answer for each task. */
export type Said = { readonly isReady: true } | { readonly answer: unknown } | { readonly failure: string };

/** Makes the module that calls it the program of a thread. */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  const say = (said: Said): void => parentPort?.postMessage(said, []);
  parentPort?.on('message', async (task: Task) => {
    try {
      say({ answer: await answer(task) });
    } catch (error) {
      say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  say({ isReady: true });
}
