import { flatten, type Polyline, pointToPolyline } from '@relievo/graphic/geometry';
import type { Point, ShapeItem } from '@relievo/graphic/model';
import { parsePath } from '@relievo/graphic/svg';
import { SHEET, type Subject } from '../shared/pictures/subject.ts';
import { findRegions, type Region } from './regions.ts';

/** How much was found of what is there, and how much of what was found is there. */
export interface Share {
  readonly found: number;
  readonly there: number;
  readonly right: number;
  readonly told: number;
}

/** The importer lays a wide picture on A4 with margins of 10 mm. */
const SCALE = 190 / SHEET.height;

function place({ x, y }: Point): Point {
  return { x: 297 / 2 + (x - SHEET.width / 2) * SCALE, y: 10 + y * SCALE };
}

/** What was drawn, where it lies on the sheet. */
export function listDrawn({ lines, areas }: Subject): readonly Polyline[] {
  return [...lines, ...areas.map(({ d }) => d)].flatMap((d) => {
    const path = parsePath(d);
    if (!path.ok) throw new Error(`${d} is no path.`);
    return flatten({ type: 'path', subpaths: path.value }).map(({ points, closed }) => ({
      points: Float64Array.from(points, (value, at) =>
        at % 2 === 0 ? place({ x: value, y: 0 }).x : place({ x: 0, y: value }).y,
      ),
      closed,
    }));
  });
}

/** What was traced; a mark is the round that it stands for. */
export function listTraced(items: readonly ShapeItem[]): readonly Polyline[] {
  return items.flatMap(({ geometry }) => flatten(geometry, 0.05));
}

/** In sizes of its letters: a word is about so wide for each letter, and print around it is so near. */
const LETTER = 0.65;
const AROUND = 0.3;

/** Counts the shapes that lie within the place of a word of the picture: letters that are raised. */
export function countRaisedLetters({ words }: Subject, traced: readonly Polyline[]): number {
  const boxes = words.map(({ text, x, y, size }) => {
    const half = (LETTER * text.length * size) / 2 + AROUND * size;
    return {
      from: place({ x: x - half, y: y - size * (1 + AROUND) }),
      to: place({ x: x + half, y: y + size * AROUND }),
    };
  });
  return traced.filter(({ points }) =>
    boxes.some(({ from, to }) =>
      points.every((value, at) =>
        at % 2 === 0 ? value >= from.x && value <= to.x : value >= from.y && value <= to.y,
      ),
    ),
  ).length;
}

const WITHIN = 0.5;
/** The edge of an area that a line runs along is found where the line ends: half of its width further out. */
const HALF_LINE = 0.4 * SCALE;

export function compareLines(
  { areas, lines }: Subject,
  drawn: readonly Polyline[],
  traced: readonly Polyline[],
): Share {
  const within = areas.length > 0 && lines.length > 0 ? WITHIN + HALF_LINE : WITHIN;
  const sought = drawn.flatMap(walkAlong);
  const told = traced.flatMap(walkAlong);
  return {
    found: countNear(sought, traced, within),
    there: sought.length,
    right: countNear(told, drawn, within),
    told: told.length,
  };
}

function countNear(points: readonly Point[], lines: readonly Polyline[], within: number): number {
  return points.filter((point) => lines.some((line) => pointToPolyline(point, line) <= within)).length;
}

/** A point on every millimetre. */
function walkAlong({ points, closed }: Polyline): readonly Point[] {
  const count = points.length / 2;
  const corner = (at: number): Point => ({ x: points[2 * at] ?? 0, y: points[2 * at + 1] ?? 0 });
  return Array.from({ length: closed ? count : Math.max(0, count - 1) }, (_, at) => {
    const [from, to] = [corner(at), corner((at + 1) % count)];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
    return Array.from({ length: steps }, (__, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  }).flat();
}

/** Two regions are one where they share so much of both. */
const SAME = 0.85;

export function compareRegions(drawn: readonly Polyline[], traced: readonly Polyline[]): Share {
  const [there, told] = [findRegions(drawn), findRegions(traced)];
  const found = there.filter((one) => told.some((other) => isSame(one, other))).length;
  const right = told.filter((one) => there.some((other) => isSame(one, other))).length;
  return { found, there: there.length, right, told: told.length };
}

function isSame(a: Region, b: Region): boolean {
  if (Math.min(a.size, b.size) < SAME * Math.max(a.size, b.size)) return false;
  let both = 0;
  for (const at of a) if (b.has(at)) both++;
  return both >= SAME * (a.size + b.size - both);
}

/** Words as they stand in the picture; each counts as often as it is there. */
export function compareWords(there: readonly string[], told: readonly string[]): Share {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of told) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found++;
  }
  return { found, there: there.length, right: found, told: told.length };
}

export function addShares(shares: readonly Share[]): Share {
  const sum = (of: (share: Share) => number): number => shares.reduce((all, share) => all + of(share), 0);
  return {
    found: sum(({ found }) => found),
    there: sum(({ there }) => there),
    right: sum(({ right }) => right),
    told: sum(({ told }) => told),
  };
}
