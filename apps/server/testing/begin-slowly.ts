/** A process that reads and works for 15 s before it is ready, as one does on a machine that is busy with other work. */
import { runProcess } from '../process.ts';

const nothing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
await runProcess(async () => {
  Atomics.wait(nothing, 0, 0, 15_000);
  return { stop: async () => undefined };
});
