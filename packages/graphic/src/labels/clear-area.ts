import { boundsOf, raisedWidth } from '../geometry/bounds.ts';
import { boxCorners, doBoxesMeet, doesBoxContain, expandBox } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import {
  type Region,
  regionOf,
  regionPath,
  stripAround,
  subtractRegion,
  TANGLED,
  unionOfAll,
} from '../geometry/region.ts';
import { toPath } from '../geometry/to-path.ts';
import { nameContour } from '../measure/labelled.ts';
import type { Part } from '../measure/part.ts';
import type { Drawing, Role, ShapeItem } from '../model/drawing.ts';
import type { Box, Geometry, Subpath } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

const HAIR = 0.01;
/** Millimetres by which borders of neighbours lie beside each other. */
const SLACK = 0.3;

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
  const around = listAround(drawing, area, limits);
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape' || item.id !== area.item.id) return item;
    const inside = item.line && around && cutInside(item.geometry, around, holes);
    if (inside) return [{ ...item, line: null, geometry: inside }, createContour(item)];
    const subpaths = [...toPath(item.geometry).subpaths, ...joinHoles(holes)];
    return { ...item, geometry: { type: 'path', subpaths } };
  });
}

/** Lists the strips around the area's own contour and around all that is near it; null if there are too many corners. */
function listAround(drawing: Drawing, area: Part, limits: Profile['limits']): readonly Region[] | null {
  const gap = Math.max(limits.textureContourGap, limits.elementGap) + SLACK;
  const near = expandBox(area.box, gap);
  let corners = 0;
  const strips: Region[] = [];
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'shape' || item.geometry.type === 'symbol' || FREE.has(item.role)) continue;
    const box = boundsOf(item.geometry);
    if ((!item.line && !item.texture) || !box || !doBoxesMeet(box, near)) continue;
    const lines = flatten(item.geometry);
    for (const { points } of lines) corners += points.length / 2;
    if (corners > MAX_CORNERS) return null;
    strips.push(stripAround(lines, gap + raisedWidth(item.line) / 2));
  }
  return strips;
}

/** Nothing keeps off these, as no rule asks for it. */
const FREE: ReadonlySet<Role> = new Set(['grid', 'background', 'decoration', 'lead-line']);
/** More corners take longer than a page may wait. */
const MAX_CORNERS = 4000;

/** Returns the part of an area outside of the strips and the holes; null if none is left. */
function cutInside(geometry: Geometry, around: readonly Region[], holes: readonly Box[]): Geometry | null {
  const outside = unionOfAll([...around, ...holes.map((hole) => regionOf({ type: 'rect', ...hole }))]);
  if (outside === TANGLED) return null;
  const rest = subtractRegion(regionOf(geometry), outside);
  return rest === TANGLED || rest.length === 0 ? null : regionPath(rest);
}

function createContour(area: ShapeItem): ShapeItem {
  const { plays: _plays, link: _link, ...shape } = area;
  return { ...shape, id: nameContour(area.id), role: 'outline', description: '', texture: null };
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
