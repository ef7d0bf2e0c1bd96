import { boxContains, boxCorners, expanded } from '../../geometry/box.ts';
import { toPath } from '../../geometry/to-path.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Box, PathGeometry, Subpath } from '../../model/geometry.ts';
import { isText, isTextured } from '../measure/kinds.ts';
import type { Part } from '../measure/part.ts';
import type { Profile } from '../profile.ts';
import type { Mend } from '../rule.ts';
import { changeShapes } from './change.ts';

const HAIR = 0.01;

/**
 * A hole in the texture around the text (areas fill by the even-odd rule). Where the area has a
 * contour the hole gets one too, and stands off as far as any other line.
 */
export const clearArea = (drawing: Drawing, area: Part, text: Box, { limits }: Profile): Drawing => {
  const clearance = limits.labelClearance ?? 0;
  const clear = area.half > 0 ? Math.max(limits.elementGap, clearance) + area.half : clearance;
  const hole = expanded(text, clear + HAIR);
  if (!boxContains(area.box, hole)) return drawing;
  return changeShapes(drawing, [area.item.id], (shape) => ({
    ...shape,
    geometry: withHole(toPath(shape.geometry), hole),
  }));
};

export const clearTexture: Mend = (drawing, finding, survey) => {
  const [text, area] = finding.items.map((id) => survey.partsOf(id)[0]);
  if (!text || !area || !isText(text) || !isTextured(area) || finding.measured > 0) return drawing;
  return clearArea(drawing, area, text.box, survey.profile);
};

const withHole = ({ subpaths }: PathGeometry, hole: Box): PathGeometry => ({
  type: 'path',
  subpaths: [...subpaths, ring(hole)],
});

const ring = (box: Box): Subpath => {
  const [start, ...rest] = boxCorners(box);
  return { start, segments: rest.map((to) => ({ to })), closed: true };
};
