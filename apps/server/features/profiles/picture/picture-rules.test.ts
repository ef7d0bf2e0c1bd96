import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { JPEG, PNG, WEBP } from '../../../testing/http/pictures.ts';
import { barePicture } from './picture-rules.ts';

const PLACE = {
  IFD0: { Artist: 'Ada King', Software: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Ada King</secret></x:xmpmeta>';

/** A photograph as a telephone takes one: lying, with its place, and with the profile of its colours. */
const photograph = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: '#a3b2c1' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge(PLACE)
    .withXmp(XMP)
    .withIccProfile('p3');

const KINDS = [
  ['image/jpeg', () => photograph().jpeg().toBuffer()],
  ['image/jpeg', () => photograph().jpeg({ progressive: true }).toBuffer()],
  ['image/png', () => photograph().png().toBuffer()],
  ['image/webp', () => photograph().webp().toBuffer()],
  ['image/webp', () => photograph().webp({ lossless: true }).toBuffer()],
] as const;

test.each(KINDS)('%s loses who took it and where, and stays the same picture', async (type, taken) => {
  const bytes = await taken();
  expect(bytes.includes('Ada King')).toBe(true);
  const bare = barePicture(bytes, type) ?? Buffer.alloc(0);
  expect(bare.includes('Ada King') || bare.includes('Camera')).toBe(false);
  const { xmp, icc, orientation } = await sharp(bare).metadata();
  expect([xmp, icc === undefined]).toEqual([undefined, false]);
  expect(orientation).toBe(type === 'image/jpeg' ? 6 : undefined);
  const pixels = (of: Buffer) => sharp(of).raw().toBuffer();
  expect(await pixels(bare)).toEqual(await pixels(bytes));
  expect(barePicture(bare, type)).toEqual(bare);
});

test('a picture behind the picture goes', async () => {
  const taken = await photograph().jpeg().toBuffer();
  expect(barePicture(Buffer.concat([taken, taken]), 'image/jpeg')).toEqual(barePicture(taken, 'image/jpeg'));
});

test('one that is larger than any browser can hold is none', () => {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  const jpeg = Buffer.from(JPEG);
  jpeg.writeUInt32BE(0xffff_ffff, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  const webp = Buffer.from(WEBP);
  webp.writeUInt32LE(0x3fff_3fff, 26);
  const all = [
    barePicture(png, 'image/png'),
    barePicture(jpeg, 'image/jpeg'),
    barePicture(webp, 'image/webp'),
  ];
  expect(all).toEqual([undefined, undefined, undefined]);
});

test('whatever the bytes are, there is a picture or none, and no fault', () => {
  const kinds = fc.constantFrom(
    ['image/png', PNG] as const,
    ['image/jpeg', JPEG] as const,
    ['image/webp', WEBP] as const,
  );
  fc.assert(
    fc.property(
      kinds,
      fc.nat(),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      ([type, whole], place, spoilt) => {
        const bytes = Buffer.from(whole);
        bytes.set(spoilt.subarray(0, bytes.length - (place % bytes.length)), place % bytes.length);
        const bare = barePicture(bytes, type);
        expect(bare === undefined || bare.length <= bytes.length + 36).toBe(true);
      },
    ),
  );
});
