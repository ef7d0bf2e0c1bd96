import type { PinGrid } from '../raster/dots/place-label.ts';

/** Dot numbers of an eight-dot cell, column by column from the top: 1 2 3 7 and 4 5 6 8. One bit each, in this order. */
const CELL = { columns: 2, rows: 4 } as const;

/**
 * As the Dot Pad takes it: cells of two by four pins in reading order, two hexadecimal digits each
 * (600 for 60 by 40 pins), bit by bit down the left column and then the right. null where the pins
 * are not whole cells.
 */
export function cellsHex({ columns, rows, pins }: PinGrid): string | null {
  if (columns % CELL.columns !== 0 || rows % CELL.rows !== 0) return null;
  let hex = '';
  for (let y = 0; y < rows; y += CELL.rows) {
    for (let x = 0; x < columns; x += CELL.columns) {
      let bits = 0;
      for (let bit = 0; bit < CELL.columns * CELL.rows; bit++) {
        const [column, row] = [x + Math.floor(bit / CELL.rows), y + (bit % CELL.rows)];
        if (pins[row * columns + column]) bits |= 1 << bit;
      }
      hex += bits.toString(16).toUpperCase().padStart(2, '0');
    }
  }
  return hex;
}
