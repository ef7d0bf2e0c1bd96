import type { Drawing } from '../../model/drawing.ts';
import { walkLeaves } from '../../model/walk.ts';
import { paint } from '../paint.ts';
import type { Frame } from '../plane/frame.ts';
import { type BrailleGrid, gridDots, gridSize } from './braille-grid.ts';

/** Pins that are up (1) or down (0), row-major from the top left. */
export interface PinGrid {
  readonly columns: number;
  readonly rows: number;
  readonly pins: Uint8Array;
}

export interface PlacedLabel {
  readonly id: string;
  readonly print: string;
  readonly x: number;
  readonly y: number;
}
export interface LeftLabel {
  readonly id: string;
  readonly print: string;
}

export interface Raised {
  readonly grid: PinGrid;
  readonly placed: readonly PlacedLabel[];
  /** Texts for which there is no free place. */
  readonly left: readonly LeftLabel[];
}

/** How braille lies on a grid: its steps, the places where it may begin, and what must stay flat around it. */
export interface BrailleLayout {
  readonly steps: BrailleGrid;
  readonly snap: Place;
  readonly room: Place;
}

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as pins that are up or down. Braille is set where nothing else is raised, beside its place
 * if need be; what finds no room is named.
 */
export function raiseDots(drawing: Drawing, frame: Frame, layout: BrailleLayout): Raised {
  const { width: columns, height: rows } = frame;
  const plane = paint(drawing, frame, false);
  const grid = { columns, rows, pins: Uint8Array.from(plane.values, (value) => (value > 0 ? 1 : 0)) };
  // Braille must not lean on braille either: what is taken counts, whether its dots are up or not.
  const taken = Uint8Array.from(grid.pins);
  const placed: PlacedLabel[] = [];
  const left: LeftLabel[] = [];
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'text' || !item.braille) continue;
    const { cells } = item.braille;
    const size = gridSize(cells, layout.steps);
    const wanted = { x: item.at.x * frame.scale + frame.x, y: item.at.y * frame.scale + frame.y };
    const place = placeFor(grid, taken, size, wanted, layout);
    if (!place) {
      left.push({ id: item.id, print: item.print });
      continue;
    }
    for (const dot of gridDots(cells, layout.steps))
      grid.pins[(place.y + dot.y) * columns + place.x + dot.x] = 1;
    for (let row = place.y; row < place.y + size.height; row++) {
      const from = row * columns + place.x;
      taken.fill(1, from, from + size.width);
    }
    placed.push({ id: item.id, print: item.print, ...place });
  }
  return { grid, placed, left };
}

/** How far from its own place, in pins, braille may stand. */
const REACH = 4;

function placeFor(
  grid: PinGrid,
  taken: Uint8Array,
  size: Size,
  wanted: Place,
  { snap, room }: BrailleLayout,
): Place | null {
  const nearest = { x: Math.round(wanted.x / snap.x) * snap.x, y: Math.round(wanted.y / snap.y) * snap.y };
  for (const offset of offsetsFor(snap)) {
    const place = { x: nearest.x + offset.x, y: nearest.y + offset.y };
    const inside =
      place.x >= 0 &&
      place.y >= 0 &&
      place.x + size.width <= grid.columns &&
      place.y + size.height <= grid.rows;
    if (inside && isFree(grid, taken, place, size, room)) return place;
  }
  return null;
}

/** Nearest first; among equals to the right and below, where reading goes on. */
function offsetsFor(snap: Place): readonly Place[] {
  const [across, down] = [Math.ceil(REACH / snap.x), Math.ceil(REACH / snap.y)];
  const offsets = Array.from({ length: (2 * across + 1) * (2 * down + 1) }, (_, i) => ({
    x: ((i % (2 * across + 1)) - across) * snap.x,
    y: (Math.floor(i / (2 * across + 1)) - down) * snap.y,
  }));
  return offsets.sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y) || b.x - a.x || b.y - a.y);
}

function isFree(
  { columns, rows }: PinGrid,
  taken: Uint8Array,
  { x, y }: Place,
  { width, height }: Size,
  room: Place,
): boolean {
  for (let row = Math.max(0, y - room.y); row < Math.min(rows, y + height + room.y); row++) {
    for (let column = Math.max(0, x - room.x); column < Math.min(columns, x + width + room.x); column++) {
      if (taken[row * columns + column]) return false;
    }
  }
  return true;
}
