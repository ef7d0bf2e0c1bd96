import { zlibSync } from 'fflate';
import { chunk, SIGNATURE } from './chunks.ts';
import { COLOR_TYPES, type Picture } from './picture.ts';

const UP = 2;

/** Each row as its difference from the row above: drawings repeat downwards, so this packs well. */
function filterRows({ height, channels, width, data }: Picture): Uint8Array {
  const stride = width * channels;
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const out = y * (stride + 1);
    const row = y * stride;
    rows[out] = UP;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (data[row - stride + x] ?? 0);
      rows[out + 1 + x] = (data[row + x] ?? 0) - above;
    }
  }
  return rows;
}

/** The same picture gives the same bytes, always: no dates, no names of programs. */
export function encodePng(
  picture: Picture,
  pixelsPerMm?: number,
  /** A zlib stream of the bytes; a platform's own is faster. */
  pack: (rows: Uint8Array) => Uint8Array = (rows) => zlibSync(rows, { level: 6 }),
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  header[8] = 8;
  header[9] = COLOR_TYPES[picture.channels];

  const parts = [Uint8Array.from(SIGNATURE), chunk('IHDR', header)];
  if (pixelsPerMm !== undefined) parts.push(chunk('pHYs', resolution(pixelsPerMm)));
  parts.push(chunk('IDAT', pack(filterRows(picture))), chunk('IEND', new Uint8Array(0)));
  return joinParts(parts);
}

function resolution(pixelsPerMm: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const perMetre = Math.round(pixelsPerMm * 1000);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  data[8] = 1;
  return data;
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
