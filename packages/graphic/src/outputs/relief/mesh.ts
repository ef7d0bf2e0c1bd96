import type { Surface } from './surface.ts';

/** Corners of triangles as places of a surface's grid, three after three. */
export interface Mesh {
  readonly triangles: Uint32Array;
  readonly count: number;
}

/**
 * A surface as few triangles: flat paper takes large ones, edges small ones (a right-triangulated
 * irregular network, Evans, Kirkpatrick and Townsend 2001). Each triangle is halved at the middle of
 * its longest side until no place within lies further than `tolerance` from it. Both triangles at
 * that side are always halved together, so that no cracks open between them.
 */
export function meshOf({ size, heights }: Surface, tolerance: number): Mesh {
  const errors = errorsOf(size, heights);
  let triangles = new Uint32Array(3 * 65536);
  let count = 0;
  const emit = (a: number, b: number, c: number): void => {
    if (3 * count + 3 > triangles.length) {
      const larger = new Uint32Array(triangles.length * 2);
      larger.set(triangles);
      triangles = larger;
    }
    triangles[3 * count] = a;
    triangles[3 * count + 1] = b;
    triangles[3 * count + 2] = c;
    count += 1;
  };
  const at = (x: number, y: number): number => y * size + x;
  // The depth is twice the power of two in the size, 22 at most, so recursion is safe.
  const halve = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): void => {
    const [mx, my] = [(ax + bx) >> 1, (ay + by) >> 1];
    const divisible = Math.abs(ax - cx) + Math.abs(ay - cy) > 1;
    if (divisible && (errors[at(mx, my)] ?? 0) > tolerance) {
      halve(cx, cy, ax, ay, mx, my);
      halve(bx, by, cx, cy, mx, my);
    } else emit(at(ax, ay), at(bx, by), at(cx, cy));
  };
  const end = size - 1;
  halve(0, 0, end, end, end, 0);
  halve(end, end, 0, 0, 0, end);
  return { triangles: triangles.subarray(0, 3 * count), count };
}

/**
 * How far each place lies from the middle of the side that it halves, or any place whose halving
 * needs its own: from the smallest triangles up. At each step there are the middles of the straight
 * sides and then those of the slanting ones; each depends on the four nearest of the step before.
 */
function errorsOf(size: number, heights: Float32Array): Float32Array {
  const errors = new Float32Array(size * size);
  const height = (x: number, y: number): number => heights[y * size + x] ?? 0;
  const error = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= size || y >= size ? 0 : (errors[y * size + x] ?? 0);

  const straight = (x: number, y: number, step: number, dx: number, dy: number): void => {
    const own = Math.abs(height(x, y) - (height(x - dx, y - dy) + height(x + dx, y + dy)) / 2);
    const half = step / 2;
    const below =
      step === 1
        ? 0
        : Math.max(
            error(x - half, y - half),
            error(x + half, y - half),
            error(x - half, y + half),
            error(x + half, y + half),
          );
    errors[y * size + x] = Math.max(own, below);
  };
  const slanting = (x: number, y: number, step: number): void => {
    // The slanting side of a square runs through the middle of the square around it.
    const falls = ((x - step) / (2 * step) + (y - step) / (2 * step)) % 2 === 0;
    const across = falls
      ? (height(x - step, y - step) + height(x + step, y + step)) / 2
      : (height(x + step, y - step) + height(x - step, y + step)) / 2;
    const below = Math.max(error(x - step, y), error(x + step, y), error(x, y - step), error(x, y + step));
    errors[y * size + x] = Math.max(Math.abs(height(x, y) - across), below);
  };

  for (let step = 1; step < size - 1; step *= 2) {
    for (let y = 0; y < size; y += 2 * step)
      for (let x = step; x < size; x += 2 * step) straight(x, y, step, step, 0);
    for (let y = step; y < size; y += 2 * step)
      for (let x = 0; x < size; x += 2 * step) straight(x, y, step, 0, step);
    for (let y = step; y < size; y += 2 * step)
      for (let x = step; x < size; x += 2 * step) slanting(x, y, step);
  }
  return errors;
}
