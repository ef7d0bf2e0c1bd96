/** The thread that ends its process when the event loop of the main thread hangs. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { measureSilence } from './measure-silence.ts';
import { READY, TURNS, type Watched } from './watch-own-life.ts';

const STANDARD_ERROR = 2;
const { numbers, lookMs, startingMs, silentMs }: Watched = workerData;
let isReady = false;
let mostMs = startingMs;
let silence = measureSilence(mostMs);
let before = Atomics.load(numbers, TURNS);

setInterval(() => {
  if (!isReady && Atomics.load(numbers, READY) === 1) {
    isReady = true;
    mostMs = silentMs;
    silence = measureSilence(mostMs);
  }
  const now = Atomics.load(numbers, TURNS);
  if (now !== before) silence.hear();
  before = now;
  if (silence.look()) end();
}, lookMs);

function end(): void {
  try {
    writeSync(
      STANDARD_ERROR,
      `Process ${process.pid} hangs: it has done nothing for ${mostMs / 1000} s, and ends itself.\n`,
    );
  } catch {
    // Nobody reads any more, which is no reason to live on.
  }
  process.kill(process.pid, 'SIGKILL');
}
