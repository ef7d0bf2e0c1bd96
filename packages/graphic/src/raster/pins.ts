import type { Drawing, Sheet } from '../model/drawing.ts';
import { leaves } from '../model/walk.ts';
import { PIN } from '../set/grid.ts';
import { type BrailleGrid, gridDots, gridSize } from './braille-grid.ts';
import { paint } from './paint.ts';

/** Pins that are up (1) or down (0), row-major from the top left. */
export type PinGrid = { readonly columns: number; readonly rows: number; readonly pins: Uint8Array };

export type PlacedLabel = {
  readonly id: string;
  readonly print: string;
  readonly x: number;
  readonly y: number;
};

export type Pins = {
  readonly grid: PinGrid;
  /** How large the drawing is shown, 1 its own size. */
  readonly scale: number;
  readonly placed: readonly PlacedLabel[];
  /** Texts for which there is no free place. */
  readonly left: readonly { readonly id: string; readonly print: string }[];
};

/** Pins stand evenly, so a cell takes two columns and keeps one free, and a line takes four rows and keeps one free. */
const BRAILLE: BrailleGrid = { dot: 1, cell: 3, line: 5 };

/**
 * The drawing on a pin display, whole and as large as it fits, never larger than life. Braille is set
 * in pins where nothing else is raised, beside its place if need be; what finds no room is named.
 */
export const pins = (drawing: Drawing, columns: number, rows: number, pitch = PIN): Pins => {
  const scale = scaleFor(drawing.sheet, columns * pitch, rows * pitch);
  const perMm = scale / pitch;
  const x = (columns - drawing.sheet.width * perMm) / 2;
  const y = (rows - drawing.sheet.height * perMm) / 2;
  const frame = {
    width: columns,
    height: rows,
    scale: perMm,
    x,
    y,
    pixelsPerMm: 1 / PIN,
    edges: 'sharp',
    medium: 'pins',
  } as const;
  const plane = paint(drawing, frame, false);
  const grid = { columns, rows, pins: Uint8Array.from(plane.values, (value) => (value > 0 ? 1 : 0)) };
  // Braille must not lean on braille either: what is taken counts, whether its dots are up or not.
  const taken = Uint8Array.from(grid.pins);
  const placed: PlacedLabel[] = [];
  const left: { id: string; print: string }[] = [];
  for (const item of leaves(drawing)) {
    if (item.kind !== 'text' || !item.braille) continue;
    const wanted = { x: Math.round(item.at.x * perMm + x), y: Math.round(item.at.y * perMm + y) };
    const place = placeFor(grid, taken, item.braille.cells, wanted);
    if (!place) {
      left.push({ id: item.id, print: item.print });
      continue;
    }
    setBraille(grid, taken, item.braille.cells, place);
    placed.push({ id: item.id, print: item.print, ...place });
  }
  return { grid, scale, placed, left };
};

const scaleFor = ({ width, height }: Pick<Sheet, 'width' | 'height'>, across: number, down: number): number =>
  Math.min(1, across / width, down / height);

type Place = { readonly x: number; readonly y: number };

/** How far from its own place, in pins, braille may stand. */
const REACH = 4;

/** Nearest first; among equals to the right and below, where reading goes on. */
const AROUND: readonly Place[] = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, i) => ({
  x: (i % (2 * REACH + 1)) - REACH,
  y: Math.floor(i / (2 * REACH + 1)) - REACH,
})).sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y) || b.x - a.x || b.y - a.y);

const placeFor = (grid: PinGrid, taken: Uint8Array, cells: string, wanted: Place): Place | null => {
  const size = gridSize(cells, BRAILLE);
  for (const offset of AROUND) {
    const place = { x: wanted.x + offset.x, y: wanted.y + offset.y };
    const inside =
      place.x >= 0 &&
      place.y >= 0 &&
      place.x + size.width <= grid.columns &&
      place.y + size.height <= grid.rows;
    if (inside && isFree(grid, taken, place, size)) return place;
  }
  return null;
};

/** Free with one flat pin all round, so that no neighbour reads as part of a cell. */
const isFree = (
  { columns, rows }: PinGrid,
  taken: Uint8Array,
  { x, y }: Place,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => {
  for (let row = Math.max(0, y - 1); row < Math.min(rows, y + height + 1); row++) {
    for (let column = Math.max(0, x - 1); column < Math.min(columns, x + width + 1); column++) {
      if (taken[row * columns + column]) return false;
    }
  }
  return true;
};

const setBraille = ({ columns, pins }: PinGrid, taken: Uint8Array, cells: string, { x, y }: Place): void => {
  for (const dot of gridDots(cells, BRAILLE)) pins[(y + dot.y) * columns + x + dot.x] = 1;
  const size = gridSize(cells, BRAILLE);
  for (let row = y; row < y + size.height; row++)
    taken.fill(1, row * columns + x, row * columns + x + size.width);
};
