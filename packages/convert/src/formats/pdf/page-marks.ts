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
  readonly shapes: readonly Box[];
  /** Coloured rectangles: they show something, or lie behind words. */
  readonly areas: readonly Box[];
  readonly images: readonly Box[];
  readonly shadings: readonly Box[];
}

export interface Rule extends Box {
  readonly isLevel: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MOST_NESTED = 20;
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
  readonly shapes: Box[];
  readonly areas: Box[];
  readonly images: Box[];
  readonly shadings: Box[];
  left: number;
}

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
    for (let at = 0; at < library.FPDFPage_CountObjects(page); at += 1)
      collectObject(collecting, library.FPDFPage_GetObject(page, at), null, 0);
    const { rules, shapes, areas, images, shadings } = collecting;
    return { rules, shapes, areas, images, shadings };
  } finally {
    scratch.free();
  }
}

function collectObject(into: Collecting, object: number, outer: Matrix | null, depth: number): void {
  if (into.left <= 0) return;
  into.left -= 1;
  const { library } = into;
  const kind = library.FPDFPageObj_GetType(object);
  if (kind === FORM && depth < MOST_NESTED) {
    const own = readMatrix(into, object);
    const matrix = outer ? multiply(outer, own) : own;
    for (let at = 0; at < library.FPDFFormObj_CountObjects(object); at += 1)
      collectObject(into, library.FPDFFormObj_GetObject(object, at), matrix, depth + 1);
  } else if (kind === PATH) collectPath(into, object, outer);
  else if (kind === IMAGE) keep(into.images, into, object, outer);
  else if (kind === SHADING) keep(into.shadings, into, object, outer);
}

function keep(boxes: Box[], into: Collecting, object: number, outer: Matrix | null): void {
  const box = readBox(into, object, outer);
  if (box) boxes.push(box);
}

function collectPath(into: Collecting, object: number, outer: Matrix | null): void {
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
    if (isStroked !== 0) rules.push(...sidesOf(box));
    else if (!isNearlyWhite(into, object)) areas.push(box);
  } else if (width >= THIN || height >= THIN) shapes.push(box);
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

const LINE = 0;

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

const LIGHT = 235;

function isNearlyWhite({ library, scratch: { at, counts } }: Collecting, object: number): boolean {
  if (!library.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return false;
  const [red = 0, green = 0, blue = 0, alpha = 255] = counts(4);
  return alpha < 10 || Math.min(red, green, blue) >= LIGHT;
}

function readBox({ library, scratch: { at, floats } }: Collecting, object: number, outer: Matrix | null) {
  if (!library.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(4);
  if (![left, bottom, right, top].every(Number.isFinite)) return null;
  if (!outer) return { left, bottom, right, top };
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [outer[0] * x + outer[2] * y + outer[4], outer[1] * x + outer[3] * y + outer[5]]);
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

function readMatrix({ library, scratch }: Collecting, object: number): Matrix {
  library.FPDFPageObj_GetMatrix(object, scratch.at);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = scratch.floats(6);
  return [a, b, c, d, e, f];
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
