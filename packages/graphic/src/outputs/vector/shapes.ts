import { FLATTEN_TOLERANCE, flatten } from '../../geometry/flatten.ts';
import type { ShapeItem } from '../../model/drawing.ts';
import type { Box, Geometry, Subpath } from '../../model/geometry.ts';
import { strokesOf, textureInset } from '../../raster/ink.ts';
import { textureInk } from '../../raster/texture.ts';
import type { Medium } from '../../rules/profile.ts';
import { dashesOf } from '../../set/line-styles.ts';
import { geometryElement } from '../../svg/look.ts';
import { writePathData } from '../../svg/path-data.ts';
import { type Attributes, number, type SvgWriter } from '../../svg/writer.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const EVERYWHERE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** What the rasteriser would raise of a shape, as filled and stroked paths with presentation attributes only. */
export const writeShapeInk = (
  writer: SvgWriter,
  item: ShapeItem,
  medium: Medium,
  ink: string,
  seen: Box,
): void => {
  const { geometry, line, texture } = item;
  const { tag, attributes } = elementOf(geometry);
  const solid = geometry.type === 'symbol' || texture === 'solid';
  if (solid) writer.empty(tag, { ...attributes, fill: ink, 'fill-rule': 'evenodd', stroke: 'none' });
  else if (texture) writeTexture(writer, item, texture, medium, ink, seen);
  if (!line || geometry.type === 'symbol') return;
  const stroke: Attributes = { fill: 'none', stroke: ink, 'stroke-width': line.width, ...ROUND };
  if (line.style === 'double') {
    const strokes = strokesOf(flatten(geometry), line, medium, EVERYWHERE);
    writer.empty('path', {
      d: writePathData(strokes.map(({ points, closed }) => subpathOf(points, closed))),
      ...stroke,
    });
    return;
  }
  const dashes = dashesOf(line, medium)?.map(number).join(' ');
  writer.empty(tag, { ...attributes, ...stroke, 'stroke-dasharray': dashes });
};

/** A turned ellipse becomes a path, because readers of these files are not trusted with transforms. */
const elementOf = (geometry: Geometry): { readonly tag: string; readonly attributes: Attributes } => {
  if (geometry.type !== 'ellipse' || geometry.angle === 0) return geometryElement(geometry);
  const subpaths = flatten(geometry, FLATTEN_TOLERANCE / 2).map(({ points }) => subpathOf(points, true));
  return geometryElement({ type: 'path', subpaths });
};

/** A dot is a line of next to no length: with round ends that is a disc, and every program draws it. */
const subpathOf = (points: Float64Array, closed: boolean): Subpath => {
  const [start = { x: 0, y: 0 }, ...rest] = Array.from({ length: points.length / 2 }, (_, i) => ({
    x: points[2 * i] ?? 0,
    y: points[2 * i + 1] ?? 0,
  }));
  const corners = rest.length > 0 ? rest : [{ x: start.x + 0.01, y: start.y }];
  return { start, segments: corners.map((to) => ({ to })), closed };
};

const writeTexture = (
  writer: SvgWriter,
  item: ShapeItem,
  texture: NonNullable<ShapeItem['texture']>,
  medium: Medium,
  ink: string,
  seen: Box,
): void => {
  const outline = flatten(item.geometry).map(({ points }) => points);
  const { lines, width, squares } = textureInk(outline, texture, textureInset(item, medium), medium, seen);
  if (lines.length > 0) {
    const d = writePathData(lines.map((points) => subpathOf(points, false)));
    writer.empty('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, ...ROUND });
  }
  if (squares.length > 0) {
    const d = writePathData(squares.map((points) => subpathOf(points, true)));
    writer.empty('path', { d, fill: ink, stroke: 'none' });
  }
};
