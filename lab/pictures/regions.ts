import type { Polyline } from '@relievo/graphic/geometry';

/** The places of a region, on a grid of two to a millimetre. */
export type Region = ReadonlySet<number>;

const PER_MM = 2;
const [WIDTH, HEIGHT] = [297 * PER_MM, 210 * PER_MM];
/** Square millimetres: smaller ones are no region for a finger. */
const LEAST = 25;

/** What lines close in: all that cannot be reached from the edge of the sheet, apart by apart. */
export function findRegions(lines: readonly Polyline[]): readonly Region[] {
  const taken = new Uint8Array(WIDTH * HEIGHT);
  for (const line of lines) drawLine(taken, line);
  fill(taken, 0);
  const regions: Region[] = [];
  for (let at = 0; at < taken.length; at++) {
    if (taken[at]) continue;
    const region = fill(taken, at);
    if (region.size >= LEAST * PER_MM ** 2) regions.push(region);
  }
  return regions;
}

/** Two places wide, so that nothing slips through where two lines nearly meet. */
function drawLine(taken: Uint8Array, { points, closed }: Polyline): void {
  const count = points.length / 2;
  for (let at = 0; at < (closed ? count : count - 1); at++) {
    const next = (at + 1) % count;
    const [x1, y1] = [(points[2 * at] ?? 0) * PER_MM, (points[2 * at + 1] ?? 0) * PER_MM];
    const [x2, y2] = [(points[2 * next] ?? 0) * PER_MM, (points[2 * next + 1] ?? 0) * PER_MM];
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(x2 - x1, y2 - y1)));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const [column, row] = [Math.floor(x) + dx, Math.floor(y) + dy];
        if (column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT) taken[row * WIDTH + column] = 1;
      }
    }
  }
}

function fill(taken: Uint8Array, start: number): Region {
  const region = new Set<number>();
  const open = [start];
  taken[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    region.add(at);
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < WIDTH - 1 ? at + 1 : -1,
      y > 0 ? at - WIDTH : -1,
      y < HEIGHT - 1 ? at + WIDTH : -1,
    ]) {
      if (next < 0 || taken[next]) continue;
      taken[next] = 1;
      open.push(next);
    }
  }
  return region;
}
