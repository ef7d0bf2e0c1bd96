import { addAll, maxOf, minOf } from '@relievo/words';
import { joinStrokes } from './join-strokes.ts';
import { IMAGE, LINE, type Matrix, PATH, SHADING, transform, visitObjects } from './page-objects.ts';
import { openScratch, type Pdfium, type Scratch } from './pdfium.ts';

/** Points, and y goes up. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** What a page shows beside its words. */
export interface Marks {
  /** Lines that part cells or passages: level or upright, and thin. */
  readonly rules: readonly Rule[];
  /** Shapes that show something. */
  readonly shapes: readonly Shape[];
  /** Coloured rectangles: they show something, or lie behind words. */
  readonly areas: readonly Shape[];
  readonly images: readonly Box[];
  readonly shadings: readonly Box[];
}

export interface Shape extends Box {
  /** It is true of a frame or a ground with round corners, all of whose points are near the corners. */
  readonly isFrame?: true;
  /** The colour that it is filled with, as one number; it is missing if it is not filled. */
  readonly color?: number;
}

export interface Rule extends Box {
  readonly isLevel: boolean;
}

/** More of them than these are no text with a few lines. */
const MOST_MARKS = 20_000;
/** Points: what is thinner is a line, and what is shorter parts nothing. */
const THIN = 3;
const LONG = 8;
/** Of the page: what is larger lies behind everything. */
const WHOLE = 0.9;

interface Collecting {
  readonly library: Pdfium;
  readonly scratch: Scratch;
  readonly page: { readonly width: number; readonly height: number };
  readonly rules: Rule[];
  readonly shapes: Shape[];
  readonly areas: Shape[];
  readonly images: Box[];
  readonly shadings: Box[];
  left: number;
}

const NOWHERE_ELSE: Matrix = [1, 0, 0, 1, 0, 0];

/** The places of everything on a page that is no word. */
export function collectMarks(library: Pdfium, page: number): Marks {
  const scratch = openScratch(library);
  const collecting: Collecting = {
    library,
    scratch,
    page: { width: library.FPDF_GetPageWidthF(page), height: library.FPDF_GetPageHeightF(page) },
    rules: [],
    shapes: [],
    areas: [],
    images: [],
    shadings: [],
    left: MOST_MARKS,
  };
  try {
    visitObjects(collecting, page, NOWHERE_ELSE, (object, kind, outer) => {
      collectObject(collecting, object, kind, outer);
      collecting.left -= 1;
      return collecting.left > 0;
    });
    const { areas, images, shadings } = collecting;
    const { shapes, rules } = joinStrokes(collecting.shapes);
    return { rules: [...collecting.rules, ...rules], shapes, areas, images, shadings };
  } finally {
    scratch.free();
  }
}

function collectObject(into: Collecting, object: number, kind: number, outer: Matrix): void {
  if (kind === PATH) collectPath(into, object, outer);
  else if (kind === IMAGE) keep(into.images, into, object, outer);
  else if (kind === SHADING) keep(into.shadings, into, object, outer);
}

function keep(boxes: Box[], into: Collecting, object: number, outer: Matrix): void {
  const box = readBox(into, object, outer);
  if (box) boxes.push(box);
}

function collectPath(into: Collecting, object: number, outer: Matrix): void {
  const { library, scratch, page, rules, shapes, areas } = into;
  const box = readBox(into, object, outer);
  if (!box) return;
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  library.FPDFPath_GetDrawMode(object, scratch.at, scratch.at + 4);
  const [fillMode = 0, isStroked = 0] = scratch.counts(2);
  if (fillMode === 0 && isStroked === 0) return;
  if (width > WHOLE * page.width && height > WHOLE * page.height) return;
  if (height < THIN && width >= LONG) rules.push({ ...box, isLevel: true });
  else if (width < THIN && height >= LONG) rules.push({ ...box, isLevel: false });
  else if (isRectangle(into, object)) {
    if (isStroked !== 0) addAll(rules, sidesOf(box));
    else if (!isNearlyWhite(into, object)) areas.push({ ...box, ...readFill(into, object) });
  } else if (width >= THIN || height >= THIN)
    shapes.push({
      ...box,
      ...(fillMode === 0 ? {} : readFill(into, object)),
      ...(hasCorners(into, object, Math.min(width, height)) ? { isFrame: true } : {}),
    });
}

function readFill({ library, scratch: { at, counts } }: Collecting, object: number): Pick<Shape, 'color'> {
  if (!library.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return {};
  const [red = 0, green = 0, blue = 0] = counts(3);
  return { color: (red << 16) | (green << 8) | blue };
}

/** A table is drawn as a frame for each of its cells, too. */
function sidesOf({ left, bottom, right, top }: Box): readonly Rule[] {
  return [
    { left, right, bottom, top: bottom, isLevel: true },
    { left, right, bottom: top, top, isLevel: true },
    { left, right: left, bottom, top, isLevel: false },
    { left: right, right, bottom, top, isLevel: false },
  ];
}

function isRectangle({ library, scratch }: Collecting, object: number): boolean {
  const count = library.FPDFPath_CountSegments(object);
  if (count < 4 || count > 6) return false;
  const points: (readonly [number, number])[] = [];
  for (let at = 0; at < count; at += 1) {
    const segment = library.FPDFPath_GetPathSegment(object, at);
    if (at > 0 && library.FPDFPathSegment_GetType(segment) !== LINE) return false;
    library.FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4);
    const [x = 0, y = 0] = scratch.floats(2);
    points.push([x, y]);
  }
  return points.every(([x, y], at) => {
    const [px, py] = points[at - 1] ?? [x, y];
    return Math.abs(x - px) < 0.01 || Math.abs(y - py) < 0.01;
  });
}

/** A path with more segments does not frame text. Its corners have this share of its short side, and as many points. */
const MAX_SEGMENTS = 48;
const CORNER = 0.35;
const MAX_CORNER = 14;

/** Tells whether all points of a path are near the four corners around it, as those of a round rectangle are. */
function hasCorners({ library, scratch }: Collecting, object: number, short: number): boolean {
  const count = library.FPDFPath_CountSegments(object);
  if (count < 4 || count > MAX_SEGMENTS) return false;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const segment = library.FPDFPath_GetPathSegment(object, at);
    library.FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4);
    const [x = 0, y = 0] = scratch.floats(2);
    xs.push(x);
    ys.push(y);
  }
  const [left, right, bottom, top] = [minOf(xs), maxOf(xs), minOf(ys), maxOf(ys)];
  const side = Math.min(right - left, top - bottom);
  const corner = Math.min(CORNER * side, (MAX_CORNER * side) / short);
  const corners = new Set<string>();
  for (const [at, x] of xs.entries()) {
    const y = ys[at] ?? 0;
    if (Math.min(x - left, right - x) > corner || Math.min(y - bottom, top - y) > corner) return false;
    corners.add(`${x - left < right - x} ${y - bottom < top - y}`);
  }
  return corners.size === 4;
}

const LIGHT = 235;

function isNearlyWhite({ library, scratch: { at, counts } }: Collecting, object: number): boolean {
  if (!library.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return false;
  const [red = 0, green = 0, blue = 0, alpha = 255] = counts(4);
  return alpha < 10 || Math.min(red, green, blue) >= LIGHT;
}

function readBox({ library, scratch: { at, floats } }: Collecting, object: number, outer: Matrix) {
  if (!library.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(4);
  if (![left, bottom, right, top].every(Number.isFinite)) return null;
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => transform(outer, x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: minOf(xs), bottom: minOf(ys), right: maxOf(xs), top: maxOf(ys) };
}
