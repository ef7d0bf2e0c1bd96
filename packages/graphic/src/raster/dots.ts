import { BRAILLE_STANDARDS } from '@relievo/braille';
import type { Drawing, TextItem } from '../model/drawing.ts';
import { leaves } from '../model/walk.ts';
import { type BrailleGrid, gridDots, gridSize } from './braille-grid.ts';
import { rasterise } from './rasterise.ts';

/** Dots that an embosser punches: 0 flat to `levels` - 1 the tallest; row-major from the top left. */
export type DotGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly perInch: number;
  readonly levels: number;
  readonly dots: Uint8Array;
};

export type Dots = {
  readonly grid: DotGrid;
  /** Texts moved to stay on the sheet, or that run off it whatever is done. */
  readonly moved: readonly string[];
  readonly cut: readonly string[];
};

const INCH = 25.4;

/** The nearest whole steps; at 20 dots per inch they are 2, 5 and 8, which every Tiger embosses. */
export const brailleGridAt = (perInch: number, braille: Drawing['sheet']['braille']): BrailleGrid => {
  const { dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[braille];
  const steps = (length: number): number => Math.max(1, Math.round((length * perInch) / INCH));
  return { dot: steps(dotPitch), cell: steps(cellPitch), line: steps(linePitch) };
};

/**
 * The drawing on an embosser's grid. Lines are chains of whole dots; braille begins at the nearest
 * dot and keeps the same steps all along, so that no dot is lost or doubled and no cell is torn.
 */
export const dots = (drawing: Drawing, { perInch = 20, levels = 8 } = {}): Dots => {
  const map = rasterise(drawing, {
    pixelsPerMm: perInch / INCH,
    medium: 'embosser',
    edges: 'sharp',
    braille: false,
  });
  const grid = { columns: map.width, rows: map.height, perInch, levels, dots: quantised(map.values, levels) };
  const moved: string[] = [];
  const cut: string[] = [];
  for (const item of leaves(drawing)) {
    if (item.kind !== 'text' || !item.braille) continue;
    const fate = emboss(grid, item, item.braille.cells, brailleGridAt(perInch, drawing.sheet.braille));
    if (fate === 'moved') moved.push(item.id);
    if (fate === 'cut') cut.push(item.id);
  }
  return { grid, moved, cut };
};

/** Whatever is raised stays felt: the lowest height is one level, never none. */
const quantised = (values: Float32Array, levels: number): Uint8Array => {
  const top = levels - 1;
  return Uint8Array.from(values, (value) => (value === 0 ? 0 : Math.max(1, Math.round(value * top))));
};

const emboss = (
  grid: DotGrid,
  { at, height }: TextItem,
  cells: string,
  steps: BrailleGrid,
): 'kept' | 'moved' | 'cut' => {
  const size = gridSize(cells, steps);
  // The first dot's left edge stands at the text's corner, so its middle is one radius further.
  const wanted = {
    x: Math.round((at.x * grid.perInch) / INCH),
    y: Math.round((at.y * grid.perInch) / INCH),
  };
  const x = Math.max(0, Math.min(wanted.x, grid.columns - size.width));
  const y = Math.max(0, Math.min(wanted.y, grid.rows - size.height));
  const level = Math.max(1, Math.round(height * (grid.levels - 1)));
  let lost = false;
  for (const dot of gridDots(cells, steps)) {
    const [column, row] = [x + dot.x, y + dot.y];
    if (column >= grid.columns || row >= grid.rows) lost = true;
    else
      grid.dots[row * grid.columns + column] = Math.max(level, grid.dots[row * grid.columns + column] ?? 0);
  }
  if (lost) return 'cut';
  return x === wanted.x && y === wanted.y ? 'kept' : 'moved';
};
