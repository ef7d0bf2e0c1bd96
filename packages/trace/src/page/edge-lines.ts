import type { Grid } from '../pixels/grid.ts';
import type { Line } from './corners.ts';

/** A line along which one side is lighter; its normal points to that side. */
export interface EdgeLine extends Line {
  readonly votes: number;
}

/** The edges of a page by the side on which they lie: each has the light paper on its inner side. */
export type Sides = readonly [
  left: readonly EdgeLine[],
  top: readonly EdgeLine[],
  right: readonly EdgeLine[],
  bottom: readonly EdgeLine[],
];

/** Less change from pixel to pixel is grain or a soft shadow, and more than this is not surer. */
const FAINT = 4;
const STRONG = 18;
/** How far the direction of an edge pixel may err, in degrees. */
const SPREAD = 4;
const TURN = 360;
/** A page may be turned by this much, in degrees. */
const LEANING = 48;
const MOST_LINES = 9;

/** The straight edges of a picture, by their side: a Hough transform that knows which side is lighter. */
export function findEdgeLines(grid: Grid): Sides {
  const reach = Math.ceil(Math.hypot(grid.width, grid.height));
  const across = 2 * reach + 1;
  const votes = new Float32Array(TURN * across);
  const normals = Array.from({ length: TURN }, (_, degrees) => ({
    x: Math.cos((degrees * Math.PI) / 180),
    y: Math.sin((degrees * Math.PI) / 180),
  }));
  forEachEdge(grid, (x, y, degrees, strength) => {
    for (let turn = degrees - SPREAD; turn <= degrees + SPREAD; turn++) {
      const angle = (turn + TURN) % TURN;
      const normal = normals[angle];
      if (!normal) continue;
      const cell = angle * across + Math.round(x * normal.x + y * normal.y) + reach;
      votes[cell] = (votes[cell] ?? 0) + strength;
    }
  });
  const linesTowards = (middle: number): readonly EdgeLine[] => takePeaks(votes, across, middle, normals);
  return [linesTowards(0), linesTowards(90), linesTowards(180), linesTowards(270)];
}

type TakeEdge = (x: number, y: number, degrees: number, strength: number) => void;

function forEachEdge({ width, height, data }: Grid, take: TakeEdge): void {
  const at = (x: number, y: number): number => data[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      // Sobel's masks, in grey values from pixel to pixel.
      const across =
        (at(x + 1, y - 1) +
          2 * at(x + 1, y) +
          at(x + 1, y + 1) -
          at(x - 1, y - 1) -
          2 * at(x - 1, y) -
          at(x - 1, y + 1)) /
        8;
      const down =
        (at(x - 1, y + 1) +
          2 * at(x, y + 1) +
          at(x + 1, y + 1) -
          at(x - 1, y - 1) -
          2 * at(x, y - 1) -
          at(x + 1, y - 1)) /
        8;
      const strength = Math.hypot(across, down);
      if (strength < FAINT) continue;
      const degrees = (Math.round((Math.atan2(down, across) * 180) / Math.PI) + TURN) % TURN;
      take(x, y, degrees, Math.min(STRONG, strength));
    }
}

/** Lines that are nearly the same count once. */
const SAME_TURN = 4;
const SAME_PLACE = 5;

function takePeaks(
  votes: Float32Array,
  across: number,
  middle: number,
  normals: readonly { readonly x: number; readonly y: number }[],
): readonly EdgeLine[] {
  const reach = (across - 1) / 2;
  const cells: { readonly turn: number; readonly place: number; readonly count: number }[] = [];
  const least = (across / 20) * FAINT;
  for (let turn = middle - LEANING; turn <= middle + LEANING; turn++)
    for (let place = 0; place < across; place++) {
      const count = votes[((turn + TURN) % TURN) * across + place] ?? 0;
      if (count > least) cells.push({ turn, place, count });
    }
  cells.sort((a, b) => b.count - a.count);
  const taken: typeof cells = [];
  for (const cell of cells) {
    if (taken.length === MOST_LINES) break;
    const isKnown = taken.some(
      ({ turn, place }) =>
        Math.abs(turn - cell.turn) <= SAME_TURN && Math.abs(place - cell.place) <= SAME_PLACE,
    );
    if (!isKnown) taken.push(cell);
  }
  return taken.map(({ turn, place, count }) => ({
    normal: normals[(turn + TURN) % TURN] ?? { x: 1, y: 0 },
    rho: place - reach,
    votes: count,
  }));
}
