import type { Drawing } from '../../model/drawing.ts';
import { PIN } from '../../set/grid.ts';
import type { Frame } from '../plane/frame.ts';
import { dropGrid, listGridLines, listGridNumbers, measureNarrowestGrid } from './close-grid.ts';
import { raiseKeyPages } from './key-pages.ts';
import { isTitleOfWhole, type PinView, viewOnPins } from './pin-view.ts';
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

/** Three flat pins between two lines: fewer, and the grid is a texture over everything. */
const LEAST_CELL = 4;
const SLACK = 1e-6;

/** Pins stand evenly, so a cell takes two columns and keeps one free, and a line takes four rows and keeps one free. */
const BRAILLE: BrailleLayout = {
  steps: { dot: 1, cell: 3, line: 5 },
  snap: { x: 1, y: 1 },
  room: { x: 1, y: 1 },
  apart: 3,
};

/** The drawing on a pin display, in its middle; lines, textures and braille are made for pins, whatever the scale. */
export function toPins(drawing: Drawing, columns: number, rows: number, pitch = PIN): Pins {
  const view = viewOnPins(drawing, columns, rows, pitch);
  const frame = frameOnPins(view, columns, rows, pitch);
  const drowns = measureNarrowestGrid(drawing) * frame.scale < LEAST_CELL - SLACK;
  const raised = raiseDots(drowns ? dropGrid(drawing) : drawing, frame, BRAILLE, (item) =>
    isTitleOfWhole(item, drawing, view),
  );
  const numbers = drowns ? listGridNumbers(drawing).filter(({ braille }) => braille) : [];
  return {
    ...raised,
    view,
    keyPages: raiseKeyPages(raised.keyed, raised.grid, BRAILLE.steps),
    left: numbers.map(({ id, print }) => ({ id, print })),
    gridLeft: drowns ? listGridLines(drawing).map(({ id }) => id) : [],
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
