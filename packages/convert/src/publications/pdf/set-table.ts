import type { DataTable } from '@relievo/chart/words';
import { type Block, placeCells, type Table, walkBlocks } from '@relievo/document/model';
import { maxOf } from '@relievo/words';
import {
  beginPage,
  drawArtifact,
  drawMarked,
  type Element,
  ensureRoom,
  type Flow,
  LEADING,
} from '../../outputs/pdf/flow.ts';
import { setLine } from '../../outputs/pdf/lines.ts';
import { breakLines, type Fragment, measure } from './break-lines.ts';
import { listBlockPieces } from './list-block-pieces.ts';
import { listPieces, type Piece } from './pieces.ts';
import { addElement, addText, leaveRoom, type Setting } from './setting.ts';

interface Cell {
  readonly pieces: readonly Piece[];
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
  readonly scope: 'Column' | 'Row' | null;
}

interface Grid {
  readonly cells: readonly Cell[];
  readonly rows: number;
  readonly columns: number;
  readonly headerRows: number;
  readonly headerColumns: number;
}

const PADDING = 4;

/** Sets a table. One that is wider than the page becomes several, each with the columns that name the rows. */
export function setTable(setting: Setting, parent: Element, table: Table): void {
  const { look } = setting;
  const { cells, columns } = placeCells(table);
  const grid: Grid = {
    cells: cells.map(({ cell, row, column }) => {
      const scope =
        row < table.headerRows ? ('Column' as const) : column < table.headerColumns ? ('Row' as const) : null;
      const pieces = listBlockPieces(cell.blocks, look, scope !== null);
      const isEmpty = pieces.every(({ text }) => text.trim() === '');
      return {
        pieces,
        row,
        column,
        columns: cell.columns ?? 1,
        rows: cell.rows ?? 1,
        scope: isEmpty ? null : scope,
      };
    }),
    rows: table.rows.length,
    columns,
    headerRows: table.headerRows,
    headerColumns: table.headerColumns,
  };
  setGrid(setting, parent, grid, listPieces(table.caption, look, true));
}

/** Sets the numbers of a chart. */
export function setDataTable(setting: Setting, parent: Element, { caption, columns, rows }: DataTable): void {
  const { look } = setting;
  const write = (text: string, isBold: boolean) => listPieces([{ kind: 'text', text }], look, isBold);
  const all = [columns.map(({ name }) => name), ...rows];
  const cells = all.flatMap((texts, row) =>
    texts.map((text, column): Cell => {
      const scope = row === 0 ? 'Column' : column === 0 ? 'Row' : null;
      return { pieces: write(text, scope !== null), row, column, columns: 1, rows: 1, scope };
    }),
  );
  const grid = { cells, rows: all.length, columns: columns.length, headerRows: 1, headerColumns: 1 };
  setGrid(setting, parent, grid, write(caption || look.words.data, true));
}

function setGrid(setting: Setting, parent: Element, grid: Grid, caption: readonly Piece[]): void {
  if (grid.columns === 0) return;
  const parts = splitColumns(setting, grid);
  for (const part of parts)
    addElement(setting, parent, 'Table', (element) => {
      addText(setting, element, 'Caption', caption, { keep: 6 * setting.body });
      placeRows(setting, element, part);
      leaveRoom(setting, 1);
    });
}

interface Part {
  readonly grid: Grid;
  readonly widths: readonly number[];
}

/** Splits the columns of a grid into tables that fit. A column alone may still break its words. */
function splitColumns(setting: Setting, grid: Grid): readonly Part[] {
  const room = setting.flow.width - setting.inset;
  const narrow = measureColumns(setting, grid, measureWords);
  const wished = measureColumns(setting, grid, measureLines);
  const fixed = Array.from({ length: Math.min(grid.headerColumns, grid.columns - 1) }, (_, at) => at);
  const groups: number[][] = [[...fixed]];
  const sum = (columns: readonly number[]): number => columns.reduce((all, at) => all + (narrow[at] ?? 0), 0);
  for (let column = fixed.length; column < grid.columns; column += 1) {
    const last = groups.at(-1) ?? [];
    if (last.length > fixed.length && sum([...last, column]) > room) groups.push([...fixed, column]);
    else last.push(column);
  }
  return groups.map((columns) => ({
    grid: takeColumns(grid, columns),
    widths: chooseWidths(
      columns.map((at) => narrow[at] ?? 0),
      columns.map((at) => wished[at] ?? 0),
      room,
    ),
  }));
}

function takeColumns(grid: Grid, columns: readonly number[]): Grid {
  const cells = grid.cells.flatMap((cell) => {
    const covered = columns.flatMap((column, at) =>
      column >= cell.column && column < cell.column + cell.columns ? [at] : [],
    );
    const [first] = covered;
    return first === undefined ? [] : [{ ...cell, column: first, columns: covered.length }];
  });
  return { ...grid, cells, columns: columns.length };
}

/** Gives each column what its longest word needs, and shares the rest by what its longest line asks for. */
function chooseWidths(narrow: readonly number[], wished: readonly number[], room: number): readonly number[] {
  const add = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
  if (add(wished) <= room) return wished;
  const needed = add(narrow);
  if (needed >= room) return narrow.map((one) => (one * room) / needed);
  const more = wished.map((one, at) => one - (narrow[at] ?? 0));
  const share = (room - needed) / add(more);
  return narrow.map((one, at) => one + (more[at] ?? 0) * share);
}

function measureColumns(
  setting: Setting,
  { cells, columns }: Grid,
  measureCell: (setting: Setting, pieces: readonly Piece[]) => number,
): readonly number[] {
  const widths = Array.from({ length: columns }, () => 3 * PADDING);
  for (const { pieces, column, columns: wide } of cells) {
    const needed = (measureCell(setting, pieces) + 2 * PADDING + 1) / wide;
    for (let at = column; at < column + wide; at += 1) widths[at] = Math.max(widths[at] ?? 0, needed);
  }
  return widths;
}

function measureWords({ flow, body }: Setting, pieces: readonly Piece[]): number {
  const words = pieces.flatMap((piece) => piece.text.split(/\s+/).map((word) => ({ piece, word })));
  return maxOf(
    words.map(({ piece, word }) => measure(flow.pdf, piece, word, body)),
    0,
  );
}

const MAX_LINE = 60;

function measureLines({ flow, body }: Setting, pieces: readonly Piece[]): number {
  const lines = pieces
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const [piece] = pieces;
  if (!piece) return 0;
  return maxOf(
    lines.map((line) => measure(flow.pdf, piece, line.slice(0, MAX_LINE), body)),
    0,
  );
}

interface LaidRow {
  readonly cells: readonly { readonly cell: Cell; readonly lines: readonly (readonly Fragment[])[] }[];
  readonly lines: number;
}

function placeRows(setting: Setting, table: Element, { grid, widths }: Part): void {
  const { flow, body } = setting;
  const line = body * LEADING;
  const rows = Array.from({ length: grid.rows }, (_, row): LaidRow => {
    const cells = grid.cells
      .filter((cell) => cell.row === row)
      .map((cell) => ({ cell, lines: breakLines(flow.pdf, cell.pieces, widthOf(cell, widths), body) }));
    return {
      cells,
      lines: maxOf(
        cells.map(({ lines }) => lines.length),
        1,
      ),
    };
  });
  const heads = rows.slice(0, grid.headerRows);
  const height = (row: LaidRow): number => row.lines * line + 2 * PADDING;
  const headHeight = heads.reduce((sum, row) => sum + height(row), 0);
  const whole = rows.reduce((sum, row) => sum + height(row), 0);
  // A short table is read at a glance, so it stays on one page.
  if (whole < (flow.bottom - flow.top) / 2) ensureRoom(flow, whole);
  for (const [at, row] of rows.entries()) {
    const isHead = at < grid.headerRows;
    const needed = height(row);
    const isWhole = needed + headHeight <= flow.bottom - flow.top;
    if (flow.y + (isWhole ? needed : line + 2 * PADDING) > flow.bottom && flow.y > flow.top) {
      beginPage(flow);
      // Headings are part of the structure once, and shown on each page.
      if (!isHead)
        drawArtifact(flow.pdf, 'Layout', () => {
          for (const head of heads) flow.y += drawRow(setting, head, widths, 0, head.lines);
        });
    }
    addElement(setting, table, 'TR', (element) => placeRow(setting, element, row, widths));
  }
}

function widthOf({ column, columns }: Cell, widths: readonly number[]): number {
  const wide = widths.slice(column, column + columns).reduce((sum, width) => sum + width, 0);
  return Math.max(PADDING, wide - 2 * PADDING);
}

/** Places a row. One that is taller than the page continues at the top of the next. */
function placeRow(setting: Setting, row: Element, laid: LaidRow, widths: readonly number[]): void {
  const { flow, body } = setting;
  const elements = new Map(laid.cells.map(({ cell }) => [cell, addCell(flow, row, cell)]));
  for (let from = 0; from < laid.lines; ) {
    const line = body * LEADING;
    if (flow.y + line + 2 * PADDING > flow.bottom && flow.y > flow.top) beginPage(flow);
    const fits = Math.max(1, Math.floor((flow.bottom - flow.y - 2 * PADDING) / line));
    const to = Math.min(laid.lines, from + fits);
    flow.y += drawRow(setting, laid, widths, from, to, (cell, draw) => {
      const element = elements.get(cell);
      if (element) drawMarked(flow.pdf, element, cell.scope ? 'TH' : 'TD', draw);
    });
    from = to;
  }
  for (const element of elements.values()) element.end();
}

function addCell({ pdf }: Flow, row: Element, { scope, columns, rows }: Cell): Element {
  const element = pdf.struct(scope ? 'TH' : 'TD');
  row.add(element);
  const attributes = {
    ...(scope ? { Scope: scope } : {}),
    ...(columns > 1 ? { ColSpan: columns } : {}),
    ...(rows > 1 ? { RowSpan: rows } : {}),
  };
  if (Object.keys(attributes).length === 0) return element;
  // PDFKit writes these for its own tables only.
  const { data } = Reflect.get(element, 'dictionary') as { readonly data: object };
  Object.assign(data, { A: { O: 'Table', ...attributes } });
  return element;
}

/** Draws lines of a row, and returns how high they are. */
function drawRow(
  { flow, body, inset }: Setting,
  { cells }: LaidRow,
  widths: readonly number[],
  from: number,
  to: number,
  within?: (cell: Cell, draw: () => void) => void,
): number {
  const line = body * LEADING;
  const left = flow.left + inset;
  const xOf = (column: number): number => left + widths.slice(0, column).reduce((sum, one) => sum + one, 0);
  for (const { cell, lines } of cells) {
    const draw = (): void => {
      for (const [at, fragments] of lines.slice(from, to).entries())
        drawLine(flow, fragments, { x: xOf(cell.column) + PADDING, top: flow.y + PADDING + at * line, body });
    };
    if (within) within(cell, draw);
    else draw();
  }
  const height = (to - from) * line + 2 * PADDING;
  const rule = (): void => {
    const y = flow.y + height;
    flow.pdf.moveTo(left, y).lineTo(xOf(widths.length), y).lineWidth(0.75).undash().stroke('#767676');
  };
  if (within) drawArtifact(flow.pdf, 'Layout', rule);
  else rule();
  return height;
}

function drawLine(
  { pdf }: Flow,
  fragments: readonly Fragment[],
  { x, top, body }: { readonly x: number; readonly top: number; readonly body: number },
): void {
  let left = x;
  for (const { piece, text, width } of fragments) {
    const baseline = top + body - piece.rise * body;
    setLine(pdf, text, { x: left, baseline, size: body * piece.share, weight: piece.face });
    left += width;
  }
}

/** Lists the figures in the cells of a table, at any depth. They are set after it. */
export function listFiguresInCells({ rows }: Table): readonly Block[] {
  const blocks = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks));
  const figures = [...walkBlocks(blocks)].flatMap(({ block }) => (block.kind === 'figure' ? [block] : []));
  // A figure in the description of another one is set with it.
  const inFigures = new Set(
    figures.flatMap(({ description }) => [...walkBlocks(description.long)].map(({ block }) => block.id)),
  );
  return figures.filter(({ id }) => !inFigures.has(id));
}
