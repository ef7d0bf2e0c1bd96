import type { BrailleText } from '@relievo/braille';
import { ENGLISH, millimetres } from '@relievo/words';
import { drawHead, HEAD_LENGTH } from '../../geometry/arrowhead.ts';
import type { Line, Role, ShapeItem, TextItem } from '../../model/drawing.ts';
import type { Geometry, PathGeometry, Point, PointSymbol, Subpath } from '../../model/geometry.ts';

/** As wide as a line that carries meaning is at least on swell paper, and half as much again. */
const MAIN_LINE: Line = { style: 'solid', width: 1.5 };
/** As the labels have it on swell paper. */
const LEAD_LINE: Line = { style: 'solid', width: 0.5 };
/** High enough for print that somebody with low vision reads: 18 points. */
const PRINT_SIZE = 6.4;

/** A shape as an author begins it: with a line that fingers follow, and no texture. */
export function createShape(geometry: Geometry, role: Role = 'outline', name = ''): ShapeItem {
  const isSymbol = geometry.type === 'symbol';
  return {
    kind: 'shape',
    id: isSymbol ? 'symbol-1' : 'shape-1',
    role: isSymbol ? 'symbol' : role,
    name,
    description: '',
    geometry,
    line: isSymbol ? null : MAIN_LINE,
    texture: isSymbol ? 'solid' : null,
    height: 1,
  };
}

export function createRectangle(at: Point, width: number, height: number): ShapeItem {
  return createShape({ type: 'rect', x: at.x, y: at.y, width, height });
}

/** By the corner of the box around it, as a rectangle is. */
export function createEllipse(at: Point, width: number, height: number): ShapeItem {
  const [rx, ry] = [width / 2, height / 2];
  return createShape({ type: 'ellipse', center: { x: at.x + rx, y: at.y + ry }, rx, ry, angle: 0 });
}

/** Through the points, the last joined to the first where it is closed. Fewer than two points are no line. */
export function createPolyline(points: readonly Point[], isClosed: boolean): ShapeItem | null {
  const path = pathThrough(points, isClosed);
  return path && createShape({ type: 'path', subpaths: [path] });
}

function pathThrough([start, ...rest]: readonly Point[], closed: boolean): Subpath | null {
  return start && rest.length > 0 ? { start, segments: rest.map((to) => ({ to })), closed } : null;
}

/** Corners on the ellipse in a box, the first one at the top. */
export function createRegularPolygon(
  at: Point,
  width: number,
  height: number,
  corners: number,
): ShapeItem | null {
  const [rx, ry] = [width / 2, height / 2];
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return { x: at.x + rx + rx * Math.cos(angle), y: at.y + ry + ry * Math.sin(angle) };
  });
  return createPolyline(points, true);
}

/** A triangle fills its box: its tip in the middle of the top, its base along the bottom. */
export function createTriangle(at: Point, width: number, height: number): ShapeItem | null {
  return createPolyline(
    [
      { x: at.x + width / 2, y: at.y },
      { x: at.x + width, y: at.y + height },
      { x: at.x, y: at.y + height },
    ],
    true,
  );
}

/** Part of a circle, counterclockwise from the one angle to the other; 0 degrees lie to the right, and 90 at the top. */
export function createArc(center: Point, radius: number, from: number, to: number): ShapeItem {
  const sweep = (((to - from) % 360) + 360) % 360 || 360;
  return createShape({ type: 'path', subpaths: [arcOf(center, radius, from, from + sweep)] });
}

/** The bow between two rays that leave a corner; a right angle is drawn as a square corner. */
export function createAngleMark(corner: Point, radius: number, from: number, to: number): ShapeItem {
  const sweep = (((to - from) % 360) + 360) % 360;
  if (Math.abs(sweep - 90) > 0.01)
    return { ...createArc(corner, radius, from, to), name: `${Math.round(sweep)}°` };
  const [one, other] = [onCircle(corner, radius, from), onCircle(corner, radius, to)];
  const tip = { x: one.x + other.x - corner.x, y: one.y + other.y - corner.y };
  const geometry: PathGeometry = {
    type: 'path',
    subpaths: [{ start: one, segments: [{ to: tip }, { to: other }], closed: false }],
  };
  return createShape(geometry, 'outline', '90°');
}

function onCircle(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(angle), y: center.y - radius * Math.sin(angle) };
}

/** In pieces of at most a quarter, each a cubic within 0.03 % of the radius. */
function arcOf(center: Point, radius: number, from: number, to: number): Subpath {
  const pieces = Math.max(1, Math.ceil((to - from) / 90));
  const step = (to - from) / pieces;
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720);
  const along = (degrees: number, way: 1 | -1): Point => {
    const at = onCircle(center, radius, degrees);
    return { x: at.x + way * reach * (at.y - center.y), y: at.y - way * reach * (at.x - center.x) };
  };
  const segments = Array.from({ length: pieces }, (_, piece) => {
    const [start, end] = [from + piece * step, from + (piece + 1) * step];
    const control: readonly [Point, Point] = [along(start, 1), along(end, -1)];
    return { to: onCircle(center, radius, end), control };
  });
  return { start: onCircle(center, radius, from), segments, closed: false };
}

/** Between two points, a wave that its nodes can bend further. */
export function createCurve(from: Point, to: Point): ShapeItem {
  const third = { x: (to.x - from.x) / 3, y: (to.y - from.y) / 3 };
  const control: readonly [Point, Point] = [
    { x: from.x + third.x + third.y, y: from.y + third.y - third.x },
    { x: to.x - third.x - third.y, y: to.y - third.y + third.x },
  ];
  return createShape({
    type: 'path',
    subpaths: [{ start: from, segments: [{ to, control }], closed: false }],
  });
}

/** A line with a head at both ends: how far it is from one point to the other. */
export function createDimension(from: Point, to: Point): ShapeItem | null {
  const [there, back] = [createArrow(from, to), createArrow(to, from)];
  const heads = [there, back].flatMap((arrow) =>
    arrow?.geometry.type === 'path' ? arrow.geometry.subpaths.slice(1) : [],
  );
  const shaft = pathThrough([from, to], false);
  if (!there || !shaft) return null;
  const geometry: PathGeometry = { type: 'path', subpaths: [shaft, ...heads] };
  const length = ENGLISH.millimetres(millimetres(Math.hypot(to.x - from.x, to.y - from.y)), 1);
  return createShape(geometry, 'arrow', length);
}

/** From words to what they name, thinner than what is drawn. */
export function createLeadLine(from: Point, to: Point): ShapeItem | null {
  const line = createPolyline([from, to], false);
  return line && { ...line, role: 'lead-line', line: LEAD_LINE };
}

/** A shaft, and a head of two sides at its end. */
export function createArrow(from: Point, to: Point): ShapeItem | null {
  const shaft = pathThrough([from, to], false);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!shaft || length === 0) return null;
  const head = drawHead(to, from, Math.min(HEAD_LENGTH, length / 2));
  const geometry: PathGeometry = { type: 'path', subpaths: [shaft, head] };
  return createShape(geometry, 'arrow');
}

export function createSymbol(at: Point, symbol: PointSymbol, size: number): ShapeItem {
  return createShape({ type: 'symbol', symbol, at, size });
}

/** Words on the sheet; a label where they name something. */
export function createText(at: Point, print: string, braille: BrailleText | null, labels?: string): TextItem {
  return {
    kind: 'text',
    id: 'text-1',
    role: 'label',
    name: '',
    description: '',
    at,
    print,
    printSize: PRINT_SIZE,
    braille,
    height: 1,
    ...(labels === undefined ? {} : { labels }),
  };
}
