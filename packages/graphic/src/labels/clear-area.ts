import { boxCorners, doBoxesMeet, doesBoxContain, expandBox } from '../geometry/box.ts';
import { offsetRegion, regionOf, regionPath, TANGLED, unionOfAll } from '../geometry/region.ts';
import { toPath } from '../geometry/to-path.ts';
import type { Part } from '../measure/part.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Box, Geometry, Subpath } from '../model/geometry.ts';
import { mapItems } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

const HAIR = 0.01;

/**
 * Clears a hole in the texture around each text (areas fill by the even-odd rule); holes that meet are one. The
 * contour of the area becomes an item beside the texture, because around a hole it would be felt as a box.
 */
export function clearArea(drawing: Drawing, area: Part, texts: readonly Box[], { limits }: Profile): Drawing {
  const clear = Math.max(area.half > 0 ? limits.elementGap : 0, limits.labelClearance ?? 0);
  const holes = texts
    .map((text) => expandBox(text, clear + HAIR))
    .filter((hole) => doesBoxContain(area.box, hole));
  if (holes.length === 0) return drawing;
  const cut = (geometry: Geometry): Geometry => ({
    type: 'path',
    subpaths: [...toPath(geometry).subpaths, ...joinHoles(holes)],
  });
  // The contours of neighbours are as near to the texture as its own.
  const apart = area.half + Math.max(limits.textureContourGap, limits.elementGap) + HAIR;
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape' || item.id !== area.item.id) return item;
    const inner = item.line && shrinkInside(item.geometry, apart);
    if (!inner) return { ...item, geometry: cut(item.geometry) };
    return [{ ...item, line: null, geometry: cut(inner) }, createContour(item)];
  });
}

/** Returns what of an area is farther from its edge than a distance; null if nothing is, or its lines are tangled. */
function shrinkInside(geometry: Geometry, distance: number): Geometry | null {
  const region = offsetRegion(regionOf(geometry), -distance);
  return region === TANGLED || region.length === 0 ? null : regionPath(region);
}

function createContour(area: ShapeItem): ShapeItem {
  const { plays: _plays, link: _link, ...shape } = area;
  return { ...shape, id: `${area.id}-contour`, role: 'decoration', description: '', texture: null };
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
