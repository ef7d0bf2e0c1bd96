import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderWithRsvg } from '../testing/rsvg.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { decodePng } from './decode.ts';
import { encodePng } from './encode.ts';
import type { Picture } from './picture.ts';

const pictures = fc
  .record({
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 20 }),
    channels: fc.constantFrom(1, 2, 3, 4),
    seed: fc.integer(),
  })
  .map(({ width, height, channels, seed }): Picture => {
    const data = Uint8Array.from(
      { length: width * height * channels },
      (_, i) => (i * 31 + seed * (i % 7)) & 255,
    );
    return { width, height, channels, data };
  });

test('a picture reads back from its PNG exactly as it was', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      expect(decodePng(encodePng(picture))).toEqual({ ok: true, value: picture });
    }),
  );
});

test('librsvg reads the same pixels at the stated size, and its own files are read', () => {
  const [width, height] = [37, 29];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * i * 7 + (i >> 5)) & 255);
  const uri = `data:image/png;base64,${toBase64(encodePng({ width, height, channels: 3, data }, 4))}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${uri}" width="${width}" height="${height}"/></svg>`;
  const drawn = renderWithRsvg(svg);
  expect(drawn).toEqual({ width, height, channels: 3, data });
});

test('the pixels are one ordinary zlib stream', () => {
  const png = encodePng({ width: 3, height: 2, channels: 1, data: Uint8Array.of(1, 2, 3, 11, 12, 13) });
  const at = Buffer.from(png).indexOf('IDAT');
  const length = Buffer.from(png).readUInt32BE(at - 4);
  expect([...inflateSync(png.subarray(at + 4, at + 4 + length))]).toEqual([2, 1, 2, 3, 2, 10, 10, 10]);
});

test('anything that is not a whole PNG is refused in one sentence', () => {
  const whole = encodePng({ width: 3, height: 2, channels: 1, data: new Uint8Array(6) });
  const huge = Uint8Array.from(whole).fill(255, 16, 24);
  const broken = [new Uint8Array(0), whole.slice(0, -5), whole.with(45, (whole[45] ?? 0) ^ 1), huge];
  for (const bytes of broken) {
    const read = decodePng(bytes);
    expect(read.ok ? '' : graphicReportText(read.problems[0])).toMatch(/^This picture cannot be read: .+\.$/);
  }
});

test('base64 reads back, agrees with the platform, and refuses other text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
  expect([fromBase64('%%%%'), fromBase64('a')]).toEqual([null, null]);
});
