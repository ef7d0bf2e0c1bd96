import type { Grid, Point } from '../pixels/grid.ts';
import { type Corners, intersect, isConvex, measureArea } from './corners.ts';
import type { Sides } from './edge-lines.ts';
import { sampleAt } from './whiteness.ts';

/** A page takes at least this share of its photograph. */
const LEAST_AREA = 0.15;
/** So much of a page may lie outside of the photograph, as a share of its sides. */
const OUTSIDE = 0.03;
/** Share of each side along which paper ends. */
const LEAST_SUPPORT = 0.5;
/** Paper is lighter than what it lies on, by at least this. */
const STEP = 9;
/** How far from a side is looked on both sides of it, in pixels of the reduced picture: beyond a drawn line. */
const AWAY = 4;
const SAMPLES = 40;

/** Of all pages that four edges could make the largest whose sides are seen; null where there is none. */
export function choosePage(grid: Grid, [lefts, tops, rights, bottoms]: Sides): Corners | null {
  let [best, highest]: [Corners | null, number] = [null, 0];
  const whole = grid.width * grid.height;
  for (const left of lefts)
    for (const top of tops) {
      const topLeft = intersect(left, top);
      if (!topLeft || !isNear(grid, topLeft)) continue;
      for (const right of rights) {
        const topRight = intersect(top, right);
        if (!topRight || !isNear(grid, topRight)) continue;
        for (const bottom of bottoms) {
          const [bottomRight, bottomLeft] = [intersect(right, bottom), intersect(bottom, left)];
          if (!bottomRight || !bottomLeft || !isNear(grid, bottomRight) || !isNear(grid, bottomLeft))
            continue;
          const corners: Corners = [topLeft, topRight, bottomRight, bottomLeft];
          const share = measureArea(corners) / whole;
          if (share < LEAST_AREA || Math.sqrt(share) <= highest || !isConvex(corners)) continue;
          const support = measureSupport(grid, corners);
          const score = support * Math.sqrt(share);
          if (support > 0 && score > highest) [best, highest] = [corners, score];
        }
      }
    }
  return best;
}

function isNear({ width, height }: Grid, { x, y }: Point): boolean {
  return (
    x > -OUTSIDE * width && x < (1 + OUTSIDE) * width && y > -OUTSIDE * height && y < (1 + OUTSIDE) * height
  );
}

/** How much of the sides is seen; 0 where one of them is not. */
function measureSupport(grid: Grid, corners: Corners): number {
  let sum = 0;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % 4] ?? from;
    const seen = countSteps(grid, from, to) / SAMPLES;
    if (seen < LEAST_SUPPORT) return 0;
    sum += seen;
  }
  return sum / 4;
}

/** At how many places of a side paper lies inside and something darker outside. */
function countSteps(grid: Grid, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Clockwise with y downwards: the inside lies to the right of the way.
  const inside = { x: (-(to.y - from.y) / length) * AWAY, y: ((to.x - from.x) / length) * AWAY };
  let steps = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = (sample + 0.5) / SAMPLES;
    const [x, y] = [from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along];
    const inner = sampleAt(grid, x + inside.x, y + inside.y);
    const outer = sampleAt(grid, x - inside.x, y - inside.y);
    if (inner !== null && outer !== null && inner - outer > STEP) steps++;
  }
  return steps;
}
