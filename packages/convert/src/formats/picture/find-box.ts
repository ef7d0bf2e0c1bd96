import { boundsOf, flatten, type Geometry, type Point } from '@relievo/graphic';
import { PIXEL } from './reader-scale.ts';

/** Pixels by which the edge of a bar may be off its box, and the share of it that may be further off: ticks, round corners. */
const OFF = 2.5;
const OTHERWISE = 0.12;

interface Step {
  readonly middle: Point;
  readonly across: number;
  readonly down: number;
}

/** An area whose edge lies along a box but for its corners, and where a tick meets it, is a bar. */
export function findBox(geometry: Geometry): Geometry | null {
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
