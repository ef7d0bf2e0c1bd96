import type { HeavyName, HeavyTasks } from './heavy-tasks.ts';
import type { HeavyAnswer, HeavyQuestion } from './heavy-worker.ts';

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Beside the page, in a worker; where there are none, in the page itself. */
export async function performHeavy<Name extends HeavyName>(
  name: Name,
  input: Parameters<HeavyTasks[Name]>[0],
): Promise<ReturnType<HeavyTasks[Name]>> {
  if (typeof Worker === 'undefined') return performHere(name, input);
  const port = (worker ??= openWorker());
  asked += 1;
  const number = asked;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    port.postMessage({ number, name, input } satisfies HeavyQuestion);
  });
}

async function performHere<Name extends HeavyName>(
  name: Name,
  input: Parameters<HeavyTasks[Name]>[0],
): Promise<ReturnType<HeavyTasks[Name]>> {
  const { HEAVY_TASKS } = await import('./heavy-tasks.ts');
  const perform = HEAVY_TASKS[name] as (input: unknown) => ReturnType<HeavyTasks[Name]>;
  return perform(input);
}

function openWorker(): Worker {
  const made = new Worker(new URL('./heavy-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<HeavyAnswer>) => {
    const who = waiting.get(data.number);
    waiting.delete(data.number);
    if ('failed' in data) who?.reject(new Error(data.failed));
    else who?.resolve(data.output as never);
  });
  // A worker that does not start answers nobody: the next one who asks gets another.
  made.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker has stopped.'));
    waiting.clear();
    made.terminate();
    worker = undefined;
  });
  return made;
}
