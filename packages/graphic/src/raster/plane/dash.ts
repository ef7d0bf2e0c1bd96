import { addAll } from '@relievo/words';
import { clipPiece } from '../../geometry/clip-piece.ts';
import type { Polyline } from '../../geometry/flatten.ts';
import type { Box } from '../../model/geometry.ts';

/**
 * A line cut into its dashes. `dashes` are raised and flat lengths in turn; a raised length of 0 is
 * a dot. Outside `seen` the rhythm is counted but nothing is made, so that a line that runs far off
 * the sheet costs no more than the sheet.
 */
export function dashLine(
  { points, closed }: Polyline,
  dashes: readonly number[],
  seen: Box,
): readonly Polyline[] {
  const pen = createPen(dashes);
  const count = points.length;
  const box = { left: seen.x, top: seen.y, right: seen.x + seen.width, bottom: seen.y + seen.height };
  for (let i = 2; i < count + (closed ? 2 : 0); i += 2) {
    const x0 = points[i - 2] ?? 0;
    const y0 = points[i - 1] ?? 0;
    const x1 = points[i % count] ?? 0;
    const y1 = points[(i + 1) % count] ?? 0;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [from, to] = clipPiece(x0, y0, x1, y1, box) ?? [1, 1];
    if (from > 0) pen.skip(from * length);
    if (to > from) {
      const at = (t: number): readonly [number, number] => [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
      pen.draw(at(from), at(to), (to - from) * length);
    }
    if (to < 1) pen.skip((1 - to) * length);
  }
  return pen.finish();
}

type Place = readonly [x: number, y: number];

/** Walks along the line and remembers where in the rhythm it is. */
function createPen(dashes: readonly number[]) {
  const period = dashes.reduce((sum, length) => sum + length, 0);
  const made: Polyline[] = [];
  let index = 0;
  let left = dashes[0] ?? 0;
  let current: number[] = [];

  const lift = (): void => {
    if (current.length > 0) made.push({ points: Float64Array.from(current), closed: false });
    current = [];
  };
  const turn = ([x, y]: Place): void => {
    if (index % 2 === 0) {
      if (current.length === 0) current.push(x, y);
      lift();
    }
    index = (index + 1) % dashes.length;
    left = dashes[index] ?? 0;
  };
  const draw = (a: Place, b: Place, length: number): void => {
    let done = 0;
    const at = (distance: number): Place => {
      const t = length > 0 ? distance / length : 0;
      return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    };
    while (done + left <= length) {
      if (index % 2 === 0 && current.length === 0) addAll(current, at(done));
      done += left;
      const place = at(done);
      if (index % 2 === 0 && left > 0) addAll(current, place);
      turn(place);
    }
    if (index % 2 === 0) {
      if (current.length === 0) addAll(current, at(done));
      addAll(current, b);
    }
    left -= length - done;
  };
  const skip = (distance: number): void => {
    lift();
    let rest = distance % period;
    while (rest >= left) {
      rest -= left;
      index = (index + 1) % dashes.length;
      left = dashes[index] ?? 0;
    }
    left -= rest;
  };
  const finish = (): readonly Polyline[] => {
    lift();
    return made;
  };
  return { draw, skip, finish };
}
