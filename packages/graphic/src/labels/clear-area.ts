import { boxCorners, doBoxesMeet, doesBoxContain, expandBox } from '../geometry/box.ts';
import { changeShapes } from '../geometry/change-shapes.ts';
import { regionOf, regionPath, unionOfAll } from '../geometry/region.ts';
import { toPath } from '../geometry/to-path.ts';
import type { Part } from '../measure/part.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box, Subpath } from '../model/geometry.ts';
import type { Profile } from '../profiles/profile.ts';

const HAIR = 0.01;

/**
 * Clears a hole in the texture around each text (areas fill by the even-odd rule); holes that meet are one. Where the
 * area has a contour the hole has one, too, at the distance that lines keep.
 */
export function clearArea(drawing: Drawing, area: Part, texts: readonly Box[], { limits }: Profile): Drawing {
  const clearance = limits.labelClearance ?? 0;
  const clear = area.half > 0 ? Math.max(limits.elementGap, clearance) + area.half : clearance;
  const holes = texts
    .map((text) => expandBox(text, clear + HAIR))
    .filter((hole) => doesBoxContain(area.box, hole));
  if (holes.length === 0) return drawing;
  return changeShapes(drawing, [area.item.id], (shape) => ({
    ...shape,
    geometry: { type: 'path', subpaths: [...toPath(shape.geometry).subpaths, ...joinHoles(holes)] },
  }));
}

function joinHoles(holes: readonly Box[]): readonly Subpath[] {
  const meet = holes.some((one, at) => holes.slice(at + 1).some((other) => doBoxesMeet(one, other)));
  if (!meet) return holes.map(ring);
  const all = holes.map((hole) => regionOf({ type: 'path', subpaths: [ring(hole)] }));
  return regionPath(unionOfAll(all)).subpaths;
}

function ring(box: Box): Subpath {
  const [start, ...rest] = boxCorners(box);
  return { start, segments: rest.map((to) => ({ to })), closed: true };
}
