import { checkPixels } from './pixel-rules.ts';

const SIGNATURE_LENGTH = 8;
/** Length, name and checksum of a chunk. */
const AROUND = 12;

/** What a picture cannot be shown without, its colours, and its frames where it moves (PNG, third edition, 11). */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

export function* pngParts(bytes: Buffer): Generator<Buffer> {
  yield bytes.subarray(0, SIGNATURE_LENGTH);
  let name = '';
  for (let at = SIGNATURE_LENGTH; name !== 'IEND'; ) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('A chunk ends after the picture.');
    name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IHDR') checkPixels(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    if (KEPT.has(name)) yield bytes.subarray(at, end);
    at = end;
  }
}
