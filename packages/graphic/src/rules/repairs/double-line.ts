import { changeShapes } from '../../geometry/change-shapes.ts';
import { translation } from '../../geometry/matrix.ts';
import { transformPath } from '../../geometry/transform.ts';
import type { Mend } from '../rule/rule.ts';

/** The second stroke a little further from the first, the way it already lies. */
export const removeSecondPiece: Mend = (drawing, { items, measured, required }) =>
  changeShapes(drawing, items, (shape) => {
    if (shape.geometry.type !== 'path') return shape;
    const [first, second] = shape.geometry.subpaths;
    if (!first || !second) return shape;
    const dx = second.start.x - first.start.x;
    const dy = second.start.y - first.start.y;
    const length = Math.hypot(dx, dy);
    if (length === 0) return shape;
    const by = (required - measured + HAIR) / length;
    const moved = transformPath({ type: 'path', subpaths: [second] }, translation(dx * by, dy * by));
    return { ...shape, geometry: { type: 'path', subpaths: [first, ...moved.subpaths] } };
  });

const HAIR = 0.01;
