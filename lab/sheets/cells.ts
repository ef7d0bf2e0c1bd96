import { addAll, maxOf, minOf } from '@relievo/words';
import { groupBy } from '../shared/group-by.ts';
import type { Blob } from './blobs.ts';
import { PER_MM } from './raster.ts';

/**
 * The measures of braille on paper (field notes, Marburg Medium and NLS 800): dots of 1.2 to 1.6 mm, 2.3 to 2.5 mm
 * apart, cells 6.0 to 6.2 mm apart, lines 10 mm apart.
 */
export interface Standard {
  readonly dot: number;
  readonly cell: number;
  readonly line: number;
}
export const STANDARDS: readonly Standard[] = [
  { dot: 2.5, cell: 6, line: 10 },
  { dot: 2.34, cell: 6.2, line: 10 },
];
const [MIN_DOT, MAX_DOT] = [1.15, 1.7];
const TOLERANCE = 0.22;
/** Two words of one label have one empty cell between them; further away another label begins. */
const MAX_EMPTY = 2;

/** A line of braille cells as fingers meet them. */
export interface BrailleLine {
  readonly cells: string;
  /** Lines of one label share it. */
  readonly group: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly dots: readonly Blob[];
}

interface Dot {
  readonly blob: Blob;
  /** Millimetres. */
  readonly x: number;
  readonly y: number;
}

export function isDot({ width, height, area }: Blob): boolean {
  const [min, max] = [MIN_DOT * PER_MM, MAX_DOT * PER_MM];
  const round = area / (width * height);
  return (
    width >= min &&
    width <= max &&
    height >= min &&
    height <= max &&
    Math.abs(width - height) <= 2 &&
    round > 0.68 &&
    round < 0.88
  );
}

/** Groups dots into cells, cells into lines and lines into labels. */
export function readBraille(blobs: readonly Blob[]): readonly BrailleLine[] {
  const dots = blobs.filter(isDot).map((blob) => ({ blob, x: blob.x / PER_MM, y: blob.y / PER_MM }));
  const [first, ...others] = STANDARDS.map((standard) => readByStandard(dots, standard));
  return others.reduce((best, one) => (countFitting(one) > countFitting(best) ? one : best), first ?? []);
}

function countFitting(lines: readonly BrailleLine[]): number {
  return lines.reduce((sum, { dots }) => sum + (dots.length > 3 ? dots.length : 0), 0) - lines.length;
}

function readByStandard(dots: readonly Dot[], standard: Standard): readonly BrailleLine[] {
  const lines: BrailleLine[] = [];
  let rest = dots;
  let group = 0;
  // Dots that do not fit the cells of their neighbours are tried again alone.
  for (let round = 0; round < 4 && rest.length > 0; round += 1) {
    const next: Dot[] = [];
    for (const cluster of joinNeighbours(rest, standard)) {
      const { fitting, others, originX, originY } = fitCells(cluster, standard);
      addAll(
        lines,
        writeLines(fitting, originX, originY, standard, () => group++),
      );
      addAll(next, others);
    }
    rest = next.length < rest.length ? next : [];
  }
  return lines;
}

/** Joins dots that may belong to one line of cells. */
function joinNeighbours(dots: readonly Dot[], { dot, cell }: Standard): readonly (readonly Dot[])[] {
  const parent = dots.map((_, at) => at);
  function find(at: number): number {
    let root = at;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[at] = root;
    return root;
  }
  const order = dots.map((one, at) => ({ ...one, at })).toSorted((a, b) => a.x - b.x);
  const reach = 2 * cell + dot + TOLERANCE;
  for (const [i, one] of order.entries())
    for (let j = i + 1; j < order.length; j += 1) {
      const other = order[j];
      if (other === undefined || other.x - one.x > reach) break;
      const dy = Math.abs(other.y - one.y);
      const isRow = [0, dot, 2 * dot].some((step) => Math.abs(dy - step) < TOLERANCE);
      const within = (other.x - one.x + TOLERANCE) % cell;
      const isColumn = [0, dot, cell - dot].some((step) => Math.abs(within - TOLERANCE - step) < TOLERANCE);
      if (isRow && isColumn) parent[find(one.at)] = find(other.at);
    }
  return [...groupBy(dots.keys(), find).values()].map((members) => members.flatMap((at) => dots[at] ?? []));
}

function fitCells(cluster: readonly Dot[], { dot, cell, line }: Standard) {
  const originX = chooseOrigin(
    cluster.map(({ x }) => x),
    [0, dot],
    cell,
  );
  const originY = chooseOrigin(
    cluster.map(({ y }) => y),
    [0, dot, 2 * dot],
    line,
  );
  const fits = ({ x, y }: Dot): boolean =>
    findStep(x - originX, [0, dot], cell) !== undefined &&
    findStep(y - originY, [0, dot, 2 * dot], line) !== undefined;
  return { fitting: cluster.filter(fits), others: cluster.filter((one) => !fits(one)), originX, originY };
}

/** Chooses the place of the first column or row so that the max number of dots have a place. */
function chooseOrigin(places: readonly number[], steps: readonly number[], pitch: number): number {
  const first = minOf(places);
  let [best, most] = [first, -1];
  for (const step of steps) {
    const origin = first - step;
    const count = places.filter((place) => findStep(place - origin, steps, pitch) !== undefined).length;
    if (count > most) [best, most] = [origin, count];
  }
  return best;
}

function findStep(offset: number, steps: readonly number[], pitch: number) {
  const whole = Math.floor((offset + TOLERANCE) / pitch);
  const within = offset - whole * pitch;
  const step = steps.findIndex((one) => Math.abs(within - one) < TOLERANCE);
  return step < 0 ? undefined : { whole, step };
}

function writeLines(
  dots: readonly Dot[],
  originX: number,
  originY: number,
  { dot, cell, line }: Standard,
  nextGroup: () => number,
): readonly BrailleLine[] {
  const placed = dots.flatMap((one) => {
    const column = findStep(one.x - originX, [0, dot], cell);
    const row = findStep(one.y - originY, [0, dot, 2 * dot], line);
    return column && row ? [{ dot: one, column, row }] : [];
  });
  const lines: BrailleLine[] = [];
  const group = nextGroup();
  for (const [, members] of [...groupBy(placed, ({ row }) => row.whole)].toSorted((a, b) => a[0] - b[0])) {
    const cells = [...groupBy(members, ({ column }) => column.whole)].toSorted((a, b) => a[0] - b[0]);
    let part: typeof cells = [];
    for (const [at, one] of cells.entries()) {
      part.push(one);
      const next = cells[at + 1];
      if (next && next[0] - one[0] - 1 <= MAX_EMPTY) continue;
      lines.push(
        writeLine(
          part.map(([place, own]) => ({ place, own })),
          group,
        ),
      );
      part = [];
    }
  }
  return lines;
}

interface PlacedDot {
  readonly dot: Dot;
  readonly column: { readonly step: number };
  readonly row: { readonly step: number };
}

function writeLine(
  cells: readonly { readonly place: number; readonly own: readonly PlacedDot[] }[],
  group: number,
): BrailleLine {
  let text = '';
  let before: number | undefined;
  for (const { place, own } of cells) {
    if (before !== undefined) text += '⠀'.repeat(place - before - 1);
    before = place;
    text += String.fromCodePoint(
      0x2800 + own.reduce((bits, { column, row }) => bits | (1 << (3 * column.step + row.step)), 0),
    );
  }
  const blobs = cells.flatMap(({ own }) => own.map(({ dot }) => dot.blob));
  return {
    cells: text,
    group,
    left: minOf(blobs.map(({ left }) => left)),
    top: minOf(blobs.map(({ top }) => top)),
    right: maxOf(blobs.map(({ left, width }) => left + width)),
    bottom: maxOf(blobs.map(({ top, height }) => top + height)),
    dots: blobs,
  };
}
