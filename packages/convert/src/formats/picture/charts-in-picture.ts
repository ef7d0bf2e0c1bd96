import { type FoundChart, type PaintedShape, type PlacedWords, readCharts } from '@relievo/chart';
import { boundsOf, flatten, type Geometry, type Point } from '@relievo/graphic';
import { type Area, type Disc, evenLight, findPies, type Pixels, type Traced } from '@relievo/trace';
import type { ReadLine } from '../../ocr/read-print.ts';
import { createTexturePicker } from '../svg/foreign/texture-picker.ts';
import { type Placing, toItems } from './traced-items.ts';

type Rgb = readonly [number, number, number];

const INK: Rgb = [0, 0, 0];
/** Height of figures, in sizes of most fonts. */
const FIGURES = 0.72;

/** Charts that a traced picture shows, with the numbers that its scales and words bear out. A person confirms them. */
export function findCharts(
  picture: Pixels,
  traced: Traced,
  print: readonly ReadLine[],
): readonly FoundChart[] {
  if (traced.kind !== 'drawing' || print.length === 0) return [];
  const pies = findPies(evenLight(picture).pixels);
  const isOnPie = ({ box }: Area): boolean =>
    pies.some(
      ({ center, radius }) =>
        Math.hypot(box.x + box.width / 2 - center.x, box.y + box.height / 2 - center.y) < radius,
    );
  const rest = { ...traced, areas: traced.areas.filter((area) => !isOnPie(area)) };
  return readCharts({
    shapes: [...paintShapes(rest), ...pies.flatMap(paintSlices)],
    words: print.map(placeWords),
  });
}

/** So many steps of an arc make a turn. */
const STEPS = 180;

/** Slices as exactly as they were measured. */
function paintSlices({ center, radius, slices }: Disc): readonly PaintedShape[] {
  const place = (turn: number, far: number): Point => ({
    x: (center.x + far * Math.sin(2 * Math.PI * turn)) * PIXEL,
    y: (center.y - far * Math.cos(2 * Math.PI * turn)) * PIXEL,
  });
  return slices.map(({ from, to, color }) => {
    const steps = Math.max(2, Math.ceil((to - from) * STEPS));
    const [red, green, blue] = color;
    return {
      geometry: {
        type: 'path',
        subpaths: [
          {
            start: place(0, 0),
            segments: Array.from({ length: steps + 1 }, (_, step) => ({
              to: place(from + ((to - from) * step) / steps, radius),
            })),
            closed: true,
          },
        ],
      },
      fill: [red, green, blue],
      stroke: null,
    };
  });
}

/** The reader knows drawings that are exact to a hundredth of a millimetre. A pixel is given to it as so little of one. */
const PIXEL = 0.05;
const PLACING: Placing = { x: 0, y: 0, scale: PIXEL };

/** As they were painted: marks as large as they were, and areas in their own colours. */
function paintShapes(traced: Traced): readonly PaintedShape[] {
  const { areas, lines, marks } = traced;
  const bare = { ...traced, marks: [] };
  const items = toItems(bare, PLACING, createTexturePicker());
  const shapes = items.map(({ geometry }, at): PaintedShape => {
    const area = areas[at];
    const form = area ? (toBox(geometry) ?? geometry) : sharpen(geometry);
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

/** Pixels by which the edge of a bar may be off its box, and the share of it that may be further off: ticks, round corners. */
const OFF = 2.5;
const OTHERWISE = 0.12;

interface Step {
  readonly middle: Point;
  readonly across: number;
  readonly down: number;
}

/** An area whose edge lies along a box but for its corners, and where a tick meets it, is a bar. */
function toBox(geometry: Geometry): Geometry | null {
  const [edge, ...holes] = flatten(geometry, PIXEL / 4);
  const bounds = boundsOf(geometry);
  if (!edge || !bounds || holes.length > 0) return null;
  const steps = listSteps(listPoints(edge.points));
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const upright = steps.filter(({ across, down }) => down > 2 * across);
  const level = steps.filter(({ across, down }) => across > 2 * down);
  const left = findSide(
    upright.filter((step) => step.middle.x < middle.x),
    'x',
    'down',
  );
  const right = findSide(
    upright.filter((step) => step.middle.x >= middle.x),
    'x',
    'down',
  );
  const top = findSide(
    level.filter((step) => step.middle.y < middle.y),
    'y',
    'across',
  );
  const bottom = findSide(
    level.filter((step) => step.middle.y >= middle.y),
    'y',
    'across',
  );
  if (left === null || right === null || top === null || bottom === null) return null;
  const off = OFF * PIXEL;
  const isOff = ({ middle: { x, y } }: Step): boolean =>
    Math.min(Math.abs(x - left), Math.abs(x - right), Math.abs(y - top), Math.abs(y - bottom)) > off;
  const length = (some: readonly Step[]): number =>
    some.reduce((sum, { across, down }) => sum + Math.hypot(across, down), 0);
  if (length(steps.filter(isOff)) > OTHERWISE * length(steps)) return null;
  return { type: 'rect', x: left, y: top, width: right - left, height: bottom - top };
}

function listSteps(points: readonly Point[]): readonly Step[] {
  return points.map((from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    return {
      middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      across: Math.abs(to.x - from.x),
      down: Math.abs(to.y - from.y),
    };
  });
}

/** Where most of a side lies: the middle of it by length. */
function findSide(steps: readonly Step[], place: 'x' | 'y', along: 'across' | 'down'): number | null {
  const sorted = steps.toSorted((a, b) => a.middle[place] - b.middle[place]);
  const whole = sorted.reduce((sum, step) => sum + step[along], 0);
  let before = 0;
  for (const step of sorted) {
    before += step[along];
    if (before >= whole / 2) return step.middle[place];
  }
  return null;
}

function listPoints(numbers: Float64Array): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }));
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

function placeWords({ words, box, turn }: ReadLine): PlacedWords {
  const text = words.map((word) => word.text).join(' ');
  const [left, right] = [box.x * PIXEL, (box.x + box.width) * PIXEL];
  const [top, bottom] = [box.y * PIXEL, (box.y + box.height) * PIXEL];
  if (turn === 'level' || turn === 'upside-down' || turn === 'mirrored')
    return {
      text,
      start: { x: left, y: bottom },
      end: { x: right, y: bottom },
      size: (bottom - top) / FIGURES,
    };
  // Print that runs upwards has its baseline on its right, and print that runs downwards on its left.
  const size = (right - left) / FIGURES;
  return turn === 'upwards'
    ? { text, start: { x: right, y: bottom }, end: { x: right, y: top }, size }
    : { text, start: { x: left, y: top }, end: { x: left, y: bottom }, size };
}
