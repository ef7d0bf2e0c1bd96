import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf, readPart } from './part.ts';

test('a requested range of a file sends exactly its bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 8 }),
      fc.nat(90),
      fc.nat(90),
      async (chunks, first, more) => {
        const whole = Buffer.concat(chunks);
        const part = partOf(`bytes=${first}-${first + more}`, whole.length);
        const sent =
          part === 'none' || part === null
            ? part
            : await buffer(readPart(Readable.from(chunks, { objectMode: false }), part));
        expect(sent).toEqual(first < whole.length ? whole.subarray(first, first + more + 1) : 'none');
      },
    ),
    { numRuns: 200 },
  );
});

test('a range can be counted from the end, and an empty file has none', () => {
  expect([partOf('bytes=-4', 10), partOf('bytes=-40', 10), partOf('bytes=-0', 10)]).toEqual([
    { first: 6, last: 9 },
    { first: 0, last: 9 },
    'none',
  ]);
  expect([partOf('bytes=0-', 0), partOf('bytes=-1', 0)]).toEqual(['none', 'none']);
});

test.each([undefined, '', 'bytes', 'bytes=-', 'bytes=a-b', 'bytes=1-0', 'bytes=0-1, 3-4', 'items=0-1'])(
  'the whole file is sent for %j',
  (range) => {
    expect(partOf(range, 10)).toBeNull();
  },
);
