import { countSegments } from '../geometry/segment-index.ts';
import type { Part } from './part.ts';

/** All segments of all parts in one row, in runs of a few that share a box. */
export interface Chunks {
  readonly count: number;
  /** Four numbers a segment. */
  readonly segments: Float64Array;
  readonly part: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Four numbers a chunk: left, top, right, bottom of what it raises. */
  readonly boxes: Float64Array;
}

const RUN = 12;

export function chunksOf(parts: readonly Part[]): Chunks {
  let size = 0;
  let count = 0;
  for (const { lines } of parts)
    for (const line of lines) {
      const segments = countSegments(line);
      size += segments;
      count += Math.ceil(segments / RUN);
    }
  const segments = new Float64Array(size * 4);
  const part = new Int32Array(count);
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  const boxes = new Float64Array(count * 4);
  let at = 0;
  let chunk = 0;
  for (const { lines, half, index } of parts) {
    for (const line of lines) {
      const { points } = line;
      const total = countSegments(line);
      for (let start = 0; start < total; start += RUN) {
        let left = Infinity;
        let top = Infinity;
        let right = -Infinity;
        let bottom = -Infinity;
        part[chunk] = index;
        from[chunk] = at;
        for (let own = start; own < Math.min(total, start + RUN); own += 1) {
          const next = ((own + 1) * 2) % points.length;
          const ax = points[own * 2] ?? 0;
          const ay = points[own * 2 + 1] ?? 0;
          const bx = points[next] ?? 0;
          const by = points[next + 1] ?? 0;
          segments[at * 4] = ax;
          segments[at * 4 + 1] = ay;
          segments[at * 4 + 2] = bx;
          segments[at * 4 + 3] = by;
          at += 1;
          left = Math.min(left, ax, bx);
          right = Math.max(right, ax, bx);
          top = Math.min(top, ay, by);
          bottom = Math.max(bottom, ay, by);
        }
        to[chunk] = at;
        boxes[chunk * 4] = left - half;
        boxes[chunk * 4 + 1] = top - half;
        boxes[chunk * 4 + 2] = right + half;
        boxes[chunk * 4 + 3] = bottom + half;
        chunk += 1;
      }
    }
  }
  return { count, segments, part, from, to, boxes };
}
