import { maxOf } from '@relievo/words';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ArchiveEntry, createArchive } from './archive.ts';

const MEGABYTE = 1024 * 1024;

function entry(name: string, ...pieces: readonly Uint8Array[]): ArchiveEntry {
  return {
    name,
    changedAt: new Date('2026-03-01T10:00:00Z'),
    shrinks: name.endsWith('.json'),
    bytes: async function* () {
      yield* pieces;
    },
  };
}

async function read(entries: readonly ArchiveEntry[]) {
  const pieces: Uint8Array[] = [];
  for await (const piece of createArchive(entries)) pieces.push(piece);
  return { bytes: Buffer.concat(pieces), longest: maxOf(pieces.map(({ length }) => length)) };
}

test('every file is in the archive, byte for byte, under its name in any script', async () => {
  const words = Buffer.from('{"a": 1}');
  const { bytes } = await read([
    entry('my-data.json', words),
    entry('files/地図.svg', Buffer.from('<svg'), Buffer.from('/>')),
    entry('files/empty.txt'),
  ]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['my-data.json', 'files/地図.svg', 'files/empty.txt']);
  expect(Buffer.from(files['my-data.json'] ?? []).toString()).toBe('{"a": 1}');
  expect(Buffer.from(files['files/地図.svg'] ?? []).toString()).toBe('<svg/>');
  expect(files['files/empty.txt']).toHaveLength(0);
});

test('a large file is streamed in pieces and never held in memory as a whole', async () => {
  const piece = new Uint8Array(MEGABYTE).fill(7);
  const { bytes, longest } = await read([entry('files/large.bin', ...Array<Uint8Array>(8).fill(piece))]);
  expect(longest).toBeLessThan(2 * MEGABYTE);
  expect(unzipSync(bytes)['files/large.bin']).toHaveLength(8 * MEGABYTE);
});
