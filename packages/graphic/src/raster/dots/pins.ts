import type { Drawing } from '../../model/drawing.ts';
import { PIN } from '../../set/grid.ts';
import type { Frame } from '../plane/frame.ts';
import { type View, viewFor } from '../view.ts';
import { dropGrid, listGridLines, listGridNumbers, measureNarrowestGrid } from './close-grid.ts';
import { type BrailleLayout, type Raised, raiseDots } from './raise.ts';

export type Pins = Raised & {
  readonly view: View;
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
};

/** The drawing on a pin display, in its middle; lines, textures and braille are made for pins, whatever the scale. */
export function toPins(drawing: Drawing, columns: number, rows: number, pitch = PIN): Pins {
  const view = viewFor(drawing, columns * pitch, rows * pitch);
  const { box } = view;
  const scale = view.scale / pitch;
  const frame: Frame = {
    width: columns,
    height: rows,
    scale,
    x: (columns - box.width * scale) / 2 - box.x * scale,
    y: (rows - box.height * scale) / 2 - box.y * scale,
    pixelsPerMm: 1 / PIN,
    edges: 'sharp',
    medium: 'pins',
  };
  const drowns = measureNarrowestGrid(drawing) * scale < LEAST_CELL - SLACK;
  if (!drowns) return { ...raiseDots(drawing, frame, BRAILLE), view, gridLeft: [] };
  const raised = raiseDots(dropGrid(drawing), frame, BRAILLE);
  const numbers = listGridNumbers(drawing).filter(({ braille }) => braille);
  return {
    ...raised,
    left: [...raised.left, ...numbers.map(({ id, print }) => ({ id, print }))],
    view,
    gridLeft: listGridLines(drawing).map(({ id }) => id),
  };
}
