import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { JPEG, PNG, WEBP } from '../../../testing/http/pictures.ts';
import type { PictureType } from './media-type-rules.ts';
import { encodePicture } from './picture-drawing.ts';

const PLACE = {
  IFD0: { Artist: 'Ada King', Software: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Ada King</secret></x:xmpmeta>';
const [WIDTH, HEIGHT] = [60, 40];

/** A photograph as a telephone takes one: lying, with its place, and with the profile of its colours. */
function createPhotograph() {
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#a3b2c1' } })
    .composite([
      { input: { create: { width: 20, height: 10, channels: 3, background: '#c03020' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge(PLACE)
    .withXmp(XMP)
    .withIccProfile('p3');
}
function measureMeanDifference(some: Buffer, others: Buffer) {
  return some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? Infinity)), 0) / some.length;
}

const KINDS = [
  ['a JPEG', 'image/jpeg', () => createPhotograph().jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => createPhotograph().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', 'image/png', () => createPhotograph().png().toBuffer()],
  ['a WebP', 'image/webp', () => createPhotograph().webp().toBuffer()],
  ['a WebP without loss', 'image/webp', () => createPhotograph().webp({ lossless: true }).toBuffer()],
] as const;

function pixelsOf(bytes: Uint8Array) {
  return sharp(bytes).autoOrient().raw().toBuffer();
}
function measureLargestDifference(some: Buffer, others: Buffer) {
  return some.reduce((most, value, at) => Math.max(most, Math.abs(value - (others[at] ?? Infinity))), 0);
}

describe('a picture that is encoded anew', () => {
  test.each(KINDS)(
    'from %s keeps its format and its look, stands upright, and loses its author and place',
    async (_, type, take) => {
      const taken = await take();
      expect(taken.includes('Ada King')).toBe(true);
      const encoded = Buffer.from(await encodePicture(taken, type));
      expect(['Ada King', 'Camera'].filter((words) => encoded.includes(words))).toEqual([]);
      const { format, width, height, orientation, exif, xmp, icc } = await sharp(encoded).metadata();
      expect([`image/${format}`, width, height]).toEqual([type, HEIGHT, WIDTH]);
      expect([orientation ?? 1, exif, xmp, icc === undefined]).toEqual([1, undefined, undefined, false]);
      expect(measureMeanDifference(await pixelsOf(encoded), await pixelsOf(taken))).toBeLessThan(2);
    },
  );

  test.each([
    ['a PNG', 'image/png', 0, () => createTransparent().png()],
    ['a PNG of few colours', 'image/png', 0, () => createTransparent().png({ palette: true })],
    ['a WebP', 'image/webp', 8, () => createTransparent().webp({ quality: 90 })],
    ['a WebP without loss', 'image/webp', 0, () => createTransparent().webp({ lossless: true })],
  ] as const)('from %s keeps its transparency', async (_, type, tolerance, make) => {
    const sent = await make().toBuffer();
    const encoded = await encodePicture(sent, type);
    const [before, after] = await Promise.all([pixelsOf(sent), pixelsOf(encoded)]);
    expect(measureLargestDifference(after, before)).toBeLessThanOrEqual(tolerance);
    expect((await sharp(encoded).stats()).isOpaque).toBe(false);
  });

  test('from a noisy photograph looks the same, and is about as large', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const sent = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
      .blur(1)
      .jpeg({ quality: 88 })
      .toBuffer();
    const encoded = await encodePicture(sent, 'image/jpeg');
    const [before, after] = await Promise.all([pixelsOf(sent), pixelsOf(encoded)]);
    const squares = after.reduce((sum, value, at) => sum + (value - (before[at] ?? 0)) ** 2, 0);
    // Peak signal to noise: above 40 dB nobody sees a difference.
    expect(10 * Math.log10(255 ** 2 / (squares / after.length))).toBeGreaterThan(40);
    expect(encoded.length / sent.length).toBeLessThan(1.5);
  });

  test('holds nothing of a second picture behind the first', async () => {
    const taken = await createPhotograph().jpeg().toBuffer();
    const two = Buffer.concat([taken, taken]);
    expect(await encodePicture(two, 'image/jpeg')).toEqual(await encodePicture(taken, 'image/jpeg'));
  });
});

function createTransparent() {
  return sharp({
    create: { width: 16, height: 16, channels: 4, background: { r: 200, g: 40, b: 20, alpha: 0.5 } },
  });
}

test('a picture of more than fifty million pixels is refused before it is decoded', {
  tags: 'exhaustive',
}, async () => {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  const jpeg = Buffer.from(JPEG);
  jpeg.writeUInt32BE(0xff00_ff00, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  const large = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
    .webp({ effort: 0 })
    .toBuffer();
  await expect(encodePicture(png, 'image/png')).rejects.toThrow('exceeds pixel limit');
  await expect(encodePicture(jpeg, 'image/jpeg')).rejects.toThrow('exceeds pixel limit');
  await expect(encodePicture(large, 'image/webp')).rejects.toThrow('exceeds pixel limit');
});

test('a picture of a kind that people may not send is not opened', async () => {
  const tiff = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
    .tiff()
    .toBuffer();
  await expect(encodePicture(tiff, 'image/png')).rejects.toThrow('unsupported');
  await expect(
    encodePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
  ).rejects.toThrow('unsupported');
});

test('damaged bytes give a picture or an error, and never end the process', async () => {
  const kinds = fc.constantFrom<[PictureType, Buffer]>(
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  );
  await fc.assert(
    fc.asyncProperty(
      kinds,
      fc.nat(),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      async ([type, whole], place, spoilt) => {
        const bytes = Buffer.from(whole);
        bytes.set(spoilt.subarray(0, bytes.length - (place % bytes.length)), place % bytes.length);
        const encoded = await encodePicture(bytes, type).catch((error: unknown) => error);
        expect(encoded instanceof Uint8Array || encoded instanceof Error).toBe(true);
      },
    ),
  );
});
