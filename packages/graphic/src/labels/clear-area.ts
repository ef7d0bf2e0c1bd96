import { boxCorners, doesBoxContain, expandBox } from '../geometry/box.ts';
import { changeShapes } from '../geometry/change-shapes.ts';
import { toPath } from '../geometry/to-path.ts';
import type { Part } from '../measure/part.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box, PathGeometry, Subpath } from '../model/geometry.ts';
import type { Profile } from '../profiles/profile.ts';

const HAIR = 0.01;

/**
 * A hole in the texture around the text (areas fill by the even-odd rule). Where the area has a
 * contour the hole gets one too, and stands off as far as any other line.
 */
export function clearArea(drawing: Drawing, area: Part, text: Box, { limits }: Profile): Drawing {
  const clearance = limits.labelClearance ?? 0;
  const clear = area.half > 0 ? Math.max(limits.elementGap, clearance) + area.half : clearance;
  const hole = expandBox(text, clear + HAIR);
  if (!doesBoxContain(area.box, hole)) return drawing;
  return changeShapes(drawing, [area.item.id], (shape) => ({
    ...shape,
    geometry: withHole(toPath(shape.geometry), hole),
  }));
}

function withHole({ subpaths }: PathGeometry, hole: Box): PathGeometry {
  return {
    type: 'path',
    subpaths: [...subpaths, ring(hole)],
  };
}

function ring(box: Box): Subpath {
  const [start, ...rest] = boxCorners(box);
  return { start, segments: rest.map((to) => ({ to })), closed: true };
}
