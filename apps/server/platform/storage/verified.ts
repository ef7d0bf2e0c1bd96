import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileCorrupt } from './errors.ts';

/** A stream of bytes that are checked on the way. Its source ends with it, also when nobody has read a byte. */
export function verifyStream(source: Readable, sha256: string): Readable {
  const checked = Readable.from(verifyChunks(source, sha256), { objectMode: false });
  source.on('error', (error) => checked.destroy(error));
  checked.once('close', () => source.destroy());
  return checked;
}

/**
 * Passes bytes on while hashing them. The last chunk is held back until the hash is known to be right,
 * so that damaged bytes never arrive as a whole file: the receiver sees a failure, not an end.
 */
async function* verifyChunks(source: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const chunk of source) {
    if (held) yield held;
    hash.update(chunk);
    held = chunk;
  }
  if (hash.digest('hex') !== sha256) throw fileCorrupt(sha256);
  if (held) yield held;
}
