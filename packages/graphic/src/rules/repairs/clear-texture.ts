import { boxContains, boxCorners, expanded } from '../../geometry/box.ts';
import { toPath } from '../../geometry/to-path.ts';
import type { Box, PathGeometry, Subpath } from '../../model/geometry.ts';
import { isText, isTextured } from '../measure/kinds.ts';
import type { Mend } from '../rule.ts';
import { changeShapes } from './change.ts';

const HAIR = 0.01;

/**
 * A hole in the texture around the text (areas fill by the even-odd rule). Where the area has a
 * contour the hole gets one too, and stands off as far as any other line.
 */
export const clearTexture: Mend = (drawing, finding, survey) => {
  const [text, area] = finding.items.map((id) => survey.partsOf(id)[0]);
  if (!text || !area || !isText(text) || !isTextured(area) || finding.measured > 0) return drawing;
  const { elementGap, labelClearance } = survey.profile.limits;
  const clear = area.item.line
    ? Math.max(elementGap, labelClearance ?? 0) + area.half
    : (labelClearance ?? 0);
  const hole = expanded(text.box, clear + HAIR);
  if (!boxContains(area.box, hole)) return drawing;
  return changeShapes(drawing, [area.item.id], (shape) => ({
    ...shape,
    geometry: withHole(toPath(shape.geometry), hole),
  }));
};

const withHole = ({ subpaths }: PathGeometry, hole: Box): PathGeometry => ({
  type: 'path',
  subpaths: [...subpaths, ring(hole)],
});

const ring = (box: Box): Subpath => {
  const [start, ...rest] = boxCorners(box);
  return { start, segments: rest.map((to) => ({ to })), closed: true };
};
