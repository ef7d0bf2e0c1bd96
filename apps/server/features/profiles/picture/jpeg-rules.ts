import { checkPixels } from './pixel-rules.ts';

/** Markers of ITU-T T.81, table B.1, without the 0xFF before them. */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** What programs add: JFIF, Exif and XMP, colour profiles, and so on up to 0xEF. */
const APPLICATION = 0xe0;
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;

/** The first picture in the file up to its end: behind it telephones put others, with all that was left out here. */
export function* jpegParts(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from([0xff, START]);
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('There is no marker where one should be.');
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) break;
    const end = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError('A segment ends after the picture.');
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (marker !== 0xff) yield* kept(marker, bytes.subarray(at, next));
    at = next;
  }
  yield Buffer.from([0xff, END]);
}

function* kept(marker: number, segment: Buffer): Generator<Buffer> {
  if (isFrame(marker)) checkPixels(segment.readUInt16BE(7), segment.readUInt16BE(5));
  if (marker === EXIF) yield* uprightness(segment);
  else if (marker === PROFILE) {
    if (segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0') yield segment;
  } else if (marker === APPLICATION || marker === ADOBE) yield segment;
  else if ((marker & 0xf0) !== APPLICATION && marker !== COMMENT) yield segment;
}

/** All between 0xC0 and 0xCF but tables, an extension and conditions of arithmetic coding. */
const isFrame = (marker: number): boolean =>
  (marker & 0xf0) === 0xc0 && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** What is compressed holds no 0xFF that begins a marker, but for those that let a reader start anew. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The picture has no end.');
}

const ORIENTATION = 0x0112;
const ENTRY_LENGTH = 12;

/** Of Exif nothing but which side is up, without which half of all photographs would lie (Exif 2.32, 4.6.4). */
function* uprightness(segment: Buffer): Generator<Buffer> {
  const tiff = segment.subarray(10);
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * ENTRY_LENGTH;
    if (short(at) === ORIENTATION) return yield exifOf(short(at + 8));
  }
}

function exifOf(orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
