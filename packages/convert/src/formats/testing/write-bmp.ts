type Color = readonly [red: number, green: number, blue: number];

export interface Painted {
  /** For each pixel. */
  readonly bits: number;
  readonly colors: readonly Color[];
  /** Which of the colours each pixel has, from the top. */
  readonly rows: readonly (readonly number[])[];
  readonly goesDown?: boolean;
  /** Of 16 bits for each pixel, what is written for each colour, and which of its bits are red, green and blue. */
  readonly values?: readonly number[];
  readonly masks?: readonly number[];
}

const HEADERS = 54;

/** A bitmap as Windows lays it out, not packed: with a palette up to 8 bits for each pixel. */
export function writeBmp({
  bits,
  colors,
  rows,
  goesDown = false,
  values = [],
  masks = [],
}: Painted): Uint8Array {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const palette = bits <= 8 ? 4 * colors.length : 4 * masks.length;
  const rowBytes = 4 * Math.ceil((width * bits) / 32);
  const bytes = new Uint8Array(HEADERS + palette + rowBytes * height);
  const head = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  head.setUint32(2, bytes.length, true);
  head.setUint32(10, HEADERS + palette, true);
  head.setUint32(14, 40, true);
  head.setInt32(18, width, true);
  head.setInt32(22, goesDown ? -height : height, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, bits, true);
  head.setUint32(30, masks.length > 0 ? 3 : 0, true);
  head.setUint32(46, bits <= 8 ? colors.length : 0, true);
  for (const [at, mask] of masks.entries()) head.setUint32(HEADERS + 4 * at, mask, true);
  if (bits <= 8) for (const [at, color] of colors.entries()) bytes.set(inBlue(color), HEADERS + 4 * at);
  for (const [y, row] of rows.entries()) {
    const from = HEADERS + palette + rowBytes * (goesDown ? y : height - 1 - y);
    for (const [x, color] of row.entries())
      if (bits === 16) head.setUint16(from + 2 * x, values[color] ?? 0, true);
      else if (bits > 8) bytes.set(inBlue(colors[color] ?? [0, 0, 0]), from + (x * bits) / 8);
      else {
        const at = from + Math.floor((x * bits) / 8);
        bytes[at] = (bytes[at] ?? 0) | (color << (8 - bits - ((x * bits) % 8)));
      }
  }
  return bytes;
}

/** Blue stands first. */
function inBlue([red, green, blue]: Color): readonly number[] {
  return [blue, green, red];
}
