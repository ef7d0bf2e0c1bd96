import { BRAILLE_STANDARDS } from '@relievo/braille';
import { maxOf, minOf } from '@relievo/words';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import { walkLeaves } from '../../model/walk.ts';
import { rasterise } from '../rasterise.ts';
import { type BrailleGrid, type GridDot, gridDots, gridSize } from './braille-grid.ts';

/** Dots that an embosser punches: 0 flat to `levels` - 1 the tallest; row-major from the top left. */
export interface DotGrid {
  readonly columns: number;
  readonly rows: number;
  readonly perInch: number;
  readonly levels: number;
  readonly dots: Uint8Array;
}

export interface Dots {
  readonly grid: DotGrid;
  /** Texts moved to stay on the sheet, or that run off it whatever is done. */
  readonly moved: readonly string[];
  readonly cut: readonly string[];
  /** Texts whose braille has other dots in it or right beside it. */
  readonly touching: readonly string[];
}

const INCH = 25.4;

/** The nearest whole steps; at 20 dots per inch they are 2, 5 and 8, which every Tiger embosses. */
export function brailleGridAt(perInch: number, braille: Drawing['sheet']['braille']): BrailleGrid {
  const { dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[braille];
  const steps = (length: number): number => Math.max(1, Math.round((length * perInch) / INCH));
  return { dot: steps(dotPitch), cell: steps(cellPitch), line: steps(linePitch) };
}

/**
 * The drawing on an embosser's grid. Lines are chains of whole dots; braille begins at the nearest
 * dot and keeps the same steps all along, so that no dot is lost or doubled and no cell is torn.
 */
export function toDots(drawing: Drawing, { perInch = 20, levels = 8 } = {}): Dots {
  const map = rasterise(drawing, {
    pixelsPerMm: perInch / INCH,
    medium: 'embosser',
    edges: 'sharp',
    braille: false,
  });
  const grid = { columns: map.width, rows: map.height, perInch, levels, dots: quantise(map.values, levels) };
  const moved: string[] = [];
  const cut: string[] = [];
  const touching: string[] = [];
  for (const { item, places, fate } of listEmbossedBraille(drawing, grid)) {
    const level = Math.max(1, Math.round(item.height * topLevel(levels)));
    if (doesTouch(grid, places)) touching.push(item.id);
    for (const { x, y } of places) {
      const at = y * grid.columns + x;
      grid.dots[at] = Math.max(level, grid.dots[at] ?? 0);
    }
    if (fate === 'moved') moved.push(item.id);
    if (fate === 'cut') cut.push(item.id);
  }
  return { grid, moved, cut, touching };
}

/** Any dot that is up before the text is, in the box around the text's own or next to it. */
function doesTouch({ columns, rows, dots: raised }: DotGrid, places: readonly GridDot[]): boolean {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  for (let y = Math.max(0, minOf(ys) - 1); y <= Math.min(rows - 1, maxOf(ys) + 1); y++) {
    for (let x = Math.max(0, minOf(xs) - 1); x <= Math.min(columns - 1, maxOf(xs) + 1); x++) {
      if (raised[y * columns + x]) return true;
    }
  }
  return false;
}

/** The highest level: an embosser of one level has it up or not. */
export function topLevel(levels: number): number {
  return Math.max(1, levels - 1);
}

/** Whatever is raised stays felt: the lowest height is one level, never none. */
function quantise(values: Float32Array, levels: number): Uint8Array {
  const top = topLevel(levels);
  return Uint8Array.from(values, (value) => (value === 0 ? 0 : Math.max(1, Math.round(value * top))));
}

export interface EmbossedText {
  readonly item: TextItem;
  readonly places: readonly GridDot[];
  readonly fate: 'kept' | 'moved' | 'cut';
}

/** Where each text's dots are punched: at the dot nearest to its corner, or as much further in as the sheet asks. */
export function listEmbossedBraille(
  drawing: Drawing,
  { columns, rows, perInch }: Pick<DotGrid, 'columns' | 'rows' | 'perInch'>,
): readonly EmbossedText[] {
  const steps = brailleGridAt(perInch, drawing.sheet.braille);
  return [...walkLeaves(drawing)].flatMap((item): EmbossedText[] => {
    if (item.kind !== 'text' || !item.braille) return [];
    const { cells } = item.braille;
    const size = gridSize(cells, steps);
    const wanted = {
      x: Math.round((item.at.x * perInch) / INCH),
      y: Math.round((item.at.y * perInch) / INCH),
    };
    const x = Math.max(0, Math.min(wanted.x, columns - size.width));
    const y = Math.max(0, Math.min(wanted.y, rows - size.height));
    const all = gridDots(cells, steps).map((dot) => ({ x: x + dot.x, y: y + dot.y }));
    const places = all.filter((dot) => dot.x < columns && dot.y < rows);
    const stays = x === wanted.x && y === wanted.y;
    return [{ item, places, fate: places.length < all.length ? 'cut' : stays ? 'kept' : 'moved' }];
  });
}
