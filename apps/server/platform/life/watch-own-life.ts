import { Worker } from 'node:worker_threads';

/** What the thread is given: a number that the event loop counts up, and how long it may stay the same. */
export interface Watched {
  readonly turns: Int32Array;
  readonly lookMs: number;
  readonly mostSilentMs: number;
}

const LOOK_MS = 500;
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
/** The process that asks for life waits 10 s, and has these two more to say why it ends the other. */
const MOST_SILENT_MS = 12_000;

/**
 * Ends this process when its event loop hangs, whether or not somebody is left who would notice: a thread has an event
 * loop of its own, and needs no program of the machine.
 */
export function watchOwnLife(): void {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), LOOK_MS / 2).unref();
  const workerData: Watched = { turns, lookMs: LOOK_MS, mostSilentMs: MOST_SILENT_MS };
  new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData, resourceLimits: SMALL }).unref();
}
