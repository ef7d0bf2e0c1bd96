import type { PathGeometry, Point, Segment } from '../../model/geometry.ts';

/** Whether two paths are of the same pieces, no point farther from the other's than a hair. */
export function isNearPath(a: PathGeometry, b: PathGeometry, hair: number): boolean {
  return (
    a.subpaths.length === b.subpaths.length &&
    a.subpaths.every((subpath, index) => {
      const other = b.subpaths[index];
      return (
        other !== undefined &&
        subpath.closed === other.closed &&
        subpath.segments.length === other.segments.length &&
        isNear(subpath.start, other.start, hair) &&
        subpath.segments.every((segment, at) => isNearSegment(segment, other.segments[at], hair))
      );
    })
  );
}

function isNear(a: Point, b: Point, hair: number): boolean {
  return Math.abs(a.x - b.x) <= hair && Math.abs(a.y - b.y) <= hair;
}

function isNearSegment(a: Segment, b: Segment | undefined, hair: number): boolean {
  if (!b || !isNear(a.to, b.to, hair)) return false;
  if (!a.control || !b.control) return a.control === b.control;
  return isNear(a.control[0], b.control[0], hair) && isNear(a.control[1], b.control[1], hair);
}
