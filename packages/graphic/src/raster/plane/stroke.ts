import type { Plane } from './plane.ts';

/**
 * A line of round ends and joins: each pixel takes the share that its distance from the middle of
 * the line leaves it. Pieces combine by maximum, so joins are round by themselves.
 */
export function strokeInto(plane: Plane, points: Float64Array, width: number, level: number): void {
  const radius = width / 2;
  const shortest = Math.max(SHORTEST, radius / 50);
  const count = points.length;
  if (count < 2) return;
  let x0 = points[0] ?? 0;
  let y0 = points[1] ?? 0;
  const full = count > MANY && radius > WIDE ? createFullRuns(plane) : null;
  if (count === 2) drawCapsule(plane, x0, y0, x0, y0, radius, level, full);
  for (let i = 2; i < count; i += 2) {
    const x1 = points[i] ?? 0;
    const y1 = points[i + 1] ?? 0;
    // Steps too small to see are taken together; the last always counts.
    const short = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0) < shortest * shortest;
    if (short && i + 2 < count) continue;
    drawCapsule(plane, x0, y0, x1, y1, radius, level, full);
    x0 = x1;
    y0 = y1;
  }
}

/** A tenth of a pixel, or of the line's width a hundredth. */
const SHORTEST = 0.1;

/**
 * Where in each row pixels are as high as this line can make them: of a wide line of many short pieces, each covers
 * nearly what the last one did.
 */
interface FullRuns {
  readonly from: Int32Array;
  readonly to: Int32Array;
}
/** Numbers in the points, and a radius in pixels, from which on it is worth knowing. */
const MANY = 16;
const WIDE = 2;

function createFullRuns({ height }: Plane): FullRuns {
  return { from: new Int32Array(height), to: new Int32Array(height) };
}

/** The run around a piece's middle: the one that is known as far as it goes by now, or another that begins there. */
function growFullRun(
  full: FullRuns,
  { width, values }: Plane,
  y: number,
  middle: number,
  highest: number,
): void {
  const row = y * width;
  let from = full.from[y] ?? 0;
  let to = full.to[y] ?? 0;
  if (middle < from || middle >= to) {
    if (middle < 0 || middle >= width || (values[row + middle] ?? 0) < highest) return;
    from = middle;
    to = middle + 1;
  }
  while (from > 0 && (values[row + from - 1] ?? 0) >= highest) from--;
  while (to < width && (values[row + to] ?? 0) >= highest) to++;
  full.from[y] = from;
  full.to[y] = to;
}

/** All points nearer than `radius` to the piece from one end to the other. */
function drawCapsule(
  plane: Plane,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
  level: number,
  full: FullRuns | null,
): void {
  const { width, height, values } = plane;
  const reach = radius + 0.5;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  const scale = square > 0 ? 1 / square : 0;
  // A line thinner than a pixel never covers more of it than its own width.
  const most = radius < 0.5 ? 2 * radius : 1;
  const highest = Math.fround(most * level);
  const reach2 = reach * reach;
  const sure = reach - most;
  const sure2 = sure > 0 ? sure * sure : -1;
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(height, Math.ceil(Math.max(y0, y1) + reach));
  for (let y = top; y < bottom; y++) {
    const py = y + 0.5 - y0;
    const [near, far] = findReached(py, dy, reach);
    const xa = x0 + near * dx;
    const xb = x0 + far * dx;
    const aside = findHalfChord(py, dy, reach2);
    const left = Math.max(0, Math.floor((xa < xb ? xa : xb) - aside));
    const right = Math.min(width, Math.ceil((xa < xb ? xb : xa) + aside));
    const row = y * width;
    const from = full?.from[y] ?? width;
    const to = full?.to[y] ?? width;
    for (let x = left >= from && left < to ? to : left; x < right; x++) {
      if (x === from) x = to;
      if (x >= right) break;
      const before = values[row + x] ?? 0;
      // Neighbouring pieces cover nearly the same pixels: most are as high as they can be already.
      if (before >= highest) continue;
      const px = x + 0.5 - x0;
      let t = (px * dx + py * dy) * scale;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const ex = px - t * dx;
      const ey = py - t * dy;
      const distance2 = ex * ex + ey * ey;
      if (distance2 >= reach2) continue;
      const covered = distance2 <= sure2 ? most : Math.min(most, reach - Math.sqrt(distance2));
      const value = covered * level;
      if (value > before) values[row + x] = value;
    }
    if (full) growFullRun(full, plane, y, Math.floor((xa + xb) / 2), highest);
  }
}

/** From where to where along a piece (0 to 1) a row is within reach. */
function findReached(py: number, dy: number, reach: number): readonly [number, number] {
  if (dy === 0) return WHOLE;
  const a = (py - reach) / dy;
  const b = (py + reach) / dy;
  const near = a < b ? a : b;
  const far = a < b ? b : a;
  return [near < 0 ? 0 : near > 1 ? 1 : near, far < 0 ? 0 : far > 1 ? 1 : far];
}
const WHOLE = [0, 1] as const;

/** How far beside a piece a row is still within reach, and a hair more than rounding could take from it. */
function findHalfChord(py: number, dy: number, reach2: number): number {
  const beyond = py < Math.min(0, dy) ? Math.min(0, dy) - py : Math.max(0, py - Math.max(0, dy));
  return Math.sqrt(Math.max(0, reach2 - beyond * beyond)) + HAIR;
}
const HAIR = 1e-3;
