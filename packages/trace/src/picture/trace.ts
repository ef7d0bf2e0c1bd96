import { type Area, findAreas } from '../areas/find-areas.ts';
import { dropMeetings } from '../areas/find-meetings.ts';
import { open } from '../areas/open.ts';
import { colorAt, distanceOfColors, findPalette, findPaper } from '../areas/palette.ts';
import { type Course, EXACT, recognise, recogniseExact } from '../curves/course.ts';
import { findLetters, maskPrint, type PrintLine } from '../letters/find-letters.ts';
import { type Looks, measureLooks, type PictureKind, tellKind } from '../measure/kind.ts';
import { findComponents, keepComponents } from '../pixels/components.ts';
import { measureContrast } from '../pixels/contrast.ts';
import { measureDepth, measureDistanceTo } from '../pixels/distance.ts';
import { evenLight } from '../pixels/even-light.ts';
import { type Box, createMask, type Grid, type Mask, type Pixels, type Point } from '../pixels/grid.ts';
import { countBytes, partBytes } from '../pixels/histogram.ts';
import { toLightness } from '../pixels/lightness.ts';
import { findCentrelines } from '../strokes/find-centrelines.ts';
import { type DrawnStyle, joinDashes } from '../strokes/find-dashes.ts';
import { joinDots } from '../strokes/find-dots.ts';
import { joinEnds } from '../strokes/join-ends.ts';
import { refineLines } from '../strokes/refine-lines.ts';
import { takeMarks } from '../strokes/take-marks.ts';

export interface TracedLine {
  readonly course: Course;
  /** In pixels, as it was drawn. */
  readonly width: number;
  readonly style: DrawnStyle;
}

/** A small round mark: a point of a plot, a dot on a map. */
export interface TracedMark {
  readonly center: Point;
  readonly radius: number;
}

/** All lengths in pixels of the picture, from its top left corner. */
export interface Traced {
  readonly kind: PictureKind;
  readonly looks: Looks;
  readonly lines: readonly TracedLine[];
  readonly areas: readonly Area[];
  readonly marks: readonly TracedMark[];
  /** Print that was left out: it is to be written in braille. */
  readonly print: readonly PrintLine[];
  readonly wasUneven: boolean;
  /** Specks that were taken for dirt. */
  readonly specks: number;
}

export interface TraceOptions {
  /** Where print has been read; all that looks like print is left out where nobody has read it. */
  readonly print?: readonly Box[];
}

/** More dirt than this is noise: nobody drew between it. */
const MOST_SPECKS = 4000;

/** A drawing that somebody made, as lines, areas and marks; of a photograph nothing is traced. */
export function tracePicture(picture: Pixels, { print }: TraceOptions = {}): Traced {
  const { pixels, wasUneven, isPainted } = evenLight(picture);
  const looks = measureLooks(pixels);
  const kind = tellKind(looks);
  if (kind !== 'drawing')
    return { kind, looks, lines: [], areas: [], marks: [], print: [], wasUneven, specks: 0 };
  const lightness = toLightness(pixels);
  const letters = print
    ? { lines: findLetters(lightness).lines, mask: maskPrint(lightness, print) }
    : findLetters(lightness);
  const { ink, tinted, specks, contrast } = findInk(pixels, letters.mask);
  if (specks > MOST_SPECKS)
    return { kind: 'photo', looks, lines: [], areas: [], marks: [], print: [], wasUneven, specks: 0 };
  const sizes = measureSizes(ink);
  const surfaces = isPainted ? tinted : ink;
  const wide = dropMeetings(open(surfaces, sizes.thick / 2), ink, sizes);
  const solids = fillCorners(surfaces, wide, sizes.thick);
  const found = findAreas(pixels, solids, contrast, { thin: sizes.thick, least: sizes.thick ** 2 });
  const strokes = findStrokes(ink, solids, found.labels, sizes);
  const inner = findInnerLines(pixels, found, letters.mask, sizes);
  const { mask, marks } = takeMarks(unite(strokes, inner), sizes.thick);
  const dotted = joinDots(marks);
  const middles = refineLines(findCentrelines(mask, measureDepth(mask)), contrast, measureGrain(contrast));
  const drawn = joinDashes(middles, 0.05 * Math.max(ink.width, ink.height))
    .filter(({ points, closed }) => closed || points.length >= sizes.least)
    .map(({ points, closed, width, style, isExact }) => ({
      course: isExact ? recogniseExact(points, closed, EXACT) : recognise(points, closed),
      width,
      style,
    }));
  return {
    kind,
    looks,
    lines: [...joinEnds(drawn, unite(ink, mask)), ...dotted.rows.map(toDottedLine)],
    areas: found.areas,
    marks: dotted.rest,
    print: letters.lines,
    wasUneven,
    specks,
  };
}

function toDottedLine(row: readonly TracedMark[]): TracedLine {
  const width = (2 * row.reduce((sum, { radius }) => sum + radius, 0)) / row.length;
  return {
    course: recognise(
      row.map(({ center }) => center),
      false,
    ),
    width,
    style: 'dotted',
  };
}

/** A speck: fewer pixels than a dot of a pen. */
const LEAST_INK = 12;

interface Ink {
  readonly ink: Mask;
  /** Pale surfaces as well, which only paper without grain shows. */
  readonly tinted: Mask;
  readonly specks: number;
  /** How dark each pixel is, against the paper. */
  readonly contrast: Grid;
}

/** What differs from the paper by as much as pale paint does. */
const TINT = 12;

/** All that differs from the paper, letters and dirt left out. */
function findInk(pixels: Pixels, letters: Mask): Ink {
  const paper = findPaper(findPalette(pixels));
  const { width, height } = pixels;
  const contrast = measureContrast(pixels, paper);
  const at = Math.min(120, Math.max(32, partBytes(countBytes(contrast.data)).at));
  const away = measureDistanceTo(letters);
  // Soft edges of letters are letters.
  const all = createMask(
    width,
    height,
    (pixel) => (contrast.data[pixel] ?? 0) > at && (away[pixel] ?? 9) > 2,
  );
  const count = findComponents(all).list.filter((one) => one.pixels < LEAST_INK).length;
  const tinted = unite(all, findPale(contrast));
  return { ink: keepComponents(all, (one) => one.pixels >= LEAST_INK), tinted, specks: count, contrast };
}

/** What paper usually differs from itself. */
function measureGrain({ data }: Grid): number {
  const bytes = countBytes(data).slice(0, 32);
  const half = bytes.reduce((sum, count) => sum + count, 0) / 2;
  let [grain, seen] = [0, 0];
  for (const [value, count] of bytes.entries()) {
    if (seen < half) grain = value;
    seen += count;
  }
  return grain;
}

/** Pixels of a surface differ by no more than this, beside edges that JPEG makes soft. */
const FLAT = 6;
/** How far the edge of a surface lies from where it is flat. */
const EDGE = 3;

/** Surfaces that hardly differ from the paper: told by being flat, which the halo around a dark line is not. */
function findPale(contrast: Grid): Mask {
  const { width, height, data } = contrast;
  const isFlat = (at: number): boolean => {
    const own = data[at] ?? 0;
    if (own <= TINT) return false;
    for (const step of [-2, -1, 1, 2])
      for (const next of [at + step, at + step * width])
        if (Math.abs((data[next] ?? own) - own) > FLAT) return false;
    return true;
  };
  const flat = createMask(width, height, isFlat);
  const away = measureDistanceTo(flat);
  return createMask(width, height, (at) => (data[at] ?? 0) > TINT && (away[at] ?? 99) <= EDGE * EDGE);
}

/** Corners are sharper than the disc that found the surface; what reaches further out is a line that ends at it. */
function fillCorners(surfaces: Mask, solids: Mask, thick: number): Mask {
  const { width, height } = surfaces;
  const away = measureDistanceTo(solids);
  const { labels, list } = findComponents(
    createMask(width, height, (at) => surfaces.data[at] === 1 && solids.data[at] === 0),
  );
  const reach = new Float64Array(list.length + 1);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0;
    if (label > 0) reach[label] = Math.max(reach[label] ?? 0, away[at] ?? 0);
  }
  const most = (0.7 * thick) ** 2;
  return createMask(width, height, (at) => {
    const label = labels[at] ?? 0;
    return solids.data[at] === 1 || (label > 0 && (reach[label] ?? 0) <= most);
  });
}

interface Sizes {
  readonly depth: Float64Array;
  /** How wide its lines usually are. */
  readonly usual: number;
  /** What is thicker is an area, and no line. */
  readonly thick: number;
  /** A line of fewer points is a rest of something else. */
  readonly least: number;
}

/** Lines of one picture are of a few widths: what is three times as thick as the usual one is an area. */
function measureSizes(ink: Mask): Sizes {
  const depth = measureDepth(ink);
  const ridge: number[] = [];
  const { width, height } = ink;
  const longer = Math.max(width, height);
  const thickest = Math.max(9, longer * 0.02);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = depth[at] ?? 0;
      const isRidge =
        own > 0 &&
        ((own >= (depth[at - 1] ?? 0) && own >= (depth[at + 1] ?? 0)) ||
          (own >= (depth[at - width] ?? 0) && own >= (depth[at + width] ?? 0)));
      if (isRidge && own <= thickest ** 2 / 4) ridge.push(2 * Math.sqrt(own) - 1);
    }
  ridge.sort((a, b) => a - b);
  const usual = ridge[Math.floor(ridge.length * 0.4)] ?? 2;
  return {
    depth,
    usual,
    thick: Math.min(Math.max(3 * usual, 6, longer * 0.008), thickest),
    least: Math.max(5, longer * 0.008),
  };
}

/** Ink that is no area: lines, and lines that end at an area. Rough edges of areas are none. */
function findStrokes(ink: Mask, solids: Mask, labels: Int32Array, { thick, usual }: Sizes): Mask {
  const away = measureDistanceTo(solids);
  const mask = createMask(
    ink.width,
    ink.height,
    (at) => ink.data[at] === 1 && !labels[at] && (away[at] ?? 9) > 2.5,
  );
  return keepComponents(mask, ({ box, pixels }) => {
    const longer = Math.max(box.width, box.height);
    const isLine = longer >= 1.5 * thick && pixels >= 0.6 * usual * longer;
    return isLine || pixels > thick * thick * 0.8 || !touchesArea(box, labels, ink.width, ink.height);
  });
}

function touchesArea(
  { x, y, width, height }: Box,
  labels: Int32Array,
  across: number,
  down: number,
): boolean {
  for (let row = Math.max(0, y - 4); row < Math.min(down, y + height + 4); row++)
    for (let column = Math.max(0, x - 4); column < Math.min(across, x + width + 4); column++)
      if (labels[row * across + column]) return true;
  return false;
}

/** How much a line differs from the area on which it is drawn. */
const ON_AREA = 70;

/** Lines that are drawn on an area, away from its edges. */
function findInnerLines(
  pixels: Pixels,
  { areas, labels }: { readonly areas: readonly Area[]; readonly labels: Int32Array },
  letters: Mask,
  { usual }: Sizes,
): Mask {
  const { width, height } = pixels;
  const colors = new Map(areas.map(({ label, color }) => [label, color]));
  const edges = createMask(width, height, (at) => {
    const label = labels[at];
    return !label || label !== labels[at + 1] || label !== labels[at + width];
  });
  const fromEdge = measureDistanceTo(edges);
  const least = (2.2 * usual + 2) ** 2;
  const inner = createMask(width, height, (at) => {
    const color = colors.get(labels[at] ?? 0);
    if (!color || letters.data[at] || (fromEdge[at] ?? 0) <= least) return false;
    return distanceOfColors(colorAt(pixels, at), color) > ON_AREA;
  });
  return keepComponents(inner, ({ pixels: count }) => count >= LEAST_INK);
}

function unite(a: Mask, b: Mask): Mask {
  return createMask(a.width, a.height, (at) => a.data[at] === 1 || b.data[at] === 1);
}
