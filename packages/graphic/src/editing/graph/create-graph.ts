import type { ShapeItem } from '../../model/drawing.ts';
import type { Point, Subpath } from '../../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import { createShape } from '../shapes/shapes.ts';
import { type Formula, readFormula } from './expression.ts';
import type { GraphReports } from './reports.ts';

const refuse: Refuse<GraphReports> = fail;

/** Where the axes cross, in millimetres of the sheet, how long one of them is, and which part is seen. */
export interface GraphPlace {
  readonly origin: Point;
  readonly unit: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Millimetres from point to point: finer than fingers feel a corner. */
const STEP = 0.5;
const MOST_POINTS = 2000;

/** The graph of y = formula; where it leaves what is seen, or jumps, it is interrupted. */
export function createGraph(formula: string, place: GraphPlace): Result<ShapeItem> {
  const read = readFormula(formula);
  if (!read.ok) return read;
  const subpaths = listPieces(read.value, place);
  if (subpaths.length === 0) return refuse({ code: 'formula_not_seen', parameters: {} });
  return succeed(
    createShape({ type: 'path', subpaths }, 'data', `y = ${formula.trim().replace(/^y *= */i, '')}`),
  );
}

function listPieces(formula: Formula, { origin, unit, from, to, low, high }: GraphPlace): readonly Subpath[] {
  const steps = Math.min(MOST_POINTS, Math.ceil(((to - from) * unit) / STEP));
  const pieces: Point[][] = [];
  let open: Point[] | null = null;
  let before = Number.NaN;
  for (let step = 0; step <= steps; step += 1) {
    const x = from + ((to - from) * step) / Math.max(1, steps);
    const y = formula(x);
    const isSeen = Number.isFinite(y) && y >= low && y <= high;
    // From one side of a pole to the other is no line.
    const isJump = Math.abs(y - before) > (high - low) / 2;
    if (!isSeen || isJump) open = null;
    const point = { x: origin.x + x * unit, y: origin.y - y * unit };
    if (isSeen && open) open.push(point);
    else if (isSeen) {
      open = [point];
      pieces.push(open);
    }
    before = y;
  }
  return pieces.flatMap((points) => {
    const [start, ...rest] = dropStraight(points);
    return start && rest.length > 0
      ? [{ start, segments: rest.map((at) => ({ to: at })), closed: false }]
      : [];
  });
}

/** Without points that lie on the line between their neighbours. */
function dropStraight(points: readonly Point[]): readonly Point[] {
  return points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return true;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) > 1e-6;
  });
}
