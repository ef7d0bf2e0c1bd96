import { BRAILLE_STANDARDS, type BrailleStandard } from '@relievo/braille';
import { textOfCodes } from '@relievo/words';
import { transformItem } from '../../geometry/transform-item.ts';
import { type Drawing, drawableArea, type Item } from '../../model/drawing.ts';
import { PIN } from '../../set/grid.ts';
import type { Frame } from '../plane/frame.ts';
import type { KeyedLabel } from './keyed-label.ts';
import type { BrailleLayout, PinGrid } from './place-label.ts';
import { type PlacedLabel, raiseDots } from './raise.ts';

export interface CellPage {
  readonly columns: number;
  readonly rows: number;
  readonly dots: 6 | 8;
  readonly braille: BrailleStandard;
}

export interface Cells {
  /** One line of braille patterns for each row, all `columns` long. */
  readonly lines: readonly string[];
  readonly scale: number;
  readonly placed: readonly PlacedLabel[];
  readonly keyed: readonly KeyedLabel[];
}

/**
 * The drawing in braille cells, for embossers that know nothing else (BRF, PEF). Its dots stand
 * unevenly: across, those of a cell are nearer to each other than to the next cell's; down, eight dots
 * with no gap between rows stand evenly and six do not. So shapes are measured by the mean. Braille of
 * the drawing takes whole cells with an empty one on each side.
 */
export function toCells(drawing: Drawing, { columns, rows, dots, braille }: CellPage): Cells {
  const { cellPitch, linePitch } = BRAILLE_STANDARDS[braille];
  const [across, down] = [cellPitch / 2, linePitch / (dots / 2)];
  const area = drawableArea(drawing.sheet);
  const scale = Math.min(1, (columns * cellPitch) / area.width, (rows * linePitch) / area.height);
  // Frames measure both ways alike: what cells do not, the drawing makes up for.
  const level: Drawing = {
    ...drawing,
    layers: drawing.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item) => transformItem(openSample(item), [1, 0, 0, across / down, 0, 0])),
    })),
  };
  const frame: Frame = {
    width: columns * 2,
    height: (rows * dots) / 2,
    scale: scale / across,
    x: (-area.x * scale) / across,
    y: (-area.y * scale) / down,
    pixelsPerMm: 1 / PIN,
    edges: 'sharp',
    medium: 'pins',
  };
  const layout: BrailleLayout = {
    steps: { dot: 1, cell: 2, line: dots / 2 },
    snap: { x: 2, y: dots / 2 },
    room: { x: 2, y: 0 },
    apart: 0,
  };
  const { grid, placed, keyed } = raiseDots(level, frame, layout);
  return { lines: linesOf(grid, dots), scale, placed, keyed };
}

/** Takes the outline from a textured sample, whose few cells would have no room for the texture within it. */
function openSample(item: Item): Item {
  return item.kind === 'shape' && item.role === 'key' && item.texture ? { ...item, line: null } : item;
}

/** Dot numbers by place in a cell: 1 2 3 7 down the left, 4 5 6 8 down the right. */
const NUMBERS = [
  [1, 2, 3, 7],
  [4, 5, 6, 8],
] as const;

/** The first of Unicode's cells; each dot has a bit, by its number. */
const NO_DOTS = 0x2800;

function linesOf({ columns, rows, pins }: PinGrid, dots: 6 | 8): readonly string[] {
  const height = dots / 2;
  const lines: string[] = [];
  for (let row = 0; row < Math.floor(rows / height); row += 1) {
    const cells = new Uint16Array(Math.floor(columns / 2)).fill(NO_DOTS);
    for (let column = 0; column < cells.length * 2; column += 1)
      for (let y = 0; y < height; y += 1)
        if (pins[(row * height + y) * columns + column]) {
          const number = NUMBERS[column % 2 === 0 ? 0 : 1][y] ?? 1;
          cells[column >> 1] = (cells[column >> 1] ?? NO_DOTS) | (1 << (number - 1));
        }
    lines.push(textOfCodes(cells));
  }
  return lines;
}
