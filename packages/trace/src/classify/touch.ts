import { listPoints } from '../curves/forms.ts';
import { distanceBetween } from '../curves/points.ts';
import type { Point } from '../pixels/grid.ts';
import type { Facts, Form } from './facts.ts';
import type { TouchProblem, TouchProblemCode, TouchReading } from './picture-class.ts';

/** Millimetres of A4 within margins of 10 (TU Dresden, quality criteria). */
const ROOM = { long: 277, short: 190 };
/** Millimetres: lines nearer than this are felt as one (TU Dresden: 3 on swell paper). */
const GAP = 3;
/** Millimetres: shorter lines are no lines to a finger (BANA 2022). */
const SHORTEST = 12.5;
/** Millimetres: the side of an area (TU Dresden; APH 1997: 12.7). */
const AREA = 13;
/** Percent of raised paper (PIAF guide: above 40 simplify). */
const RAISED = 40;
/** Labels on a sheet (PIAF guide). */
const LABELS = 15;
/** So many parts have no room at 3 mm from each other and 13 mm across on A4. */
const PARTS = 120;

/** What a finger meets where the picture fills a sheet of A4 as it is. */
export function readByTouch(facts: Facts): TouchReading {
  const { width, height, forms, traced, print, density } = facts;
  const scale = Math.min(
    ROOM.long / Math.max(width, height, 1),
    ROOM.short / Math.max(1, Math.min(width, height)),
  );
  const parts = forms.length + traced.marks.length;
  if (parts === 0) return toReading([tell('nothing_to_trace', 0, 1, 70)]);
  const lines = forms.filter(({ isArea }) => !isArea);
  const short = percent(lines, ({ length }) => length * scale < SHORTEST);
  const areas = forms.filter(({ isArea }) => isArea);
  const narrow = percent(areas, ({ box }) => Math.min(box.width, box.height) * scale < AREA);
  const crowded = measureCrowding(forms, scale);
  return toReading([
    tell('lines_crowded', crowded, GAP, 0.9 * Math.max(0, crowded - 5)),
    tell('parts_small', short, SHORTEST, 0.35 * Math.max(0, short - 10)),
    tell('areas_small', narrow, AREA, 0.25 * Math.max(0, narrow - 10)),
    tell('raised_too_much', 100 * density, RAISED, 100 * density > RAISED ? 20 : 0),
    tell('labels_many', print.length, LABELS, print.length > LABELS ? 15 : 0),
    tell('parts_many', parts, PARTS, parts > PARTS ? Math.min(40, (20 * parts) / PARTS) : 0),
  ]);
}

function tell(code: TouchProblemCode, count: number, limit: number, cost: number): TouchProblem {
  return { code, count: Math.round(count), limit, cost: Math.round(cost) };
}

function toReading(problems: readonly TouchProblem[]): TouchReading {
  const score = Math.max(0, 100 - problems.reduce((sum, { cost }) => sum + cost, 0));
  const level = score >= 70 ? 'good' : score >= 40 ? 'fair' : 'poor';
  return {
    score,
    level,
    problems: problems.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost),
  };
}

function percent<One>(list: readonly One[], is: (one: One) => boolean): number {
  return list.length === 0 ? 0 : (100 * list.filter(is).length) / list.length;
}

/** Millimetres along a line from one look to the next, and around a crossing, where lines have to be near. */
const STEP = 1.5;
const CROSSING = 7;

/** Percent of what is drawn that has another line nearer than the gap, away from where they meet. */
function measureCrowding(forms: readonly Form[], scale: number): number {
  const paths = forms.map(({ course }) => walk(listPoints(course), STEP / scale));
  const near = GAP / scale;
  const cells = new Map<string, { readonly path: number; readonly point: Point }[]>();
  const keyOf = (x: number, y: number): string => `${Math.floor(x / near)} ${Math.floor(y / near)}`;
  for (const [path, points] of paths.entries())
    for (const point of points) {
      const key = keyOf(point.x, point.y);
      const cell = cells.get(key);
      if (cell) cell.push({ path, point });
      else cells.set(key, [{ path, point }]);
    }
  const around = (own: number, { x, y }: Point, reach: number): boolean => {
    for (let dy = -near; dy <= near; dy += near)
      for (let dx = -near; dx <= near; dx += near)
        for (const { path, point } of cells.get(keyOf(x + dx, y + dy)) ?? [])
          if (path !== own && distanceBetween(point, { x, y }) < reach) return true;
    return false;
  };
  let [all, crowded] = [0, 0];
  const ahead = Math.round(CROSSING / STEP);
  for (const [path, points] of paths.entries()) {
    const isNear = points.map((point) => around(path, point, near));
    for (const [i, is] of isNear.entries()) {
      all++;
      // Where lines cross, each is soon alone again on both sides.
      const leaves =
        isNear.slice(Math.max(0, i - ahead), i).includes(false) &&
        isNear.slice(i + 1, i + 1 + ahead).includes(false);
      const atEnd = i < ahead || i >= points.length - ahead;
      if (is && !leaves && !(atEnd && isNear.includes(false))) crowded++;
    }
  }
  return all === 0 ? 0 : (100 * crowded) / all;
}

function walk(points: readonly Point[], step: number): readonly Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const steps = Math.max(1, Math.round(distanceBetween(from, to) / step));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / steps,
      y: from.y + ((to.y - from.y) * k) / steps,
    }));
  });
}
