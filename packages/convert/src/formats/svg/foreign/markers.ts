import { multiply, rotation, scaling, translation } from '@relievo/graphic/geometry';
import type { Geometry, Item, Matrix, Point } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import { FIRST_STYLE } from '../css/style.ts';
import { listSvgChildren, readAttribute, tagOf } from '../dom.ts';
import { isShape, readShape } from './geometry.ts';
import type { Context, Job, Walk } from './job.ts';
import { fitBox, viewBoxOf } from './viewport.ts';

const REFERENCE = /^url\(\s*['"]?#([^'")\s]+)['"]?\s*\)/;

interface Corner {
  readonly at: Point;
  readonly into: Point | null;
  readonly out: Point | null;
}

/** What stands at the ends and corners of a line: arrowheads mostly (SVG 1.1, 11.6). */
export function makeMarkers(element: Element, context: Context, job: Job, walk: Walk): readonly Item[] {
  const { style } = context;
  const named = (name: 'marker-start' | 'marker-mid' | 'marker-end'): Element | undefined => {
    const id = REFERENCE.exec(style[name] ?? style.marker ?? '')?.[1];
    const marker = id === undefined ? undefined : job.find(id);
    return marker && tagOf(marker) === 'marker' && !context.copying.includes(marker) ? marker : undefined;
  };
  const [first, middle, last] = [named('marker-start'), named('marker-mid'), named('marker-end')];
  if (!first && !middle && !last) return [];
  const shape = readShape(element, context.viewport, style.fontSize);
  if (!isShape(shape) || !shape.canMark) return [];
  const corners = listCorners(shape.geometry);
  return corners.flatMap((corner, index) => {
    const isFirst = index === 0;
    const isLast = index === corners.length - 1;
    const marker = [
      isFirst ? first : undefined,
      isLast ? last : undefined,
      isFirst || isLast ? undefined : middle,
    ];
    return marker.flatMap((one) => (one ? drawMarker(one, corner, isFirst, context, job, walk) : []));
  });
}

function drawMarker(
  marker: Element,
  { at, into, out }: Corner,
  isFirst: boolean,
  context: Context,
  job: Job,
  walk: Walk,
): readonly Item[] {
  const basis = { fontSize: context.style.fontSize, whole: 0 };
  const number = (name: string, usual: number): number =>
    readLength(readAttribute(marker, name), basis) ?? usual;
  const strokeWidth = readLength(context.style['stroke-width'] ?? '1', basis) ?? 1;
  const unit = readAttribute(marker, 'markerUnits') === 'userSpaceOnUse' ? 1 : strokeWidth;
  const size = { x: 0, y: 0, width: number('markerWidth', 3), height: number('markerHeight', 3) };
  const view = viewBoxOf(marker);
  const fit: Matrix = view
    ? fitBox(view, size, readAttribute(marker, 'preserveAspectRatio'))
    : [1, 0, 0, 1, 0, 0];
  const [a, b, c, d] = fit;
  const ref = { x: number('refX', 0), y: number('refY', 0) };
  const placed = multiply(
    multiply(
      multiply(context.matrix, translation(at.x, at.y)),
      rotation(reckonAngle(marker, into, out, isFirst)),
    ),
    multiply(scaling(unit, unit), multiply([a, b, c, d, 0, 0], translation(-ref.x, -ref.y))),
  );
  // A marker takes its looks from where it is defined, not from the line that it ends.
  const style = job.styleOf(marker, {
    ...FIRST_STYLE,
    ...(context.style.color ? { color: context.style.color } : {}),
  });
  const inside: Context = {
    ...context,
    matrix: placed,
    style,
    viewport: view ?? size,
    copying: [...context.copying, marker],
  };
  return listSvgChildren(marker).flatMap((child) => walk(child, inside, job));
}

function reckonAngle(marker: Element, into: Point | null, out: Point | null, isFirst: boolean): number {
  const orient = readAttribute(marker, 'orient') ?? '0';
  if (!orient.startsWith('auto')) return Number.parseFloat(orient) || 0;
  const directions = [into, out].flatMap((vector) => (vector ? [Math.atan2(vector.y, vector.x)] : []));
  const [one = 0, two = one] = directions;
  const mean = Math.atan2(Math.sin(one) + Math.sin(two), Math.cos(one) + Math.cos(two));
  const turned = orient === 'auto-start-reverse' && isFirst ? mean + Math.PI : mean;
  return (turned * 180) / Math.PI;
}

function vector(from: Point, to: Point): Point | null {
  return from.x === to.x && from.y === to.y ? null : { x: to.x - from.x, y: to.y - from.y };
}

function listCorners(geometry: Geometry): readonly Corner[] {
  if (geometry.type !== 'path') return [];
  const corners: { at: Point; into: Point | null; out: Point | null }[] = [];
  for (const { start, segments, closed } of geometry.subpaths) {
    const begin = { at: start, into: null as Point | null, out: null as Point | null };
    corners.push(begin);
    let at = start;
    for (const { to, control } of segments) {
      const before = corners.at(-1);
      const [leave, arrive] = control ?? [to, at];
      if (before) before.out = vector(at, leave) ?? vector(at, to);
      corners.push({ at: to, into: vector(arrive, to) ?? vector(at, to), out: null });
      at = to;
    }
    if (closed) {
      const back = vector(at, start);
      const before = corners.at(-1);
      if (before && back) before.out = back;
      corners.push({ at: start, into: back ?? before?.into ?? null, out: begin.out });
    }
  }
  return corners;
}
