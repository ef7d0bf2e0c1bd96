import { maxOf, minOf } from '@relievo/words';
import { open } from '../areas/open.ts';
import { findComponents } from '../pixels/components.ts';
import { createMask, type Mask, type Point } from '../pixels/grid.ts';

/** An arrowhead is a filled triangle at the end of a line. */
export interface Arrowhead {
  readonly tip: Point;
  readonly barbs: readonly [Point, Point];
}

export interface FoundArrowheads {
  readonly heads: readonly Arrowhead[];
  /** These pixels belong to heads, and not to the lines that end in them. */
  readonly mask: Mask;
}

/** In usual widths of lines: a head is at least so wide, and at most so long. */
const MIN_WIDTH = 1.9;
const MAX_LENGTH = 14;
/** In pixels, and in lengths of a head: no head is slimmer. */
const MIN_BASE = 6;
const MIN_SLOPE = 0.4;
/** Shares of its width that a head has at its tip, and halfway to it: a disc is wider there. */
const POINTED = 0.5;
const HALF = 0.78;

/** Finds the heads of arrows: forms thicker than the line that they end, which become narrower away from it. */
export function findArrowheads(ink: Mask, depth: Int32Array, usual: number): FoundArrowheads {
  const { width, height } = ink;
  const thick = open(ink, 0.62 * usual + 1, depth);
  const forms = findComponents(thick);
  const heads: Arrowhead[] = [];
  const mask = createMask(width, height, () => false);
  for (const { label, box } of forms.list) {
    const longer = Math.max(box.width, box.height);
    if (longer < MIN_WIDTH * usual || longer > MAX_LENGTH * usual) continue;
    const points: Point[] = [];
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++)
        if (forms.labels[y * width + x] === label) points.push({ x, y });
    const shaft = findShaft(points, forms.labels, label, ink);
    const head = shaft && measureHead(points, shaft, usual, ink);
    if (!head) continue;
    heads.push(head);
    for (const { x, y } of growPoints(points, width, height))
      if (distanceToLine({ x, y }, shaft, head.tip) > usual / 2 + 0.5) mask.data[y * width + x] = 1;
  }
  return { heads, mask };
}

/** Finds the middle of the ink that leaves a form; null if it leaves at several places or at none. */
function findShaft(points: readonly Point[], labels: Int32Array, label: number, ink: Mask): Point | null {
  const { width, height } = ink;
  const ring = new Map<number, Point>();
  for (const { x, y } of points)
    for (let down = -REACH; down <= REACH; down++)
      for (let across = -REACH; across <= REACH; across++) {
        const [column, row] = [x + across, y + down];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const at = row * width + column;
        if (labels[at] !== label && ink.data[at]) ring.set(at, { x: column, y: row });
      }
  const far = [...ring.values()].filter(
    (one) => !points.some((point) => Math.max(Math.abs(point.x - one.x), Math.abs(point.y - one.y)) < REACH),
  );
  const middle = meanOf(points);
  const continues = (one: Point): boolean => {
    const from = { x: one.x + 0.5, y: one.y + 0.5 };
    const away = Math.hypot(from.x - middle.x, from.y - middle.y);
    return [0.5, 1, 1.5].every((step) => {
      const [column, row] = [
        Math.floor(from.x + ((from.x - middle.x) * step * CONTINUES) / away),
        Math.floor(from.y + ((from.y - middle.y) * step * CONTINUES) / away),
      ];
      return ink.data[row * width + column] === 1 && column >= 0 && column < width;
    });
  };
  const shafts = groupPoints(far).filter((group) => continues(meanOf(group, 0)));
  const [shaft, ...others] = shafts;
  return shaft && others.length === 0 ? meanOf(shaft) : null;
}

/** The line of an arrow continues over so many pixels behind its head, and its tip does not. */
const CONTINUES = 6;

function groupPoints(points: readonly Point[]): readonly (readonly Point[])[] {
  const rest = new Set(points);
  const groups: Point[][] = [];
  for (const start of points) {
    if (!rest.delete(start)) continue;
    const group = [start];
    for (const one of group)
      for (const next of rest)
        if (Math.max(Math.abs(next.x - one.x), Math.abs(next.y - one.y)) <= 1) {
          group.push(next);
          rest.delete(next);
        }
    groups.push(group);
  }
  return groups;
}

/** The line is looked for so many pixels around a form: its soft corners are nearer. */
const REACH = 3;

function meanOf(points: readonly Point[], middle = 0.5): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length + middle, y: sum.y / points.length + middle };
}

function measureHead(points: readonly Point[], shaft: Point, usual: number, ink: Mask): Arrowhead | null {
  const middle = meanOf(points);
  const far = Math.hypot(middle.x - shaft.x, middle.y - shaft.y);
  if (far === 0) return null;
  const way = { x: (middle.x - shaft.x) / far, y: (middle.y - shaft.y) / far };
  const placed = growPoints(points, ink.width, ink.height)
    .filter(({ x, y }) => ink.data[y * ink.width + x] === 1)
    .map(({ x, y }) => {
      const [right, below] = [x + 0.5 - shaft.x, y + 0.5 - shaft.y];
      return { along: right * way.x + below * way.y, side: right * way.y - below * way.x };
    });
  const to = maxOf(placed.map(({ along }) => along));
  const widths = Array.from({ length: Math.max(1, Math.ceil(to)) }, (_, step) => {
    const sides = placed.filter(({ along }) => along >= step && along < step + 1).map(({ side }) => side);
    return sides.length === 0 ? 0 : maxOf(sides) - minOf(sides) + 1;
  });
  const base = maxOf(widths);
  const from = widths.indexOf(base);
  const half = widths[Math.round((from + to) / 2)] ?? 0;
  const isPointed = (widths.at(-1) ?? 0) <= POINTED * base && half <= HALF * base;
  const isSlim = base < MIN_SLOPE * (to - from);
  if (base < Math.max(MIN_WIDTH * usual, MIN_BASE) || isSlim || !isPointed || to - from < 0.5 * base)
    return null;
  if (isCorner(shaft, way, base, ink)) return null;
  let reach = to;
  const place = (along: number, side: number): Point => ({
    x: shaft.x + along * way.x + side * way.y,
    y: shaft.y + along * way.y - side * way.x,
  });
  for (; reach < to + 4 * usual; reach += 0.5) {
    const { x, y } = place(reach, 0);
    if (!ink.data[Math.floor(y) * ink.width + Math.floor(x)]) break;
  }
  return { tip: place(reach, 0), barbs: [place(from, base / 2), place(from, -base / 2)] };
}

/** Tells whether two lines leave a form side by side: it is then the sharp corner at which they meet. */
function isCorner(shaft: Point, way: Point, base: number, ink: Mask): boolean {
  return [1, 1.5, 2].every((lengths) => {
    const back = { x: shaft.x - way.x * lengths * base, y: shaft.y - way.y * lengths * base };
    let [runs, wasInk] = [0, false];
    for (let side = -2 * base; side <= 2 * base; side += 0.5) {
      const [x, y] = [Math.floor(back.x + side * way.y), Math.floor(back.y - side * way.x)];
      const isInk = x >= 0 && x < ink.width && ink.data[y * ink.width + x] === 1;
      if (isInk && !wasInk) runs += 1;
      wasInk = isInk;
    }
    return runs >= 2;
  });
}

function growPoints(points: readonly Point[], width: number, height: number): readonly Point[] {
  const grown = new Map<number, Point>();
  for (const { x, y } of points)
    for (let down = -REACH; down <= REACH; down++)
      for (let across = -REACH; across <= REACH; across++) {
        const [column, row] = [x + across, y + down];
        if (column >= 0 && row >= 0 && column < width && row < height)
          grown.set(row * width + column, { x: column, y: row });
      }
  return [...grown.values()];
}

function distanceToLine({ x, y }: Point, a: Point, b: Point): number {
  const [right, below] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(right, below);
  return length === 0
    ? Math.hypot(x - a.x, y - a.y)
    : Math.abs((x + 0.5 - a.x) * below - (y + 0.5 - a.y) * right) / length;
}
