/**
 * The bitmaps of Windows (BITMAPFILEHEADER, then BITMAPINFOHEADER or a longer one), which sharp does not read. By hand,
 * because bmp-ts 1.0.9 swaps the colours of palettes and loses pixels of rows of odd width.
 */
const AT = {
  pixels: 10,
  headerSize: 14,
  width: 18,
  height: 22,
  bits: 28,
  compression: 30,
  colors: 46,
  masks: 54,
};
const SHORTEST_HEADER = 40;
const [PLAIN, BY_MASKS] = [0, 3];
const READ_BITS: readonly number[] = [1, 4, 8, 16, 24, 32];

export interface Bitmap {
  /** Red, green and blue. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function isBmp(bytes: Uint8Array): boolean {
  const head = viewOf(bytes);
  return (
    bytes.length >= AT.headerSize + SHORTEST_HEADER &&
    bytes[0] === 0x42 &&
    bytes[1] === 0x4d &&
    head.getUint32(AT.headerSize, true) >= SHORTEST_HEADER &&
    READ_BITS.includes(head.getUint16(AT.bits, true))
  );
}

/** The pixels; null where the file is cut off, larger than wanted, or packed, which hardly any program does. */
export function readBmp(bytes: Uint8Array, mostPixels: number): Bitmap | null {
  const head = viewOf(bytes);
  const bits = head.getUint16(AT.bits, true);
  const width = head.getInt32(AT.width, true);
  const rows = head.getInt32(AT.height, true);
  const height = Math.abs(rows);
  const from = head.getUint32(AT.pixels, true);
  const rowBytes = 4 * Math.ceil((width * bits) / 32);
  const isWhole = from + rowBytes * height <= bytes.length;
  if (width <= 0 || height <= 0 || width * height > mostPixels || !isWhole) return null;
  const colorOf = createColors(bytes, bits);
  if (!colorOf) return null;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // Rows go from the bottom up, unless the height is below zero.
    const row = from + rowBytes * (rows > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const color = colorOf(readValue(bytes, row, x, bits));
      const to = (y * width + x) * 3;
      data[to] = color >> 16;
      data[to + 1] = (color >> 8) & 255;
      data[to + 2] = color & 255;
    }
  }
  return { data, width, height };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readValue(bytes: Uint8Array, row: number, x: number, bits: number): number {
  const at = row + Math.floor((x * bits) / 8);
  const first = bytes[at] ?? 0;
  if (bits < 8) return (first >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
  let value = first;
  for (let more = 1; more < bits / 8; more += 1) value += (bytes[at + more] ?? 0) * 256 ** more;
  return value;
}

/** From the value of a pixel to its colour, as 0xrrggbb; null of a form that is not read here. */
function createColors(bytes: Uint8Array, bits: number): ((value: number) => number) | null {
  const head = viewOf(bytes);
  const compression = head.getUint32(AT.compression, true);
  if (compression === BY_MASKS && bits >= 16 && bytes.length >= AT.masks + 12) {
    const masks = [0, 4, 8].map((at) => readMask(head.getUint32(AT.masks + at, true)));
    return (value) => joinParts(value, masks);
  }
  if (compression !== PLAIN) return null;
  if (bits === 16) {
    const masks = [0x7c00, 0x3e0, 0x1f].map(readMask);
    return (value) => joinParts(value, masks);
  }
  // Blue stands first, and a fourth byte says nothing.
  if (bits > 16) return (value) => value % 0x1000000;
  const palette = AT.headerSize + head.getUint32(AT.headerSize, true);
  const most = 2 ** bits;
  const count = head.getUint32(AT.colors, true) || most;
  const colors = Array.from({ length: Math.min(count, most) }, (_, at) => {
    const place = palette + 4 * at;
    return place + 4 <= bytes.length ? head.getUint32(place, true) % 0x1000000 : 0;
  });
  return (value) => colors[value] ?? 0;
}

/** Which bits of a value are a part of its colour. */
interface Mask {
  readonly lowest: number;
  readonly most: number;
}

function readMask(mask: number): Mask {
  const lowest = mask === 0 ? 1 : (mask & -mask) >>> 0;
  return { lowest, most: Math.max(1, mask / lowest) };
}

function joinParts(value: number, masks: readonly Mask[]): number {
  return masks.reduce((color, { lowest, most }) => {
    const part = Math.floor(value / lowest) % (most + 1);
    return color * 256 + Math.round((part * 255) / most);
  }, 0);
}
