import {
  boundsOf,
  type FillRule,
  flatten,
  regionArea,
  regionOf,
  regionPath,
  TANGLED,
  transformGeometry,
} from '@relievo/graphic/geometry';
import type { Box, Geometry, ShapeItem } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { createNoteTaker } from '../../notes.ts';
import { hexOf } from '../css/color.ts';
import { listSvgChildren, readAttribute, readChildText, tagOf } from '../dom.ts';
import { cutArea, cutLines, isOutside, isWhole } from './clip.ts';
import { isShape, readShape, SHAPES, type Shape } from './geometry.ts';
import type { Context, Job } from './job.ts';
import { descriptionOf, nameOf } from './names.ts';
import { type Fill, fillOf, isSeen, type Stroke, strokeOf } from './paint.ts';
import { createTexturePicker } from './texture-picker.ts';

/** A shape of the file as shapes of the drawing: one, or area and outline apart where they part ways. */
export function makeShapeItems(element: Element, context: Context, job: Job): readonly ShapeItem[] {
  const read = readShape(element, context.viewport, context.style.fontSize);
  if (read === null) job.notes.add(tagOf(element) === 'path' ? 'path_broken' : 'size_unreadable');
  if (!isShape(read)) return [];
  if (read.isBroken) job.notes.add('path_broken');
  const geometry = transformGeometry(read.geometry, context.matrix);
  const bounds = boundsOf(geometry);
  if (!bounds || !isWithinReach(bounds)) {
    if (bounds) job.notes.add('size_unreadable');
    return [];
  }
  const all = paintsOf(read, context, job);
  if (!isOutside(bounds, context.clip))
    job.seen.shapes.push({
      geometry,
      fill: all.fill?.rgb ?? null,
      stroke: all.stroke?.rgb ?? null,
      ...readSaid(element),
    });
  const paints = findPaints(all, job);
  const white =
    isWhite(all.fill) && !isOutside(bounds, context.clip) ? makeWhite(geometry, context, job) : [];
  if (!paints) return white;
  if (paints.fill && isBackground(paints, bounds, job)) {
    job.notes.add('background_left_out');
    return [];
  }
  if (isOutside(bounds, context.clip)) return [];
  return [
    ...white,
    ...createParts(element, geometry, withTextureThatFits(paints, geometry, bounds), context, job),
  ];
}

/** A shape that is drawn otherwise is seen nevertheless. */
export function noteShape(element: Element, context: Context, job: Job): void {
  const read = readShape(element, context.viewport, context.style.fontSize);
  if (!isShape(read)) return;
  // What it is told by and textured with is decided where it is drawn.
  const apart = { ...job, notes: createNoteTaker(), textures: createTexturePicker() };
  const { fill, stroke } = paintsOf(read, context, apart);
  const geometry = transformGeometry(read.geometry, context.matrix);
  job.seen.shapes.push({
    geometry,
    fill: fill?.rgb ?? null,
    stroke: stroke?.rgb ?? null,
    ...readSaid(element),
  });
}

/** A mark with a longer name describes more than itself. */
const MAX_SAID = 300;

/** Reads what a mark or the group of it alone says to screen readers and in its tooltip. */
function readSaid(element: Element): { readonly said?: string } {
  const said = listSaid(element).join('; ').replaceAll(/\s+/gu, ' ').trim();
  return said === '' || said.length > MAX_SAID ? {} : { said };
}

function listSaid(element: Element): readonly string[] {
  const own = [readAttribute(element, 'aria-label') ?? '', readChildText(element, 'title')];
  const said = own.filter((text) => text.trim() !== '');
  const group = element.parentNode;
  if (said.length > 0 || !group || group.nodeName !== 'g') return said;
  const around = group as Element;
  const isAlone = listSvgChildren(around).filter((child) => SHAPES.has(tagOf(child))).length === 1;
  return isAlone
    ? [readAttribute(around, 'aria-label') ?? '', readChildText(around, 'title')].filter(
        (text) => text.trim() !== '',
      )
    : said;
}

/** Farther off no drawing may reach. */
function isWithinReach({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): boolean {
  return [x, y, x + width, y + height].every((value) => Math.abs(value) <= 100_000);
}

interface Paints {
  readonly fill: Fill | null;
  readonly stroke: Stroke | null;
}

function paintsOf({ canFill }: Shape, context: Context, job: Job): Paints {
  return { fill: canFill ? fillOf(context, job) : null, stroke: strokeOf(context, job) };
}

/** What has less than this of a colour is a tint, which eyes see and paper does not raise. */
const WHITE = 238;

function isWhite(fill: Fill | null): boolean {
  return fill !== null && !fill.texture && !fill.isTranslucent && fill.rgb.every((value) => value >= WHITE);
}

/** Makes an area that is left out again once it has hidden what is under it. */
function makeWhite(geometry: Geometry, context: Context, job: Job): readonly ShapeItem[] {
  const { clip } = context;
  const bounds = boundsOf(geometry);
  const rule = findFillRule(context);
  const isUncut = !clip || bounds === null || isWhole(bounds, clip);
  const area = isUncut ? fillGeometry(geometry, rule) : cutArea(geometry, clip, rule);
  if (!area) return [];
  const id = job.newId(undefined, 'white');
  job.white.push(id);
  return [
    {
      kind: 'shape',
      id,
      role: 'area',
      name: '',
      description: '',
      geometry: area,
      line: null,
      texture: 'solid',
      height: 1,
      color: '#ffffff',
    },
  ];
}

function findPaints({ fill: filled, stroke: stroked }: Paints, job: Job): Paints | null {
  const fill = filled?.texture ? filled : null;
  const stroke = stroked && isSeen(stroked) ? stroked : null;
  if (fill || stroke) {
    if (filled && !fill && filled.rgb.some((value) => value < WHITE)) job.notes.add('pale_area_left_out');
    return { fill, stroke };
  }
  if (filled || stroked) job.notes.add('white_left_out');
  return null;
}

/** Millimetres: on a smaller area a texture cannot be told from another, and may not even meet it. */
const SMALLEST_TEXTURED = 8;
/** Wider ones have room enough, whatever is cut out of them. */
const LARGEST_LOOKED_INTO = 16;

function withTextureThatFits({ fill, stroke }: Paints, geometry: Geometry, bounds: Box): Paints {
  return fill && isTooNarrow(geometry, bounds)
    ? { fill: { ...fill, texture: 'solid' }, stroke }
    : { fill, stroke };
}

/** As wide as it is at most, or in the mean where parts are cut out of it: a ring has less room than its box. */
function isTooNarrow(geometry: Geometry, { width, height }: Box): boolean {
  const least = Math.min(width, height);
  if (least < SMALLEST_TEXTURED || least > LARGEST_LOOKED_INTO) return least < SMALLEST_TEXTURED;
  const region = regionOf(geometry, 0.02);
  if (region === TANGLED) return false;
  const around = flatten(geometry).reduce((sum, { points }) => sum + lengthOf(points), 0);
  return (4 * regionArea(region)) / around < SMALLEST_TEXTURED;
}

function lengthOf(points: Float64Array): number {
  let length = 0;
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2)
    length += Math.hypot(
      (points[at] ?? 0) - (points[before] ?? 0),
      (points[at + 1] ?? 0) - (points[before + 1] ?? 0),
    );
  return length;
}

/** A colour behind everything: fingers would find its texture under each line. */
function isBackground(
  { stroke, fill }: Paints,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { sheet }: Job,
): boolean {
  return (
    !stroke &&
    fill?.texture !== 'solid' &&
    x <= 0.02 * sheet.width &&
    y <= 0.02 * sheet.height &&
    x + width >= 0.98 * sheet.width &&
    y + height >= 0.98 * sheet.height
  );
}

function findFillRule(context: Context): FillRule {
  return context.style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
}

function createParts(
  element: Element,
  geometry: Geometry,
  { fill, stroke }: Paints,
  context: Context,
  job: Job,
): readonly ShapeItem[] {
  const { clip } = context;
  const made = (shape: Geometry, area: Fill | null, outline: Stroke | null): ShapeItem => {
    const rgb = (outline ?? area)?.rgb ?? [0, 0, 0];
    const color = hexOf(area && outline ? outline.rgb : rgb);
    const id = job.newId(readAttribute(element, 'id'), tagOf(element));
    if (area?.isTranslucent) job.translucent.push(id);
    return {
      kind: 'shape',
      id,
      role: area ? 'area' : 'outline',
      name: nameOf(element),
      description: descriptionOf(element),
      geometry: shape,
      line: outline?.line ?? null,
      texture: area?.texture ?? null,
      height: 1,
      ...(color === '#000000' ? {} : { color }),
    };
  };
  const bounds = boundsOf(geometry);
  const isUncut = bounds === null || isWhole(bounds, clip);
  const filled = fill && fillGeometry(geometry, findFillRule(context));
  if (isUncut && (!filled || filled === geometry)) return [made(geometry, fill, stroke)];
  if (!clip || isUncut)
    return [
      ...(fill ? [made(filled ?? geometry, fill, null)] : []),
      ...(stroke ? [made(geometry, null, stroke)] : []),
    ];
  const area = fill ? cutArea(geometry, clip, findFillRule(context)) : null;
  const outline = stroke ? cutLines(geometry, clip) : null;
  if (area === undefined || outline === undefined) {
    job.notes.add('clip_left_out');
    return [made(geometry, fill, stroke)];
  }
  return [...(area ? [made(area, fill, null)] : []), ...(outline ? [made(outline, null, stroke)] : [])];
}

/** Corners beyond these are not looked at twice. */
const MOST_CORNERS = 60_000;

/** A drawing fills by the even-odd rule; where SVG's own fills more, the area is worked out. */
function fillGeometry(geometry: Geometry, rule: FillRule): Geometry {
  if (rule === 'evenodd' || geometry.type !== 'path') return geometry;
  const corners = geometry.subpaths.reduce((sum, { segments }) => sum + segments.length, 0);
  if (corners < 4 || corners > MOST_CORNERS) return geometry;
  const region = regionOf(geometry, 0.02, 'nonzero');
  if (region === TANGLED) return geometry;
  const [all, odd] = [regionArea(region), regionArea(regionOf(geometry, 0.02))];
  return all - odd > Math.max(0.02, all * 0.002) ? regionPath(region) : geometry;
}
