import type { Grid, Point } from '../pixels/grid.ts';
import { type Corners, intersect, type Line } from './corners.ts';
import { sampleAt } from './whiteness.ts';

/** The part of a side that is looked at for a corner: a fold bends what is further away. */
const FROM = 0.03;
const TO = 0.42;
const SAMPLES = 48;
/** Paper ends with a step of at least this. */
const STEP = 8;
/** Places that do not lie on the line are shadows and what lies on the desk. */
const LEAST_PLACES = 14;

/** Corners as exactly as the picture shows them: near each the two sides are followed anew. */
export function refineCorners(grid: Grid, corners: Corners, reach: number): Corners {
  const refine = (at: number): Point => {
    const corner = corners[at] ?? corners[0];
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const first = followSide(grid, corner, before, -1, reach);
    const second = followSide(grid, corner, after, 1, reach);
    const met = first && second ? intersect(first, second) : null;
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < 2 * reach ? met : corner;
  };
  return [refine(0), refine(1), refine(2), refine(3)];
}

/** The line on which paper ends beside a corner. */
function followSide(grid: Grid, corner: Point, other: Point, way: 1 | -1, reach: number): Line | null {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const along = { x: (other.x - corner.x) / length, y: (other.y - corner.y) / length };
  const inside = { x: -along.y * way, y: along.x * way };
  const places: Point[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const far = length * (FROM + ((TO - FROM) * sample) / (SAMPLES - 1));
    const at = { x: corner.x + along.x * far, y: corner.y + along.y * far };
    const place = findStep(grid, at, inside, reach);
    if (place) places.push(place);
  }
  return fitLine(places, inside);
}

/** Where along a normal light changes most from dark to paper. */
function findStep(grid: Grid, at: Point, inside: Point, reach: number): Point | null {
  const value = (far: number): number | null => sampleAt(grid, at.x + inside.x * far, at.y + inside.y * far);
  let [best, highest] = [0, STEP];
  for (let far = -reach; far <= reach; far += 0.5) {
    const [near, further, outer, beyond] = [
      value(far + 1),
      value(far + 2.5),
      value(far - 1),
      value(far - 2.5),
    ];
    if (near === null || further === null || outer === null || beyond === null) continue;
    const step = (near + further - outer - beyond) / 2;
    if (step > highest) [best, highest] = [far, step];
  }
  return highest > STEP ? { x: at.x + inside.x * best, y: at.y + inside.y * best } : null;
}

/** Through most of the places: those that lie furthest from it are left out, and it is drawn anew. */
function fitLine(places: readonly Point[], inside: Point): Line | null {
  let kept = places;
  let line: Line | null = null;
  for (let round = 0; round < 6; round++) {
    if (kept.length < LEAST_PLACES) return null;
    line = drawThrough(kept, inside);
    const fitted = line;
    const offs = places.map((place) => Math.abs(measureOff(fitted, place)));
    const middle = [...offs].sort((a, b) => a - b)[Math.floor(offs.length / 2)] ?? 0;
    const most = Math.max(1, 2 * middle);
    kept = places.filter((_, at) => (offs[at] ?? 0) <= most);
  }
  return line;
}

function measureOff({ normal, rho }: Line, { x, y }: Point): number {
  return normal.x * x + normal.y * y - rho;
}

function drawThrough(places: readonly Point[], inside: Point): Line {
  const count = places.length;
  const [x, y] = [
    places.reduce((sum, p) => sum + p.x, 0) / count,
    places.reduce((sum, p) => sum + p.y, 0) / count,
  ];
  let [xx, xy, yy] = [0, 0, 0];
  for (const place of places) {
    xx += (place.x - x) ** 2;
    xy += (place.x - x) * (place.y - y);
    yy += (place.y - y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
  const sign = Math.cos(angle) * inside.x + Math.sin(angle) * inside.y < 0 ? -1 : 1;
  const normal = { x: sign * Math.cos(angle), y: sign * Math.sin(angle) };
  return { normal, rho: normal.x * x + normal.y * y };
}
