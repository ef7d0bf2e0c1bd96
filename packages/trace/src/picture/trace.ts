import { type Area, findAreas } from '../areas/find-areas.ts';
import { dropMeetings } from '../areas/find-meetings.ts';
import { open } from '../areas/open.ts';
import { colorAt, distanceOfColors } from '../areas/palette.ts';
import { type Course, EXACT, recognise, recogniseExact } from '../curves/course.ts';
import { erasePrint } from '../letters/erase-print.ts';
import { findLetters, type PrintLine } from '../letters/find-letters.ts';
import { type Looks, measureLooks, type PictureKind, tellKind } from '../measure/kind.ts';
import { findComponents, keepComponents, maskComponents } from '../pixels/components.ts';
import { measureDepth } from '../pixels/distance.ts';
import { evenLight } from '../pixels/even-light.ts';
import {
  type Box,
  createMask,
  cutFrom,
  type Mask,
  type Pixels,
  type Point,
  uniteMasks,
} from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { spread } from '../pixels/spread.ts';
import { findCentrelines } from '../strokes/find-centrelines.ts';
import { type DrawnStyle, joinDashes } from '../strokes/find-dashes.ts';
import { joinDots } from '../strokes/find-dots.ts';
import { joinEnds } from '../strokes/join-ends.ts';
import { refineLines } from '../strokes/refine-lines.ts';
import { takeMarks } from '../strokes/take-marks.ts';
import { type Arrowhead, findArrowheads } from './find-arrowheads.ts';
import { findInk, type Ink, LEAST_INK, measureGrain } from './find-ink.ts';

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
  const letters = findLetters(lightness);
  const [clean, mask] = print
    ? [erasePrint(pixels, print), createMask(pixels.width, pixels.height, () => false)]
    : [pixels, letters.mask];
  const found = takeArrowheads(findInk(clean, mask));
  const { ink, tinted, specks, contrast, heads, sizes } = found;
  if (specks > MOST_SPECKS)
    return { kind: 'photo', looks, lines: [], areas: [], marks: [], print: [], wasUneven, specks: 0 };
  const surfaces = isPainted ? tinted : ink;
  const depth = surfaces === ink ? sizes.depth : undefined;
  const wide = dropMeetings(open(surfaces, sizes.thick / 2, depth), ink, sizes);
  const solids = fillCorners(surfaces, wide, sizes.thick);
  const solid = findAreas(clean, solids, contrast, { thin: sizes.thick, least: sizes.thick ** 2 });
  const strokes = findStrokes(
    ink,
    cutFrom(solids, findWideLines(solids, solid.labels, sizes.thick)),
    solid.labels,
    sizes,
  );
  const inner = findInnerLines(clean, solid, mask, sizes);
  const { mask: lined, marks } = takeMarks(uniteMasks(strokes, inner), sizes.thick);
  const dotted = joinDots(marks);
  const middles = refineLines(findCentrelines(lined, measureDepth(lined)), contrast, measureGrain(contrast));
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
    lines: [
      ...joinEnds(drawn, uniteMasks(ink, lined)),
      ...dotted.rows.map(toDottedLine),
      ...heads.map((head) => toBarbs(head, sizes.usual)),
    ],
    areas: solid.areas,
    marks: dotted.rest,
    print: letters.lines,
    wasUneven,
    specks,
  };
}

/** Takes the heads of arrows from the ink, which leaves the lines that end in them. */
function takeArrowheads(found: Ink): Ink & { readonly heads: readonly Arrowhead[]; readonly sizes: Sizes } {
  const sizes = measureSizes(found.ink);
  const { heads, mask } = findArrowheads(found.ink, sizes.depth, sizes.usual);
  if (heads.length === 0) return { ...found, heads, sizes };
  const ink = cutFrom(found.ink, mask);
  const contrast = cutFrom(found.contrast, mask);
  return { ...found, ink, tinted: cutFrom(found.tinted, mask), contrast, heads, sizes: measureSizes(ink) };
}

/** Draws the head of an arrow as the two barbs at its tip: as a filled form it would be felt as a dot. */
function toBarbs({ tip, barbs: [first, second] }: Arrowhead, width: number): TracedLine {
  const course = {
    kind: 'path',
    start: first,
    pieces: [{ to: tip }, { to: second }],
    closed: false,
  } as const;
  return { course, width, style: 'solid' };
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

/** Corners are sharper than the disc that found the surface; what reaches further out is a line that ends at it. */
function fillCorners(surfaces: Mask, solids: Mask, thick: number): Mask {
  const near = spread(solids, (0.7 * thick) ** 2);
  const beside = cutFrom(surfaces, solids);
  const forms = findComponents(beside);
  const isLine = new Uint8Array(forms.list.length + 1);
  for (let at = 0; at < near.data.length; at++) if (near.data[at] === 0) isLine[forms.labels[at] ?? 0] = 1;
  return uniteMasks(
    solids,
    maskComponents(beside, forms, ({ label }) => isLine[label] === 0),
  );
}

interface Sizes {
  /** Of the ink. */
  readonly depth: Int32Array;
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
  const { width, height } = ink;
  const longer = Math.max(width, height);
  const thickest = Math.max(9, longer * 0.02);
  /** How many ridges are so deep. */
  const ridges = new Uint32Array(Math.floor(thickest ** 2 / 4) + 1);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = depth[at] ?? 0;
      if (own === 0 || own >= ridges.length) continue;
      const isRidge =
        (own >= (depth[at - 1] ?? 0) && own >= (depth[at + 1] ?? 0)) ||
        (own >= (depth[at - width] ?? 0) && own >= (depth[at + width] ?? 0));
      if (isRidge) ridges[own] = (ridges[own] ?? 0) + 1;
    }
  const usual = findUsualWidth(ridges);
  return {
    depth,
    usual,
    thick: Math.min(Math.max(3 * usual, 6, longer * 0.008), thickest),
    least: Math.max(5, longer * 0.008),
  };
}

/** Two fifths of all ridges are no deeper. */
function findUsualWidth(ridges: Uint32Array): number {
  const all = ridges.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let depth = 0; depth < ridges.length; depth++) {
    below += ridges[depth] ?? 0;
    if (below > Math.floor(all * 0.4)) return 2 * Math.sqrt(depth) - 1;
  }
  return 2;
}

/** A line that was traced as an area has at least this length and width, in thicknesses of an area. */
const LOST_LENGTH = 1.5;
const LOST_WIDTH = 0.45;

/** Finds wide lines among the surfaces: they are too narrow for an area once their soft edges are off. */
function findWideLines(solids: Mask, labels: Int32Array, thick: number): Mask {
  const lost = createMask(solids.width, solids.height, (at) => solids.data[at] === 1 && !labels[at]);
  return keepComponents(lost, ({ box, pixels }) => {
    const longer = Math.max(box.width, box.height);
    return longer >= LOST_LENGTH * thick && pixels >= LOST_WIDTH * thick * longer;
  });
}

/** Ink that is no area: lines, and lines that end at an area. Rough edges of areas are none. */
function findStrokes(ink: Mask, solids: Mask, labels: Int32Array, { thick, usual }: Sizes): Mask {
  const near = spread(solids, 2.5);
  const mask = cutFrom(ink, near);
  for (let at = 0; at < labels.length; at++) if (labels[at]) mask.data[at] = 0;
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
  if (areas.length === 0) return createMask(width, height, () => false);
  const colors = new Map(areas.map(({ label, color }) => [label, color]));
  const edges = createMask(width, height, (at) => {
    const label = labels[at];
    return !label || label !== labels[at + 1] || label !== labels[at + width];
  });
  const nearEdge = spread(edges, (2.2 * usual + 2) ** 2);
  const inner = createMask(width, height, (at) => {
    if (nearEdge.data[at] === 1 || letters.data[at]) return false;
    const color = colors.get(labels[at] ?? 0);
    return color !== undefined && distanceOfColors(colorAt(pixels, at), color) > ON_AREA;
  });
  return keepComponents(inner, ({ pixels: count }) => count >= LEAST_INK);
}
