import { changeShapes } from '../../geometry/change-shapes.ts';
import { RADIANS } from '../../geometry/point.ts';
import { toPath } from '../../geometry/to-path.ts';
import { type Head, headOf } from '../../measure/heads.ts';
import type { PathGeometry, Point, Subpath } from '../../model/geometry.ts';
import type { Mend } from '../rule/rule.ts';

/** The tip and the length stay; the corners come in or go out to the angle that is right. */
export const reshapeHead: Mend = (drawing, { items, required, measured }, survey) => {
  const [part] = items.flatMap((id) => survey.partsOf(id));
  const head = part ? headOf(part) : null;
  if (!head) return drawing;
  const inward = required < measured ? -HAIR : HAIR;
  const corners = reshapeCorners(head, (required + inward) * RADIANS);
  return changeShapes(drawing, items, (shape) => ({
    ...shape,
    geometry: withCorners(toPath(shape.geometry), head, corners),
  }));
};

const HAIR = 0.01;

/** Both sides as long as their mean, at `half` radians to the middle between them. */
function reshapeCorners({ tip, corners }: Head, half: number): readonly [Point, Point] {
  const [one, two] = corners.map(({ x, y }) => ({
    length: Math.hypot(x - tip.x, y - tip.y),
    x: x - tip.x,
    y: y - tip.y,
  }));
  if (!one || !two) return corners;
  const length = (one.length + two.length) / 2;
  const middle = Math.atan2(one.y / one.length + two.y / two.length, one.x / one.length + two.x / two.length);
  const side = Math.sign(one.x * two.y - one.y * two.x) || 1;
  const at = (angle: number): Point => ({
    x: tip.x + length * Math.cos(angle),
    y: tip.y + length * Math.sin(angle),
  });
  return [at(middle - side * half), at(middle + side * half)];
}

function withCorners({ subpaths }: PathGeometry, head: Head, corners: readonly [Point, Point]): PathGeometry {
  return {
    type: 'path',
    subpaths: subpaths.map((subpath, index) =>
      index === head.line ? moveCorners(subpath, head, corners) : subpath,
    ),
  };
}

function moveCorners(
  subpath: Subpath,
  { corners: [one, two] }: Head,
  [newOne, newTwo]: readonly [Point, Point],
): Subpath {
  const place = (p: Point): Point => (isSame(p, one) ? newOne : isSame(p, two) ? newTwo : p);
  return {
    ...subpath,
    start: place(subpath.start),
    segments: subpath.segments.map((segment) => ({ ...segment, to: place(segment.to) })),
  };
}

function isSame(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-9;
}
