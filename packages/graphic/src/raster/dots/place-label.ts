import type { BrailleGrid } from './braille-grid.ts';
import { type Field, type FlatRuns, measureStepPast } from './flat-runs.ts';

/** Pins that are up (1) or down (0), row-major from the top left. */
export interface PinGrid {
  readonly columns: number;
  readonly rows: number;
  readonly pins: Uint8Array;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How braille lies on a grid: its steps, the places where it may begin, and what must stay flat around it. */
export interface BrailleLayout {
  readonly steps: BrailleGrid;
  readonly snap: Place;
  readonly room: Place;
  /** What must stay flat besides between two texts on one line, so that they are two words. */
  readonly apart: number;
  /** The same between a text and a symbol on its line, which is felt as one of its cells else. */
  readonly besideSymbols?: number;
}

/** How far from its own place, in pins, braille may stand. */
const REACH = 4;

interface Wish {
  readonly suits: (place: Place) => boolean;
  readonly reach?: number | undefined;
  /** The first and the last places that can suit, so that no others are asked about. */
  readonly within?: Field | undefined;
}

/** The nearest place whose pins and those around them are not taken, and that suits the label besides. */
export function findPlace(
  taken: FlatRuns,
  size: Size,
  wanted: Place,
  { snap, room }: BrailleLayout,
  { suits, reach = REACH, within }: Wish,
): Place | null {
  const nearest = { x: Math.round(wanted.x / snap.x) * snap.x, y: Math.round(wanted.y / snap.y) * snap.y };
  const [across, down] = [Math.ceil(reach / snap.x) * snap.x, Math.ceil(reach / snap.y) * snap.y];
  const left = Math.max(0, nearest.x - across, Math.ceil((within?.left ?? 0) / snap.x) * snap.x);
  const top = Math.max(0, nearest.y - down, Math.ceil((within?.top ?? 0) / snap.y) * snap.y);
  const right = Math.min(nearest.x + across, taken.columns - size.width, within?.right ?? Infinity);
  const bottom = Math.min(nearest.y + down, taken.rows - size.height, within?.bottom ?? Infinity);
  let best: Place | null = null;
  for (const y of listNearestFirst(nearest.y, top, bottom, snap.y)) {
    // How far across a place in this row may be and still be as near as the best.
    const spare: number = best ? squareDistance(best, nearest) - (y - nearest.y) ** 2 : Infinity;
    if (spare < 0) break;
    const aside = Math.floor(Math.sqrt(spare) / snap.x) * snap.x;
    for (let x = Math.max(left, nearest.x - aside); x <= Math.min(right, nearest.x + aside); ) {
      const place = { x, y };
      const step = measureStepPast(taken, fieldAround(place, size, room));
      // What is taken in one place is taken in those before it too.
      x += Math.max(1, Math.ceil(step / snap.x)) * snap.x;
      if (step === 0 && (!best || isBefore(place, best, nearest)) && suits(place)) best = place;
    }
  }
  return best;
}

/** Rows from `top` to `bottom`, those nearest to the middle first. */
function* listNearestFirst(middle: number, top: number, bottom: number, step: number): Generator<number> {
  const farthest = Math.max(middle - top, bottom - middle);
  for (let away = 0; away <= farthest; away += step) {
    if (middle + away >= top && middle + away <= bottom) yield middle + away;
    if (away > 0 && middle - away >= top && middle - away <= bottom) yield middle - away;
  }
}

function fieldAround({ x, y }: Place, { width, height }: Size, room: Place): Field {
  return { left: x - room.x, top: y - room.y, right: x + width + room.x, bottom: y + height + room.y };
}

function squareDistance(one: Place, other: Place): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

/** The nearer one; of two that are as near the one to the right or below, where reading goes on. */
function isBefore(one: Place, other: Place, from: Place): boolean {
  const nearer = squareDistance(one, from) - squareDistance(other, from);
  return nearer < 0 || (nearer === 0 && (one.x > other.x || (one.x === other.x && one.y > other.y)));
}
