/** The thread that ends its process when the event loop of the main thread hangs. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { measureSilence } from './measure-silence.ts';
import type { Watched } from './watch-own-life.ts';

const STANDARD_ERROR = 2;
const { turns, lookMs, mostSilentMs }: Watched = workerData;
const silence = measureSilence(mostSilentMs);
let before = Atomics.load(turns, 0);

setInterval(() => {
  const now = Atomics.load(turns, 0);
  if (now !== before) silence.hear();
  before = now;
  if (silence.look()) end();
}, lookMs);

function end(): void {
  try {
    writeSync(
      STANDARD_ERROR,
      `Process ${process.pid} hangs: it has done nothing for ${mostSilentMs / 1000} s, and ends itself.\n`,
    );
  } catch {
    // Nobody reads any more, which is no reason to live on.
  }
  process.kill(process.pid, 'SIGKILL');
}
