import { Worker } from 'node:worker_threads';
import type { Said } from './inside-thread.ts';

export interface ThreadLimits {
  /** What one task may take from when it begins: the thread is ended then, and the next task has a new one. */
  readonly seconds: number;
  readonly megabytes: number;
  /** So many tasks wait for their turn; one more is refused. */
  readonly waiting: number;
}

/** Work on text that somebody sent, beside the event loop that answers everybody; one task after the other. */
export interface Thread<Task, Answer> {
  /** Rejects with ThreadGaveUp where it is late, takes too much, or too much waits; with an Error where it failed. */
  perform(task: Task): Promise<Answer>;
}

/** Nothing was answered, and asking again would end in the same way or in a longer row. */
export class ThreadGaveUp extends Error {
  override readonly name = 'ThreadGaveUp';
}

/** Modules are being read then, on a machine that may be busy. */
const STARTING_SECONDS = 60;

/**
 * A thread for what a program file answers by `answerTasks`. It begins with the first task, and keeps no process from
 * ending while it has none.
 */
export function openThread<Task, Answer>(program: URL, limits: ThreadLimits): Thread<Task, Answer> {
  const { seconds, megabytes, waiting } = limits;
  let worker: Worker | undefined;
  let tasks = 0;
  let last: Promise<unknown> = Promise.resolve();

  const begin = async (): Promise<Worker> => {
    const begun = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // An end between two tasks is told to nobody, and the next task has a new one.
    begun.on('error', () => undefined);
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    worker = begun;
    await hear(begun, STARTING_SECONDS);
    return begun;
  };
  const performAlone = async (task: Task): Promise<Answer> => {
    const used = worker ?? (await begin());
    used.ref();
    try {
      const heard = hear(used, seconds);
      used.postMessage(task, []);
      const said = await heard;
      if ('answer' in said) return said.answer as Answer;
      throw new Error('failure' in said ? said.failure : 'A thread spoke before it was asked.');
    } catch (error) {
      if (error instanceof ThreadGaveUp) {
        worker = undefined;
        await used.terminate();
      }
      throw error;
    } finally {
      used.unref();
    }
  };
  return {
    async perform(task) {
      if (tasks > waiting) throw new ThreadGaveUp(`${tasks} tasks wait already.`);
      tasks += 1;
      const done = last.then(() => performAlone(task));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        tasks -= 1;
      }
    },
  };
}

/** The next thing that it says. */
function hear(worker: Worker, seconds: number): Promise<Said> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      done();
    };
    const giveUp = (why: string, cause?: unknown) => settle(() => reject(new ThreadGaveUp(why, { cause })));
    const onMessage = (said: Said) => settle(() => resolve(said));
    const onError = (error: unknown) => giveUp('The thread ended.', error);
    const onExit = () => giveUp('The thread ended.');
    const timer = setTimeout(() => giveUp(`It took longer than ${seconds} seconds.`), seconds * 1000);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
