import { Worker } from 'node:worker_threads';

/** What the thread is given: two numbers of the main thread, and how long the first may stay the same. */
export interface Watched {
  readonly numbers: Int32Array;
  readonly lookMs: number;
  readonly startingMs: number;
  readonly silentMs: number;
}

/** The event loop counts this number up. */
export const TURNS = 0;
/** It is 0 until the process is ready. */
export const READY = 1;

const LOOK_MS = 500;
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
/** The process that asks for life waits 120 s and 10 s, and has these two more to say why it ends the other. */
const STARTING_MS = 122_000;
const SILENT_MS = 12_000;

/**
 * Ends this process when its event loop hangs, whether or not somebody is left who would notice: a thread has an event
 * loop of its own, and needs no program of the machine.
 */
export function watchOwnLife(): { readonly markReady: () => void } {
  const numbers = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(numbers, TURNS, 1), LOOK_MS / 2).unref();
  const workerData: Watched = { numbers, lookMs: LOOK_MS, startingMs: STARTING_MS, silentMs: SILENT_MS };
  new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData, resourceLimits: SMALL }).unref();
  return { markReady: () => void Atomics.store(numbers, READY, 1) };
}
