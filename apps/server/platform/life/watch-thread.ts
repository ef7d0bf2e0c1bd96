/** The thread that ends its process when the event loop of the main thread hangs. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { countSilence } from './count-silence.ts';
import type { Watched } from './watch-own-life.ts';

const STANDARD_ERROR = 2;
const { turns, lookMs, mostSilentLooks }: Watched = workerData;
const silence = countSilence(mostSilentLooks);
let before = Atomics.load(turns, 0);

setInterval(() => {
  const now = Atomics.load(turns, 0);
  if (now !== before) silence.hear();
  before = now;
  if (silence.look()) end();
}, lookMs);

function end(): void {
  const seconds = Math.round((mostSilentLooks * lookMs) / 1000);
  try {
    writeSync(
      STANDARD_ERROR,
      `Process ${process.pid} hangs: it did nothing for ${seconds} s, and ends itself.\n`,
    );
  } catch {
    // Nobody reads any more, which is no reason to live on.
  }
  process.kill(process.pid, 'SIGKILL');
}
