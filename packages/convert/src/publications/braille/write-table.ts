import { BLANK, BLANKS_AT_END } from '@relievo/braille';
import type { BookBlock } from '@relievo/braille/book';
import { wrapCells } from '@relievo/braille/layout';
import { placeCells, type Table } from '@relievo/document/model';
import type { Brailling, Place } from './brailling.ts';
import { cells, remark, setOff, text } from './forms.ts';
import { writeText } from './write-text.ts';

/** The cells of a table in braille. Rows of heads are one row. */
export interface TableCells {
  /** Empty if no row names the columns. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const GAP = 2;
/** Rows with more lines than this are easier to read as a list. */
const MAX_LINES = 4;
const MIN_WIDTH = 5;
/** A cell runs over two cells to the right of its column. */
const RUNOVER = 2;

/** Writes a table as columns if they fit, else as a list with its heads or in steps, which a note tells. */
export function writeTable(table: Table, brailling: Brailling, place: Place): readonly BookBlock[] {
  const { rows, beside } = readCells(table, brailling, place);
  const count = Math.min(table.headerRows, rows.length - 1);
  const heads = joinHeads(rows.slice(0, Math.max(0, count)));
  const caption = writeText(table.caption, brailling, place.language);
  return [
    ...(caption.length > 0 ? [text(caption, 6, 4, { space: { before: 1, after: 0 }, leads: true })] : []),
    ...writeTableCells({ heads, rows: rows.slice(Math.max(0, count)) }, brailling, caption.length > 0),
    ...beside,
  ];
}

export function writeTableCells(
  table: TableCells,
  brailling: Brailling,
  hasCaption = false,
): readonly BookBlock[] {
  const before = hasCaption ? 0 : 1;
  const columns = layOutColumns(table, brailling.columns);
  if (columns)
    return [
      { kind: 'lines', ...columns, space: { before, after: 1 }, whole: columns.lines.length < MAX_WHOLE },
    ];
  const { words } = brailling;
  const isListed = table.heads.length > 0;
  const rows = isListed ? writeListed(table, brailling) : writeSteps(table);
  return [...remark(isListed ? words.listed : words.stairstep, brailling), ...rows];
}

/** Longer tables are on several pages, each with the heads. */
const MAX_WHOLE = 18;

interface ReadCells {
  readonly rows: readonly (readonly string[])[];
  /** Drawings and pages of the print in cells follow the table. */
  readonly beside: readonly BookBlock[];
}

function readCells(table: Table, brailling: Brailling, { language }: Place): ReadCells {
  const grid = placeCells(table);
  const rows = table.rows.map(() => Array.from({ length: grid.columns }, () => ''));
  const beside: BookBlock[] = [];
  for (const { cell, row, column } of grid.cells) {
    const blocks = brailling.inside(cell.blocks, { indent: 0, language, isTop: false });
    const line = rows[row];
    if (line)
      line[column] = blocks
        .map(joinBlock)
        .join(BLANK)
        .replaceAll(/[⠀ \n]+/gu, BLANK)
        .replace(BLANKS_AT_END, '');
    for (const block of blocks) {
      if (block.kind === 'tactile' || block.kind === 'print-page') beside.push(block);
      if (block.kind === 'text')
        for (const piece of block.pieces) if (piece.kind === 'print-page') beside.push(piece);
    }
  }
  return { rows, beside };
}

function joinBlock(block: BookBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.pieces.map((piece) => (piece.kind === 'cells' ? piece.cells : BLANK)).join('');
    case 'lines':
      return [...(block.head ?? []), ...block.lines].map((line) => line.replaceAll(/^⠀+/gu, '')).join(BLANK);
    case 'print-page':
    case 'tactile':
      return '';
  }
}

/** Joins rows of heads to one: a head under another follows it. */
function joinHeads(rows: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = rows;
  return first.map((_, column) =>
    rows
      .map((row) => row[column] ?? '')
      .filter((head) => head !== '')
      .join(BLANK),
  );
}

/** Lays out columns with two blanks between them, and under each head dot 5 and dots 2-5 (Braille Formats, section 11). */
function layOutColumns(
  { heads, rows }: TableCells,
  width: number,
): { readonly head: readonly string[]; readonly lines: readonly string[] } | null {
  const all = [heads, ...rows];
  const count = all.reduce((max, row) => Math.max(max, row.length), 0);
  const widths = chooseWidths(all, count, width);
  if (!widths) return null;
  const lay = (row: readonly string[]): readonly string[] => layOutRow(row, widths);
  if ([heads, ...rows].some((row) => lay(row).length > MAX_LINES)) return null;
  const under = widths.map((one) => `⠐${'⠒'.repeat(Math.max(1, one - 1))}`);
  return {
    head: heads.length > 0 ? [...lay(heads), under.join(BLANK.repeat(GAP))] : [],
    lines: rows.flatMap(lay),
  };
}

/** Chooses the widths of columns, from the longest word up to the longest text; null if the words have no room. */
function chooseWidths(
  rows: readonly (readonly string[])[],
  count: number,
  width: number,
): readonly number[] | null {
  const longest = (column: number, split: (cell: string) => readonly string[]): number =>
    rows.flatMap((row) => split(row[column] ?? '')).reduce((max, one) => Math.max(max, one.length), 2);
  const columns = Array.from({ length: count }, (_, column) => column);
  const wanted = columns.map((column) => longest(column, (cell) => [cell]));
  const widths = columns.map((column) => {
    const word = longest(column, (cell) => cell.split(BLANK)) + RUNOVER;
    return Math.min(wanted[column] ?? 2, Math.max(MIN_WIDTH, word));
  });
  const room = width - GAP * (count - 1);
  let free = room - widths.reduce((sum, one) => sum + one, 0);
  if (count === 0 || free < 0) return null;
  while (free > 0) {
    const missing = columns.map((column) => (wanted[column] ?? 0) - (widths[column] ?? 0));
    const max = missing.reduce((largest, one) => Math.max(largest, one), 0);
    if (max === 0) break;
    const column = missing.indexOf(max);
    widths[column] = (widths[column] ?? 0) + 1;
    free -= 1;
  }
  return widths;
}

function layOutRow(row: readonly string[], widths: readonly number[]): readonly string[] {
  const wrapped = widths.map((width, column) =>
    wrapCells(row[column] ?? '', width - RUNOVER, width).map((line, at) =>
      at === 0 ? line : BLANK.repeat(RUNOVER) + line,
    ),
  );
  const height = wrapped.reduce((max, lines) => Math.max(max, lines.length), 1);
  return Array.from({ length: height }, (_, line) =>
    widths
      .map((width, column) => (wrapped[column]?.[line] ?? '').padEnd(width, BLANK))
      .join(BLANK.repeat(GAP))
      .replace(BLANKS_AT_END, ''),
  );
}

/** Writes each row as an entry from cell 1, with its other columns from cell 3 under their heads. */
function writeListed({ heads, rows }: TableCells, { code }: Brailling): readonly BookBlock[] {
  const colon = code.cellsOf(':');
  return setOff(
    rows.flatMap((row) =>
      row.flatMap((cell, column) => {
        const head = heads[column] ?? '';
        if (cell === '' && head === '') return [];
        const named = head === '' ? cell : head + colon + BLANK + cell;
        return [text(cells(named), column === 0 ? 0 : 2, 4, { leads: column === 0 && row.length > 1 })];
      }),
    ),
  );
}

/** Writes each column two cells further to the right than its neighbour. */
function writeSteps({ rows }: TableCells): readonly BookBlock[] {
  return setOff(
    rows.flatMap((row) =>
      row.flatMap((cell, column) => (cell === '' ? [] : [text(cells(cell), 2 * column, 2 * column)])),
    ),
  );
}
