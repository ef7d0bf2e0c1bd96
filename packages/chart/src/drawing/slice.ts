import type { EllipseGeometry, PathGeometry, Point, Segment } from '@relievo/graphic';

/** From twelve o'clock, with the clock; in turns, 0 to 1. */
function placeAround({ x, y }: Point, radius: number, turn: number): Point {
  return {
    x: x + radius * Math.sin(2 * Math.PI * turn),
    y: y - radius * Math.cos(2 * Math.PI * turn),
  };
}

/** A slice of a disc from the middle out; the whole disc where it is all. */
export function sliceOf(
  center: Point,
  radius: number,
  from: number,
  to: number,
): PathGeometry | EllipseGeometry {
  if (to - from >= 1 - 1e-9) return { type: 'ellipse', center, rx: radius, ry: radius, angle: 0 };
  const pieces = Math.max(1, Math.ceil((to - from) * 4));
  const step = (to - from) / pieces;
  // The control points of an arc lie (4/3) tan(angle / 4) of the radius along its tangents.
  const reach = radius * (4 / 3) * Math.tan((step * Math.PI) / 2);
  const arcs = Array.from({ length: pieces }, (_, index): Segment => {
    const [begin, end] = [from + index * step, from + (index + 1) * step];
    const [first, last] = [placeAround(center, radius, begin), placeAround(center, radius, end)];
    return {
      control: [placeAlong(first, reach, begin), placeAlong(last, -reach, end)],
      to: last,
    };
  });
  const start: Segment = { to: placeAround(center, radius, from) };
  return { type: 'path', subpaths: [{ start: center, segments: [start, ...arcs], closed: true }] };
}

function placeAlong(at: Point, length: number, turn: number): Point {
  return {
    x: at.x + length * Math.cos(2 * Math.PI * turn),
    y: at.y + length * Math.sin(2 * Math.PI * turn),
  };
}
