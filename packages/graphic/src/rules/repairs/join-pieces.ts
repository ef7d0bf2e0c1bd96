import { changeShapes } from '../../geometry/change-shapes.ts';
import type { PathGeometry, Segment } from '../../model/geometry.ts';
import type { Mend } from '../rule/rule.ts';

/** Pieces drawn by hand become what they mean: one line, dashed in the medium's own rhythm. */
export const joinToDashedLine: Mend = (drawing, { items }) =>
  changeShapes(drawing, items, (shape) =>
    shape.geometry.type === 'path' && shape.line
      ? { ...shape, geometry: joinPath(shape.geometry), line: { ...shape.line, style: 'dashed' } }
      : shape,
  );

function joinPath(path: PathGeometry): PathGeometry {
  const [first, ...rest] = path.subpaths;
  if (!first || rest.length === 0) return path;
  const segments: Segment[] = [...first.segments];
  for (const { start, segments: more } of rest) {
    segments.push({ to: start });
    for (const segment of more) segments.push(segment);
  }
  return { type: 'path', subpaths: [{ start: first.start, segments, closed: false }] };
}
