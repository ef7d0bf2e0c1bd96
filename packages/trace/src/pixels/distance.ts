import type { Mask } from './grid.ts';

/** Farther than anything in a picture, and small enough that its square is exact. */
const FAR = 1e6;

/** For each pixel the square of its distance to the nearest pixel that is not set; outside of the picture nothing is set. */
export function measureDepth(mask: Mask): Float64Array {
  return measureDistances(mask, 0);
}

/** For each pixel the square of its distance to the nearest pixel that is set. */
export function measureDistanceTo(mask: Mask): Float64Array {
  return measureDistances(mask, 1);
}

/**
 * Exact: first up and down the columns by counting, then along the rows by the lower envelope of parabolas (Felzenszwalb,
 * Huttenlocher 2012).
 */
function measureDistances({ width, height, data }: Mask, goal: 0 | 1): Float64Array {
  const beyond = goal === 0 ? 1 : FAR;
  const columns = new Float64Array(width * height);
  for (let at = 0; at < columns.length; at++) {
    const above = at < width ? beyond : (columns[at - width] ?? 0) + 1;
    columns[at] = data[at] === goal ? 0 : above;
  }
  for (let at = columns.length - 1; at >= 0; at--) {
    const below = at >= columns.length - width ? beyond : (columns[at + width] ?? 0) + 1;
    if (below < (columns[at] ?? 0)) columns[at] = below;
  }
  // A pixel at each end of a row, for what lies beside the picture.
  const across = width + 2;
  const line = new Float64Array(across);
  const envelope = { of: new Int32Array(across), from: new Float64Array(across + 1) };
  const result = new Float64Array(across);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x + 1] = Math.min(columns[y * width + x] ?? 0, FAR) ** 2;
    line[0] = line[across - 1] = goal === 0 ? 0 : FAR * FAR;
    transformLine(line, envelope, result);
    columns.set(result.subarray(1, width + 1), y * width);
  }
  return columns;
}

/** Which parabola is lowest, and from where on. */
interface Envelope {
  readonly of: Int32Array;
  readonly from: Float64Array;
}

function transformLine(line: Float64Array, { of, from }: Envelope, result: Float64Array): void {
  let last = 0;
  of[0] = 0;
  from[0] = Number.NEGATIVE_INFINITY;
  from[1] = Number.POSITIVE_INFINITY;
  for (let q = 1; q < line.length; q++) {
    const own = (line[q] ?? 0) + q * q;
    let meets = 0;
    for (;;) {
      const v = of[last] ?? 0;
      meets = (own - ((line[v] ?? 0) + v * v)) / (2 * q - 2 * v);
      if (meets > (from[last] ?? 0)) break;
      last--;
    }
    last++;
    of[last] = q;
    from[last] = meets;
    from[last + 1] = Number.POSITIVE_INFINITY;
  }
  for (let q = 0, k = 0; q < line.length; q++) {
    while ((from[k + 1] ?? Number.POSITIVE_INFINITY) < q) k++;
    const v = of[k] ?? 0;
    result[q] = (q - v) * (q - v) + (line[v] ?? 0);
  }
}
