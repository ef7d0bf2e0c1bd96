import { unzlibSync } from 'fflate';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { readChunks } from './chunks.ts';
import { COLOR_TYPES, type Picture } from './picture.ts';
import type { PngFault, PngReports } from './reports.ts';

/** As many pixels as any picture may have here; the check comes before the memory is asked for. */
const MAX_PIXELS = 50_000_000;

const refuse: Refuse<PngReports> = fail;

function refuseUnreadable(fault: PngFault): Result<never> {
  return refuse({ code: 'picture_unreadable', parameters: { fault, mostPixels: MAX_PIXELS } });
}

/** Greyscale and RGB, with or without alpha, eight bits, not interlaced: what this product writes itself. */
export function decodePng(bytes: Uint8Array): Result<Picture> {
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return refuseUnreadable('not_whole');
  const view = new DataView(header.data.buffer, header.data.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colorType, , , interlaced] = header.data.subarray(8);
  const channels = ([1, 2, 3, 4] as const).find((count) => COLOR_TYPES[count] === colorType);
  if (depth !== 8 || channels === undefined) return refuseUnreadable('not_grey_or_rgb');
  if (interlaced !== 0) return refuseUnreadable('interlaced');
  if (width === 0 || height === 0) return refuseUnreadable('without_pixels');
  if (width * height > MAX_PIXELS) return refuseUnreadable('too_many_pixels');

  const size = height * (width * channels + 1);
  const rows = inflateChunks(chunks, size);
  if (rows?.length !== size) return refuseUnreadable('pixels_damaged');
  const data = unfilterRows(rows, width * channels, height, channels);
  return data ? succeed({ width, height, channels, data }) : refuseUnreadable('rows_damaged');
}

/** One byte more than needed is enough to see that there is too much, so no picture unpacks without end. */
function inflateChunks(
  chunks: readonly { type: string; data: Uint8Array }[],
  size: number,
): Uint8Array | null {
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  try {
    return unzlibSync(packed, { out: new Uint8Array(size + 1) });
  } catch {
    return null;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

/** PNG specification, 9: each row says which neighbours were subtracted from it. */
function unfilterRows(rows: Uint8Array, stride: number, height: number, step: number): Uint8Array | null {
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    if (filter > 4) return null;
    const source = y * (stride + 1) + 1;
    const row = y * stride;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? (data[row + x - step] ?? 0) : 0;
      const above = y > 0 ? (data[row - stride + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (data[row - stride + x - step] ?? 0) : 0;
      data[row + x] = (rows[source + x] ?? 0) + predict(filter, left, above, corner);
    }
  }
  return data;
}
