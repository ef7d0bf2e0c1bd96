import { FLATTEN_TOLERANCE, flatten } from '../../geometry/flatten.ts';
import { symbolPath } from '../../geometry/symbol-path.ts';
import { toPath } from '../../geometry/to-path.ts';
import type { ShapeItem } from '../../model/drawing.ts';
import type { Box, Geometry, Subpath } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import { strokesOf, textureInset } from '../../raster/ink.ts';
import { textureInk } from '../../raster/texture/texture.ts';
import { dashesOf } from '../../set/line-styles.ts';

/** One thing that a pen or a brush does: an outline filled by the even-odd rule, or stroked with round ends. */
export type Ink =
  | { readonly kind: 'fill'; readonly geometry: Geometry }
  | {
      readonly kind: 'stroke';
      readonly geometry: Geometry;
      readonly width: number;
      readonly dashes?: readonly number[];
    };

const EVERYWHERE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** What the rasteriser would raise of a shape, for files that are made of lines: SVG and PDF have the same. */
export function shapeInk(item: ShapeItem, medium: Medium, seen: Box): readonly Ink[] {
  const { line, texture } = item;
  const geometry = straighten(item.geometry);
  const symbol = item.geometry.type === 'symbol';
  if (symbol || texture === 'solid')
    return [{ kind: 'fill', geometry }, ...(symbol ? [] : lineInk(item, line, medium, geometry))];
  const area = texture ? areaInk(item, texture, medium, seen) : [];
  return [...area, ...lineInk(item, line, medium, geometry)];
}

/** The outline of any geometry, for writers that know nothing but paths. */
export function pathOf(geometry: Geometry): readonly Subpath[] {
  return geometry.type === 'symbol'
    ? symbolPath(geometry.symbol, geometry.at, geometry.size)
    : toPath(geometry).subpaths;
}

/** A turned ellipse becomes a path, because readers of these files are not trusted with transforms. */
function straighten(geometry: Geometry): Geometry {
  return geometry.type === 'ellipse' && geometry.angle !== 0
    ? path(flatten(geometry, FLATTEN_TOLERANCE / 2).map(({ points }) => subpathOf(points, true)))
    : geometry;
}

function path(subpaths: readonly Subpath[]): Geometry {
  return { type: 'path', subpaths };
}

function lineInk(
  item: ShapeItem,
  line: ShapeItem['line'],
  medium: Medium,
  geometry: Geometry,
): readonly Ink[] {
  if (!line) return [];
  if (line.style === 'double') {
    const strokes = strokesOf(flatten(item.geometry), line, medium, EVERYWHERE);
    const both = path(strokes.map(({ points, closed }) => subpathOf(points, closed)));
    return [{ kind: 'stroke', geometry: both, width: line.width }];
  }
  const dashes = dashesOf(line, medium);
  return [{ kind: 'stroke', geometry, width: line.width, ...(dashes ? { dashes } : {}) }];
}

/** Where a texture ends costs more to find than to write, and every file of a drawing asks for the same. */
const found = new WeakMap<ShapeItem, Map<string, readonly Ink[]>>();

function areaInk(
  item: ShapeItem,
  texture: NonNullable<ShapeItem['texture']>,
  medium: Medium,
  seen: Box,
): readonly Ink[] {
  const key = [medium, seen.x, seen.y, seen.width, seen.height].join(' ');
  const known = found.get(item) ?? new Map<string, readonly Ink[]>();
  const ink = known.get(key) ?? findAreaInk(item, texture, medium, seen);
  found.set(item, known.set(key, ink));
  return ink;
}

function findAreaInk(
  item: ShapeItem,
  texture: NonNullable<ShapeItem['texture']>,
  medium: Medium,
  seen: Box,
): readonly Ink[] {
  const outline = flatten(item.geometry).map(({ points }) => points);
  const { lines, width, squares } = textureInk(outline, texture, textureInset(item, medium), medium, seen);
  return [
    ...(lines.length > 0
      ? [{ kind: 'stroke' as const, geometry: path(lines.map((points) => subpathOf(points, false))), width }]
      : []),
    ...(squares.length > 0
      ? [{ kind: 'fill' as const, geometry: path(squares.map((points) => subpathOf(points, true))) }]
      : []),
  ];
}

/** A dot is a line of next to no length: with round ends that is a disc, and every program draws it. */
function subpathOf(points: Float64Array, closed: boolean): Subpath {
  const [start = { x: 0, y: 0 }, ...rest] = Array.from({ length: points.length / 2 }, (_, i) => ({
    x: points[2 * i] ?? 0,
    y: points[2 * i + 1] ?? 0,
  }));
  const corners = rest.length > 0 ? rest : [{ x: start.x + 0.01, y: start.y }];
  return { start, segments: corners.map((to) => ({ to })), closed };
}
