import type { Grid } from './grid.ts';

/** Neighbouring pixels of one value that is not 0, row by row. */
export interface Runs {
  readonly count: number;
  /** The place of the first pixel of each run, and that behind its last one. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Which run is the first of each row, or would be; one more for the end. */
  readonly rows: Int32Array;
}

export function findRuns({ width, height, data }: Grid): Runs {
  let [from, to] = [new Int32Array(1024), new Int32Array(1024)];
  const rows = new Int32Array(height + 1);
  const pixels = pairWithWords(data);
  let count = 0;
  for (let y = 0; y < height; y++) {
    rows[y] = count;
    const end = (y + 1) * width;
    for (let at = passOver(pixels, y * width, end, 0); at < end; ) {
      const value = data[at] ?? 0;
      if (count === from.length) [from, to] = [enlarge(from), enlarge(to)];
      from[count] = at;
      at = passOver(pixels, at, end, value);
      to[count] = at;
      count++;
      if (data[at] === 0) at = passOver(pixels, at, end, 0);
    }
  }
  rows[height] = count;
  return { count, from, to, rows };
}

/** Most of a picture is of one value over a long way: four pixels are passed over at once. */
interface PairedWithWords {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
}

function pairWithWords(data: Uint8Array): PairedWithWords {
  const bytes = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return { bytes, words: new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4)) };
}

/** The first place that is of another value. */
function passOver({ bytes, words }: PairedWithWords, from: number, end: number, value: number): number {
  let at = from;
  while (at < end && at % 4 !== 0 && bytes[at] === value) at++;
  if (at % 4 === 0) {
    const four = value * 0x01_01_01_01;
    let word = at / 4;
    while (4 * word + 4 <= end && words[word] === four) word++;
    at = 4 * word;
  }
  while (at < end && bytes[at] === value) at++;
  return at;
}

function enlarge(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}
