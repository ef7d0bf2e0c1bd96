import { countOf, millimetres, percent, type Share, shareOf } from '@relievo/words';
import { listPoints } from '../curves/forms.ts';
import { distanceBetween } from '../curves/points.ts';
import type { Point } from '../pixels/grid.ts';
import type { Facts, Form } from './facts.ts';
import type { TouchReading, WeighedProblem } from './picture-class.ts';

/** Millimetres of A4 within margins of 10 (TU Dresden, quality criteria). */
const ROOM = { long: 277, short: 190 };
/** Lines nearer than this are felt as one (TU Dresden: 3 on swell paper). */
const GAP = millimetres(3);
/** Shorter lines are no lines to a finger (BANA 2022). */
const SHORTEST = millimetres(12.5);
/** The side of an area (TU Dresden; APH 1997: 12.7). */
const AREA = millimetres(13);
/** Of the paper (PIAF guide: above 40 simplify). */
const RAISED = percent(40);
/** Labels on a sheet (PIAF guide). */
const LABELS = countOf(15);
/** So many parts have no room at 3 mm from each other and 13 mm across on A4. */
const PARTS = countOf(120);

/** What a finger meets where the picture fills a sheet of A4 as it is. */
export function readByTouch(facts: Facts, labels: number): TouchReading {
  const { width, height, forms, traced, density } = facts;
  const scale = Math.min(
    ROOM.long / Math.max(width, height, 1),
    ROOM.short / Math.max(1, Math.min(width, height)),
  );
  const parts = countOf(traced.lines.length + traced.areas.length + traced.marks.length);
  if (parts === 0) return toReading([{ code: 'nothing_to_trace', cost: 70 }]);
  const lines = forms.filter(({ isArea }) => !isArea);
  const short = lines.filter(({ length }) => length * scale < SHORTEST);
  const areas = forms.filter(({ isArea }) => isArea);
  const narrow = areas.filter(({ course }) => measureNarrowest(listPoints(course)) * scale < AREA);
  const crowded = measureCrowding(forms, scale);
  const raised = percent(100 * density);
  return toReading([
    {
      code: 'lines_crowded',
      share: crowded,
      least: GAP,
      cost: 0.9 * Math.max(0, crowded - 5),
    },
    {
      code: 'lines_short',
      count: countOf(short),
      of: countOf(lines),
      least: SHORTEST,
      cost: 0.35 * Math.max(0, shareOf(short.length, lines.length) - 10),
    },
    {
      code: 'areas_small',
      count: countOf(narrow),
      of: countOf(areas),
      least: AREA,
      cost: 0.25 * Math.max(0, shareOf(narrow.length, areas.length) - 10),
    },
    { code: 'raised_too_much', share: raised, most: RAISED, cost: raised > RAISED ? 20 : 0 },
    { code: 'labels_many', count: countOf(labels), most: LABELS, cost: labels > LABELS ? 15 : 0 },
    {
      code: 'parts_many',
      count: parts,
      most: PARTS,
      cost: parts > PARTS ? Math.min(40, (20 * parts) / PARTS) : 0,
    },
  ]);
}

function toReading(all: readonly WeighedProblem[]): TouchReading {
  const problems = all.map((one) => ({ ...one, cost: Math.round(one.cost) }));
  const score = Math.max(0, 100 - problems.reduce((sum, { cost }) => sum + cost, 0));
  const level = score >= 70 ? 'good' : score >= 40 ? 'fair' : 'poor';
  return {
    score,
    level,
    problems: problems.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost),
  };
}

/** Millimetres along a line from one look to the next, and around a crossing, where lines have to be near. */
const STEP = 1.5;
const CROSSING = 7;

/** Of the length of what is drawn, what has another line nearer than the gap, away from where they meet. */
function measureCrowding(forms: readonly Form[], scale: number): Share {
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
  return shareOf(crowded, all);
}

/** Lists points at even distances, across corners and bends: many short pieces count no more than a long one. */
function walk(points: readonly Point[], step: number): readonly Point[] {
  const walked: Point[] = [];
  let ahead = step / 2;
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] ?? to;
    const length = distanceBetween(from, to);
    for (; ahead < length; ahead += step) {
      const t = ahead / length;
      walked.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    }
    ahead -= length;
  }
  return walked;
}

/** Across a form where it is narrowest, whichever way it lies: in whole degrees first, and then about the best of them. */
function measureNarrowest(points: readonly Point[]): number {
  const acrossAt = (degrees: number): number => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    let [least, most] = [Infinity, -Infinity];
    for (const { x, y } of points) {
      least = Math.min(least, x * dx + y * dy);
      most = Math.max(most, x * dx + y * dy);
    }
    return most - least;
  };
  let [best, narrowest] = [0, Infinity];
  const look = (degrees: number): void => {
    const across = acrossAt(degrees);
    if (across < narrowest) [best, narrowest] = [degrees, across];
  };
  for (let degrees = 0; degrees < 180; degrees++) look(degrees);
  const near = best;
  for (let part = -20; part <= 20; part++) look(near + part / 20);
  return narrowest;
}
