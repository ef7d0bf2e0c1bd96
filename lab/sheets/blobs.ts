import type { Sheet } from './raster.ts';

/** Ink that hangs together. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
  readonly edge: number;
  readonly x: number;
  readonly y: number;
  readonly pixels: Int32Array;
}

const AROUND = [-1, 0, 1];

/** Finds what hangs together in a mask, with corners counted. */
export function findBlobs(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  mask: Uint8Array,
): readonly Blob[] {
  const seen = new Uint8Array(mask.length);
  const stack = new Int32Array(mask.length);
  const blobs: Blob[] = [];
  for (let first = 0; first < mask.length; first += 1) {
    if (mask[first] !== 1 || seen[first] === 1) continue;
    let [count, done] = [1, 0];
    stack[0] = first;
    seen[first] = 1;
    let [left, right, top, bottom, edge, sumX, sumY] = [width, 0, height, 0, 0, 0, 0];
    while (done < count) {
      const at = stack[done++] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      sumX += x;
      sumY += y;
      let isEdge = false;
      for (const dy of AROUND)
        for (const dx of AROUND) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (mask[next] !== 1) {
            if (dx === 0 || dy === 0) isEdge = true;
          } else if (seen[next] !== 1) {
            seen[next] = 1;
            stack[count++] = next;
          }
        }
      if (isEdge) edge += 1;
    }
    blobs.push({
      left,
      top,
      width: right - left + 1,
      height: bottom - top + 1,
      area: count,
      edge,
      x: sumX / count,
      y: sumY / count,
      pixels: stack.slice(0, count),
    });
  }
  return blobs;
}
