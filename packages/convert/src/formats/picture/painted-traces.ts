import type { PaintedShape } from '@relievo/chart';
import type { Geometry, Point } from '@relievo/graphic';
import type { Traced } from '@relievo/trace';
import { createTexturePicker } from '../svg/foreign/texture-picker.ts';
import { findBox } from './find-box.ts';
import { PIXEL } from './reader-scale.ts';
import { type Placing, toItems } from './traced-items.ts';

const INK = [0, 0, 0] as const;
const PLACING: Placing = { x: 0, y: 0, scale: PIXEL };

/** As they were painted: marks as large as they were, and areas in their own colours. */
export function paintTraces(traced: Traced): readonly PaintedShape[] {
  const { areas, lines, marks } = traced;
  const bare = { ...traced, marks: [] };
  const items = toItems(bare, PLACING, createTexturePicker());
  const shapes = items.map(({ geometry }, at): PaintedShape => {
    const area = areas[at];
    const form = area ? (findBox(geometry) ?? geometry) : sharpen(geometry);
    const [red, green, blue] = area?.color ?? INK;
    return area
      ? { geometry: form, fill: [red, green, blue], stroke: null }
      : { geometry: form, fill: null, stroke: INK };
  });
  const rounds = marks.map(({ center, radius }): PaintedShape => {
    const [x, y, r] = [center.x * PIXEL, center.y * PIXEL, radius * PIXEL];
    return {
      geometry: { type: 'ellipse', center: { x, y }, rx: r, ry: r, angle: 0 },
      fill: INK,
      stroke: null,
    };
  });
  return lines.length + areas.length === shapes.length ? [...shapes, ...rounds] : rounds;
}

/** Pixels: two corners of a line that lie so near are one that was drawn round. */
const ONE_CORNER = 10;

/** A line of a chart runs straight from point to point. */
function sharpen(geometry: Geometry): Geometry {
  if (geometry.type !== 'path') return geometry;
  const subpaths = geometry.subpaths.map((subpath) => {
    if (subpath.closed || subpath.segments.length < 2 || subpath.segments.some(({ control }) => control))
      return subpath;
    const corners: Point[] = [];
    for (const point of [subpath.start, ...subpath.segments.map(({ to }) => to)]) {
      const before = corners.at(-1);
      const isSame = before && Math.hypot(point.x - before.x, point.y - before.y) < ONE_CORNER * PIXEL;
      if (isSame) corners[corners.length - 1] = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
      else corners.push(point);
    }
    const [start = subpath.start, ...rest] = corners;
    return { ...subpath, start, segments: rest.map((to) => ({ to })) };
  });
  return { ...geometry, subpaths };
}
