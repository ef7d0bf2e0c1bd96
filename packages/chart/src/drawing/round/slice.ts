import type { EllipseGeometry, PathGeometry, Point, Segment } from '@relievo/graphic/model';

type Subpath = PathGeometry['subpaths'][number];

/** From twelve o'clock, with the clock; in turns, 0 to 1. */
function placeAround({ x, y }: Point, radius: number, turn: number): Point {
  return {
    x: x + radius * Math.sin(2 * Math.PI * turn),
    y: y - radius * Math.cos(2 * Math.PI * turn),
  };
}

/** A slice of a disc from the middle out, or from the hole of a ring; the whole where it is all. */
export function sliceOf(
  center: Point,
  radius: number,
  from: number,
  to: number,
  hole = 0,
): PathGeometry | EllipseGeometry {
  if (to - from >= 1 - 1e-9)
    return hole === 0
      ? { type: 'ellipse', center, rx: radius, ry: radius, angle: 0 }
      : { type: 'path', subpaths: [radius, hole].map((one) => circleOf(center, one)) };
  const start = placeAround(center, radius, from);
  const arcs: readonly Segment[] = [{ to: start }, ...listArcs(center, radius, from, to)];
  if (hole === 0) return { type: 'path', subpaths: [{ start: center, segments: arcs, closed: true }] };
  const inner = listArcs(center, hole, to, from);
  const segments = [...arcs, { to: placeAround(center, hole, to) }, ...inner];
  return { type: 'path', subpaths: [{ start: placeAround(center, hole, from), segments, closed: true }] };
}

function circleOf(center: Point, radius: number): Subpath {
  return { start: placeAround(center, radius, 0), segments: listArcs(center, radius, 0, 1), closed: true };
}

/** With the clock, or against it where it ends before it begins. */
function listArcs(center: Point, radius: number, from: number, to: number): readonly Segment[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 4));
  const step = (to - from) / pieces;
  // The control points of an arc lie (4/3) tan(angle / 4) of the radius along its tangents.
  const reach = radius * (4 / 3) * Math.tan((step * Math.PI) / 2);
  return Array.from({ length: pieces }, (_, index): Segment => {
    const [begin, end] = [from + index * step, from + (index + 1) * step];
    const [first, last] = [placeAround(center, radius, begin), placeAround(center, radius, end)];
    return {
      control: [placeAlong(first, reach, begin), placeAlong(last, -reach, end)],
      to: last,
    };
  });
}

function placeAlong(at: Point, length: number, turn: number): Point {
  return {
    x: at.x + length * Math.cos(2 * Math.PI * turn),
    y: at.y + length * Math.sin(2 * Math.PI * turn),
  };
}
