import { createDiskStorage } from '../disk-storage.ts';

/** A writer that is killed by its test: it says when half of its file is on disk, and then never ends. */
const folder = process.argv[2];
if (!folder) throw new Error('Say where to write.');

async function* streamEndlessly() {
  for (let chunk = 0; ; chunk += 1) {
    yield new Uint8Array(64 * 1024).fill(chunk);
    if (chunk === 8) process.send?.('half');
    if (chunk > 8) await new Promise(() => setInterval(() => undefined, 60_000));
  }
}

await createDiskStorage({ folder }).write(streamEndlessly(), { limit: Number.POSITIVE_INFINITY });
