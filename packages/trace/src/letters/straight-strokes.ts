import type { Component, Components } from '../pixels/components.ts';
import type { Mask } from '../pixels/grid.ts';

/** Directions of a half turn: between two of them a stroke of the shortest length leaves its own width by less than a pixel. */
const DIRECTIONS = 72;

/**
 * Finds the pixels of forms that are parts of straight strokes of at least this length. A letter that touches a line is
 * the rest of the form.
 */
export function findStraightStrokes(
  { width, height }: Mask,
  { list, runs, labelOf }: Components,
  isChosen: (one: Component) => boolean,
  length: number,
): Mask {
  const chosen = new Uint8Array(width * height);
  const places: number[] = [];
  const wanted = list.map(isChosen);
  for (let run = 0; run < runs.count; run++) {
    if (!wanted[(labelOf[run] ?? 0) - 1]) continue;
    for (let at = runs.from[run] ?? 0; at < (runs.to[run] ?? 0); at++) {
      chosen[at] = 1;
      places.push(at);
    }
  }
  const data = new Uint8Array(width * height);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = ((direction + 0.5) / DIRECTIONS - 0.25) * Math.PI;
    const isFlat = Math.abs(angle) <= Math.PI / 4;
    markRuns(
      { width, height, chosen, data, places, length },
      isFlat,
      isFlat ? Math.tan(angle) : 1 / Math.tan(angle),
    );
  }
  return { width, height, data };
}

interface Walk {
  readonly width: number;
  readonly height: number;
  readonly chosen: Uint8Array;
  readonly data: Uint8Array;
  readonly places: readonly number[];
  readonly length: number;
}

/** Walks along lines of one slope, of which each pixel is on exactly one, and marks what is long enough. */
function markRuns(
  { width, height, chosen, data, places, length }: Walk,
  isFlat: boolean,
  slope: number,
): void {
  const [along, across] = isFlat ? [width, height] : [height, width];
  const [step, side] = isFlat ? [1, width] : [width, 1];
  const rises = Int32Array.from({ length: along + 1 }, (_, one) => Math.round(slope * one));
  const min = length * Math.cos(Math.atan(slope));
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)];
    const [main, other] = isFlat ? [x, y] : [y, x];
    const start = other - (rises[main] ?? 0);
    const before = start + (rises[main - 1] ?? 0);
    if (main > 0 && before >= 0 && before < across && chosen[(main - 1) * step + before * side]) continue;
    let end = main;
    for (; end < along; end++) {
      const one = start + (rises[end] ?? 0);
      if (one < 0 || one >= across || !chosen[end * step + one * side]) break;
    }
    if (end - main < min) continue;
    for (let one = main; one < end; one++) data[one * step + (start + (rises[one] ?? 0)) * side] = 1;
  }
}
