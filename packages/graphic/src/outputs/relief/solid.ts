import type { Mesh } from './mesh.ts';
import type { Surface } from './surface.ts';

/** Millimetres of plate under the relief: stiff enough to be handled. */
export const BASE = 2;

const HEADER = 80;
const PER_TRIANGLE = 50;

type Corner = readonly [x: number, y: number, z: number];

/**
 * The relief on a plate as a closed body in binary STL, millimetres, x right, y up, z towards the
 * finger. Walls stand on the very corners that the relief has on its border, and the underside is a
 * fan over the same corners, so that every edge has two triangles.
 */
export function solidStl({ size, width, depth, heights }: Surface, { triangles, count }: Mesh): Uint8Array {
  const top = (at: number): Corner => {
    const [column, row] = [at % size, Math.floor(at / size)];
    return [
      Math.fround((column / (size - 1)) * width),
      Math.fround(depth - (row / (size - 1)) * depth),
      Math.fround(BASE + (heights[at] ?? 0)),
    ];
  };
  const under = ([x, y]: Corner): Corner => [x, y, 0];
  const border = borderOf(size, triangles).map(top);

  const bytes = new Uint8Array(HEADER + 4 + PER_TRIANGLE * (count + 3 * border.length));
  const view = new DataView(bytes.buffer);
  for (const [i, letter] of [...'Relievo tactile relief, millimetres'].entries())
    bytes[i] = letter.charCodeAt(0);
  view.setUint32(HEADER, count + 3 * border.length, true);
  let offset = HEADER + 4;
  const write = (a: Corner, b: Corner, c: Corner, normal = normalOf(a, b, c)): void => {
    for (const corner of [normal, a, b, c]) {
      view.setFloat32(offset, corner[0], true);
      view.setFloat32(offset + 4, corner[1], true);
      view.setFloat32(offset + 8, corner[2], true);
      offset += 12;
    }
    offset += 2;
  };

  for (let i = 0; i < 3 * count; i += 3) {
    const [a, b, c] = [top(triangles[i] ?? 0), top(triangles[i + 1] ?? 0), top(triangles[i + 2] ?? 0)];
    const normal = normalOf(a, b, c);
    if (normal[2] > 0) write(a, b, c, normal);
    else write(a, c, b);
  }
  const middle: Corner = [Math.fround(width / 2), Math.fround(depth / 2), 0];
  for (const [i, a] of border.entries()) {
    const b = border[(i + 1) % border.length] ?? a;
    write(a, under(a), b);
    write(b, under(a), under(b));
    write(middle, under(b), under(a));
  }
  return bytes;
}

/** The corners on the sheet's border, once round: along the top from the left, so against the clock from below. */
function borderOf(size: number, triangles: Uint32Array): readonly number[] {
  const used = new Set<number>();
  const end = size - 1;
  for (const at of triangles) {
    const [column, row] = [at % size, Math.floor(at / size)];
    if (column === 0 || row === 0 || column === end || row === end) used.add(at);
  }
  const along = (at: number): number => {
    const [column, row] = [at % size, Math.floor(at / size)];
    if (column === 0 && row < end) return row;
    if (row === end && column < end) return end + column;
    if (column === end && row > 0) return 3 * end - row;
    return 4 * end - column;
  };
  return [...used].sort((a, b) => along(a) - along(b));
}

function normalOf(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}
