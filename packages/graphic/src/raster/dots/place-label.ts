import type { BrailleGrid } from './braille-grid.ts';

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
}

/** How far from its own place, in pins, braille may stand. */
const REACH = 4;

/** The nearest place whose pins and those around them are not taken, and that suits the label besides. */
export function findPlace(
  taken: PinGrid,
  size: Size,
  wanted: Place,
  { snap, room }: BrailleLayout,
  {
    suits,
    reach = REACH,
  }: { readonly suits: (place: Place) => boolean; readonly reach?: number | undefined },
): Place | null {
  const nearest = { x: Math.round(wanted.x / snap.x) * snap.x, y: Math.round(wanted.y / snap.y) * snap.y };
  for (const offset of listOffsets(snap, reach)) {
    const place = { x: nearest.x + offset.x, y: nearest.y + offset.y };
    const inside =
      place.x >= 0 &&
      place.y >= 0 &&
      place.x + size.width <= taken.columns &&
      place.y + size.height <= taken.rows;
    if (inside && isFree(taken, place, size, room) && suits(place)) return place;
  }
  return null;
}

const listed = new Map<string, readonly Place[]>();

/** The same for every label of a grid. */
function listOffsets(snap: Place, reach: number): readonly Place[] {
  const key = `${snap.x} ${snap.y} ${reach}`;
  const offsets = listed.get(key) ?? orderOffsets(snap, reach);
  listed.set(key, offsets);
  return offsets;
}

/** Nearest first; among equals to the right and below, where reading goes on. */
function orderOffsets(snap: Place, reach: number): readonly Place[] {
  const [across, down] = [Math.ceil(reach / snap.x), Math.ceil(reach / snap.y)];
  const offsets = Array.from({ length: (2 * across + 1) * (2 * down + 1) }, (_, i) => ({
    x: ((i % (2 * across + 1)) - across) * snap.x,
    y: (Math.floor(i / (2 * across + 1)) - down) * snap.y,
  }));
  return offsets.sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y) || b.x - a.x || b.y - a.y);
}

function isFree(
  { columns, rows, pins }: PinGrid,
  { x, y }: Place,
  { width, height }: Size,
  room: Place,
): boolean {
  for (let row = Math.max(0, y - room.y); row < Math.min(rows, y + height + room.y); row++) {
    for (let column = Math.max(0, x - room.x); column < Math.min(columns, x + width + room.x); column++) {
      if (pins[row * columns + column]) return false;
    }
  }
  return true;
}
