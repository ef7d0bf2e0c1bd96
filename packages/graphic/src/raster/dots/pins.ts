import type { Drawing } from '../../model/drawing.ts';
import { PIN, PIN_BRAILLE } from '../../set/grid.ts';
import type { Frame } from '../plane/frame.ts';
import { thinGrid } from './close-grid.ts';
import { raiseKeyPages } from './key-pages.ts';
import { isTitleOfWhole, isWholeSheet, type PinView, viewOnPins } from './pin-view.ts';
import type { BrailleLayout, PinGrid } from './place-label.ts';
import { type LeftLabel, type Raised, raiseDots } from './raise.ts';

export type Pins = Raised & {
  readonly view: PinView;
  /** Pages that say what the codes stand for. */
  readonly keyPages: readonly PinGrid[];
  /** Numbers at the lines of a grid that was left out. */
  readonly left: readonly LeftLabel[];
  /** Lines of a grid that would have drowned the rest. */
  readonly gridLeft: readonly string[];
};

/** Five flat pins between two lines: fewer, and the grid is a texture over everything, in which no curve is found. */
const LEAST_CELL = 6;

const BRAILLE: BrailleLayout = {
  steps: PIN_BRAILLE,
  snap: { x: 1, y: 1 },
  room: { x: 1, y: 1 },
  apart: 3,
};

/** A point of four pins is a cell: one flat pin behind a 5 it makes 57 of it, and "rain" behind it is "grain". */
const BESIDE_SYMBOLS = 2;

/** The drawing on a pin display, in its middle; lines, textures and braille are made for pins, whatever the scale. */
export function toPins(drawing: Drawing, columns: number, rows: number, pitch = PIN): Pins {
  const view = viewOnPins(drawing, columns, rows, pitch);
  const frame = frameOnPins(view, columns, rows, pitch);
  const thinned = thinGrid(drawing, LEAST_CELL / frame.scale);
  // What was drawn for the display stands where it was put.
  const layout = isWholeSheet(drawing, view) ? BRAILLE : { ...BRAILLE, besideSymbols: BESIDE_SYMBOLS };
  const raised = raiseDots(thinned.drawing, frame, layout, (item) => isTitleOfWhole(item, drawing, view));
  const numbers = thinned.numbers.filter(({ braille }) => braille);
  return {
    ...raised,
    view,
    keyPages: raiseKeyPages(raised.keyed, raised.grid, BRAILLE.steps),
    left: numbers.map(({ id, print }) => ({ id, print })),
    gridLeft: thinned.lines.map(({ id }) => id),
  };
}

export function frameOnPins(
  { box, scale, left, top }: PinView,
  columns: number,
  rows: number,
  pitch: number,
): Frame {
  const perMm = scale / pitch;
  return {
    width: columns,
    height: rows,
    scale: perMm,
    x: left - box.x * perMm,
    y: top - box.y * perMm,
    pixelsPerMm: 1 / PIN,
    edges: 'sharp',
    medium: 'pins',
  };
}
