import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBmp, readBmp } from './bmp.ts';
import { writeBmp } from './testing/write-bmp.ts';

const MOST = 1_000_000;
const RED = [255, 0, 0] as const;
const BLUE = [0, 0, 255] as const;
const GREY = [120, 130, 140] as const;

test.each([1, 4, 8, 24, 32])('a bitmap of depth %i is read as it was written', (bits) => {
  const colors = bits === 1 ? [RED, BLUE] : [RED, BLUE, GREY];
  // 5 pixels leave a part of the last word of a row empty.
  const rows = [0, 1, 2].map((y) => [0, 1, 2, 3, 4].map((x) => (x + y) % colors.length));
  const bytes = writeBmp({ bits, colors, rows });
  expect(isBmp(bytes)).toBe(true);
  expect(readBmp(bytes, MOST)).toEqual({
    width: 5,
    height: 3,
    data: Uint8Array.from(rows.flat().flatMap((color) => colors[color] ?? [])),
  });
});

test('a bitmap whose rows go from top to bottom stands upright', () => {
  const bytes = writeBmp({ bits: 24, colors: [RED, BLUE], rows: [[0], [1]], goesDown: true });
  expect(readBmp(bytes, MOST)?.data).toEqual(Uint8Array.from([...RED, ...BLUE]));
});

test('a bitmap that is cut off, packed, empty or larger than wanted is not read', () => {
  const whole = writeBmp({
    bits: 24,
    colors: [RED],
    rows: [
      [0, 0],
      [0, 0],
    ],
  });
  const change = (at: number, value: number) => {
    const changed = Uint8Array.from(whole);
    new DataView(changed.buffer).setUint32(at, value, true);
    return changed;
  };
  const [width, height, compression, pixels] = [18, 22, 30, 10];
  const broken = [
    whole.subarray(0, whole.length - 4),
    change(compression, 1),
    change(width, 0),
    change(height, 50_000),
    change(pixels, 4_000_000_000),
  ];
  expect(broken.map((bytes) => readBmp(bytes, MOST))).toEqual(broken.map(() => null));
  expect(readBmp(whole, 3)).toBeNull();
});

test('the colours of 16 bits are parted as the masks say, and as five bits each where there are none', () => {
  // Red, green and blue: the most that each can be.
  const rows = [[0, 1, 2]];
  const five = writeBmp({ bits: 16, colors: [], values: [0x7c00, 0x3e0, 0x1f], rows });
  const six = writeBmp({
    bits: 16,
    colors: [],
    values: [0xf800, 0x7e0, 0x1f],
    masks: [0xf800, 0x7e0, 0x1f],
    rows,
  });
  const pure = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
  expect([five, six].map((bytes) => readBmp(bytes, MOST)?.data)).toEqual([pure, pure]);
});

test('any bitmap that is not packed is read as it was written', () => {
  const color = fc.tuple(
    ...([0, 1, 2].map(() => fc.nat({ max: 255 })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
  );
  const painted = fc
    .record({
      bits: fc.constantFrom(1, 4, 8, 24, 32),
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 9 }),
      goesDown: fc.boolean(),
    })
    .chain(({ bits, width, height, goesDown }) =>
      fc.array(color, { minLength: 1, maxLength: Math.min(2 ** bits, 20) }).chain((colors) =>
        fc
          .array(fc.array(fc.nat({ max: colors.length - 1 }), { minLength: width, maxLength: width }), {
            minLength: height,
            maxLength: height,
          })
          .map((rows) => ({ bits, colors, rows, goesDown })),
      ),
    );
  fc.assert(
    fc.property(painted, (one) => {
      const data = Uint8Array.from(one.rows.flat().flatMap((at) => one.colors[at] ?? []));
      expect(readBmp(writeBmp(one), MOST)?.data).toEqual(data);
    }),
  );
});

test('whatever stands behind the head of a bitmap is read or refused, and takes no more memory than its own size', () => {
  const whole = writeBmp({
    bits: 8,
    colors: [RED, BLUE],
    rows: [
      [0, 1, 0],
      [1, 0, 1],
    ],
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 2, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 6,
      }),
      (changes) => {
        const changed = Uint8Array.from(whole);
        for (const [at, value] of changes) changed[at] = value;
        const read = isBmp(changed) ? readBmp(changed, MOST) : null;
        // A pixel of one bit in rows of four bytes is the most that a byte can hold.
        expect(read === null || read.width * read.height <= 32 * changed.length).toBe(true);
      },
    ),
  );
});
