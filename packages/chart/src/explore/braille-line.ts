import { type Chart, extentOfUnit, type Series } from '../model/chart.ts';

/**
 * The rows of a cell from the lowest to the highest, both dots of each: 7 and 8, 3 and 6, 2 and 5, 1 and 4. Six-dot
 * displays lack the lowest. (The Unicode Standard, block Braille Patterns: bit 0 is dot 1, bit 7 is dot 8.)
 */
const ROWS = [0b1100_0000, 0b0010_0100, 0b0001_0010, 0b0000_1001] as const;

function writeCell(dots: number): string {
  return String.fromCodePoint(0x2800 | dots);
}

export type CellDots = 6 | 8;

/** A blank cell: no value stands there. */
const GAP = writeCell(0);

/**
 * A series under the fingers: one cell for each point, its dots as high as the value among all of the chart, so
 * that two series of one unit can be compared. Of two values the greater never lies lower.
 */
export function writeBrailleLine(chart: Chart, series: Series, dots: CellDots = 8): string {
  const [least, greatest] = extentOfUnit(chart, series.unit);
  const rows = dots === 8 ? ROWS : ROWS.slice(1);
  return series.points
    .map(({ y }) => (y === null ? GAP : writeCell(rows[findRow(y, least, greatest, rows.length)] ?? 0)))
    .join('');
}

function findRow(y: number, least: number, greatest: number, rows: number): number {
  if (!(greatest > least)) return Math.floor((rows - 1) / 2);
  // Halves first: the distance between the ends of all doubles would be no number.
  const share = (y / 2 - least / 2) / (greatest / 2 - least / 2);
  return Math.min(rows - 1, Math.floor(share * rows));
}
