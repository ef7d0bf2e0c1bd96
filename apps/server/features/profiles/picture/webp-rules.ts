import { checkPixels } from './pixel-rules.ts';

const HEAD_LENGTH = 12;

/** All but EXIF, XMP and what is not known (RFC 9649, 2.7). */
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const NEITHER_EXIF_NOR_XMP = ~0x0c;

export function* webpParts(bytes: Buffer): Generator<Buffer> {
  const parts = [...chunks(bytes)];
  const head = Buffer.from(bytes.subarray(0, HEAD_LENGTH));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  yield head;
  yield* parts;
}

function* chunks(bytes: Buffer): Generator<Buffer> {
  for (let at = HEAD_LENGTH; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) throw new RangeError('A chunk ends after the picture.');
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    checkSize(name, chunk.subarray(8));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & NEITHER_EXIF_NOR_XMP, 8);
    if (KEPT.has(name)) yield chunk;
    at = end;
  }
}

/** Where the three kinds of picture state their size (RFC 9649, 2.7.1 and 3.4; RFC 6386, 9.1). */
function checkSize(name: string, content: Buffer): void {
  if (name === 'VP8X') checkPixels(1 + content.readUIntLE(4, 3), 1 + content.readUIntLE(7, 3));
  if (name === 'VP8 ') checkPixels(content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff);
  if (name === 'VP8L') {
    const sizes = content.readUInt32LE(1);
    checkPixels(1 + (sizes & 0x3fff), 1 + ((sizes >>> 14) & 0x3fff));
  }
}
