import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpackArchive } from './unpack-archive.ts';

const FILES = {
  'manifest.json': new TextEncoder().encode('{}'),
  'png/picture.png': Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 256),
  'text/empty.txt': new Uint8Array(),
};

async function* streamIn(bytes: Uint8Array, pieceSize: number) {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
}

async function unpack(bytes: Uint8Array, pieceSize: number): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for await (const { name, bytes: read } of unpackArchive(streamIn(bytes, pieceSize))) {
    const pieces: Uint8Array[] = [];
    for await (const piece of read()) pieces.push(piece);
    files[name] = Uint8Array.from(Buffer.concat(pieces));
  }
  return files;
}

test.each([7, 1000, 1_000_000])(
  'a zip that comes in pieces of %i bytes gives its files in their order',
  async (size) => {
    const packed = await unpack(zipSync(FILES), size);
    expect(Object.keys(packed)).toEqual(Object.keys(FILES));
    expect(packed).toEqual(FILES);
  },
);

test('files that are not packed are read as well, also one that is an archive itself', async () => {
  const inner = zipSync(FILES);
  expect(await unpack(zipSync({ 'book.ebrl': [inner, { level: 0 }], ...FILES }), 999)).toEqual({
    'book.ebrl': inner,
    ...FILES,
  });
});
