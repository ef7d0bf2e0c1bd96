import type { SavedChartWork } from '@relievo/contracts/charts';

export type Cells = SavedChartWork['cells'];
export type Readings = SavedChartWork['readings'];

export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** What a grid shows where there is little or nothing yet. */
const FEWEST = { rows: 6, columns: 2 };

export function widthOf(cells: Cells): number {
  return cells.reduce((most, row) => Math.max(most, row.length), 0);
}

/** Every row as long as the longest, with room to type in. */
export function toGrid(cells: Cells): Cells {
  const width = Math.max(widthOf(cells), FEWEST.columns);
  const height = Math.max(cells.length, FEWEST.rows);
  return Array.from({ length: height }, (_, row) => fillRow(cells[row] ?? [], width));
}

function fillRow(row: readonly string[], width: number): string[] {
  return row.length >= width ? [...row] : [...row, ...Array.from({ length: width - row.length }, () => '')];
}

export function cellAt(cells: Cells, { row, column }: Place): string {
  return cells[row]?.[column] ?? '';
}

export function writeCell(cells: Cells, place: Place, text: string): Cells {
  return writeBlock(cells, place, [[text]]);
}

/** A block of cells from a place on; the table grows where it is needed. */
export function writeBlock(
  cells: Cells,
  { row, column }: Place,
  block: readonly (readonly string[])[],
): Cells {
  const height = Math.max(cells.length, row + block.length);
  const width = Math.max(widthOf(cells), column + widthOf(block as Cells));
  return Array.from({ length: height }, (_, at) => {
    const before = cells[at] ?? [];
    const written = block[at - row];
    if (!written) return before.length === width ? before : fillRow(before, width);
    const filled = fillRow(before, width);
    for (const [index, text] of written.entries()) filled[column + index] = text;
    return filled;
  });
}

export function sortRange({ from, to }: Range): Range {
  return {
    from: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    to: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  };
}

export function isInside(range: Range, { row, column }: Place): boolean {
  const { from, to } = sortRange(range);
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

export function clearRange(cells: Cells, range: Range): Cells {
  return cells.map((row, at) =>
    row.some((text, column) => text !== '' && isInside(range, { row: at, column }))
      ? row.map((text, column) => (isInside(range, { row: at, column }) ? '' : text))
      : row,
  );
}

/** As a spreadsheet takes it. */
export function copyRange(cells: Cells, range: Range): string {
  const { from, to } = sortRange(range);
  return Array.from({ length: to.row - from.row + 1 }, (_, at) =>
    Array.from({ length: to.column - from.column + 1 }, (_, column) =>
      quote(cellAt(cells, { row: from.row + at, column: from.column + column })),
    ).join('\t'),
  ).join('\n');
}

function quote(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function insertRow(cells: Cells, at: number): Cells {
  const grid = toGrid(cells);
  return [...grid.slice(0, at), Array.from({ length: widthOf(grid) }, () => ''), ...grid.slice(at)];
}

export function removeRow(cells: Cells, at: number): Cells {
  return cells.filter((_, row) => row !== at);
}

export function insertColumn(cells: Cells, at: number): Cells {
  return toGrid(cells).map((row) => [...row.slice(0, at), '', ...row.slice(at)]);
}

export function removeColumn(cells: Cells, at: number): Cells {
  return cells.map((row) => row.filter((_, column) => column !== at));
}

/** What was said of columns goes with them. */
export function moveReadings(readings: Readings, at: number, by: 1 | -1): Readings {
  return readings.flatMap((reading) => {
    if (by === -1 && reading.column === at) return [];
    return [reading.column >= at ? { ...reading, column: reading.column + by } : reading];
  });
}

/** A, B, … Z, AA: as spreadsheets name their columns. */
export function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${letterOf(Math.floor(column / 26) - 1)}${letter}`;
}

export function countCharactersOf(cells: Cells): number {
  let characters = 0;
  for (const row of cells) for (const cell of row) characters += cell.length;
  return characters;
}
