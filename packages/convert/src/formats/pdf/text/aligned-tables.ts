import { boxOfRow, createTable, isNumber, type PageTable } from './page-table.ts';
import { joinWords } from './passages.ts';
import { isLevelWith, LIST_MARK, type Row } from './rows.ts';
import { boxOf } from './ruled-tables.ts';

/** Sizes of the letters between the rows of one table, and between the lines of one cell. */
const MOST_BETWEEN_ROWS = 4;
const BETWEEN_LINES = 1.35;
/** Sizes of the letters between columns. */
const GUTTER = 0.5;
const LEAST_BODY = 2;
/** Columns whose first row names them although nothing tells it from the others. */
const PLAIN_COLUMNS = 3;
/** On average: columns of longer cells are passages beside each other. */
const MOST_WORDS = 8;

/** Cells on one baseline, from left to right. */
type Level = readonly Row[];

interface Column {
  readonly left: number;
  readonly right: number;
}

interface Found {
  readonly columns: readonly Column[];
  readonly lines: readonly (readonly (Row | undefined)[])[];
  readonly levels: number;
}

/** Tables without lines: rows of cells that stand in columns, the first of which names them. */
export function findAlignedTables(rows: readonly Row[]): readonly PageTable[] {
  if (rows.length > MOST_ROWS) return [];
  const levels = listLevels(rows);
  const tables: PageTable[] = [];
  for (let from = 0; from < levels.length; ) {
    const found = readFrom(levels.slice(from, from + MOST_LEVELS));
    const cells = found && joinLines(found.lines);
    if (found && cells && isTable(cells)) {
      tables.push({
        box: boxOf(
          levels
            .slice(from, from + found.levels)
            .flat()
            .map(boxOfRow),
        ),
        table: createTable(cells.map((line) => line.map(({ text }) => text))),
      });
      from += found.levels;
    } else from += 1;
  }
  return tables;
}
const MOST_ROWS = 2000;
const MOST_LEVELS = 200;

function listLevels(rows: readonly Row[]): readonly Level[] {
  const levels: Row[][] = [];
  for (const row of rows.toSorted((a, b) => b.base - a.base)) {
    const level = levels.at(-1);
    if (level?.[0] && isLevelWith(level[0], row)) level.push(row);
    else levels.push([row]);
  }
  return levels.map((level) => level.toSorted((a, b) => a.left - b.left));
}

/** As many levels as stand in the columns of the first one. */
function readFrom(levels: readonly Level[]): Found | null {
  const [head] = levels;
  if (!head || head.length < 2 || head.some(({ text }) => LIST_MARK.test(text.split(/\s+/)[0] ?? '')))
    return null;
  let columns: readonly Column[] = head.map(({ left, right }) => ({ left, right }));
  const lines: (Row | undefined)[][] = [[...head]];
  for (const level of levels.slice(1)) {
    const before = lines.at(-1)?.find((cell) => cell !== undefined);
    const [first] = level;
    if (!before || !first) break;
    const placed = isNear(before, first) ? placeLevel(level, columns, lines) : null;
    if (!placed) break;
    columns = placed.columns;
    lines.push([...placed.line]);
  }
  return { columns, lines, levels: lines.length };
}

function isNear(before: Row, row: Row): boolean {
  return before.base - row.base <= MOST_BETWEEN_ROWS * Math.min(before.size, row.size);
}

/** Every cell in the one column that it reaches into; null where one reaches into several or stands between them. */
function placeLevel(
  level: Level,
  columns: readonly Column[],
  lines: readonly (readonly (Row | undefined)[])[],
): { readonly columns: readonly Column[]; readonly line: readonly (Row | undefined)[] } | null {
  const line: (Row | undefined)[] = columns.map(() => undefined);
  const grown = [...columns];
  for (const cell of level) {
    const at = grown.findIndex(({ left, right }) => cell.left < right && cell.right > left);
    const column = grown[at];
    if (!column || line[at]) return null;
    grown[at] = { left: Math.min(column.left, cell.left), right: Math.max(column.right, cell.right) };
    line[at] = cell;
  }
  const isParted = grown.every(
    ({ right }, at) => (grown[at + 1]?.left ?? Infinity) - right > GUTTER * (level[0]?.size ?? 0),
  );
  // A level of one cell may be the next line of one that is too long; else the table has ended.
  const isAlone = level.length === 1 && !goesOn(lines.at(-1), line);
  return isParted && !isAlone ? { columns: grown, line } : null;
}

/** Whether what stands below is the next line of cells that are there, and no row of its own. */
function goesOn(
  above: readonly (Row | undefined)[] | undefined,
  line: readonly (Row | undefined)[],
): boolean {
  if (!above) return false;
  const isBelow = line.every((cell, at) => {
    const over = above[at];
    return !cell || (over && over.base - cell.base <= BETWEEN_LINES * cell.size);
  });
  return isBelow && line.filter(Boolean).length < above.filter(Boolean).length;
}

interface Cell {
  readonly text: string;
  readonly isBold: boolean;
}

function joinLines(lines: readonly (readonly (Row | undefined)[])[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  lines.forEach((line, at) => {
    const last = rows.at(-1);
    if (last && goesOn(lines[at - 1], line))
      line.forEach((cell, column) => {
        const above = last[column];
        if (cell && above) last[column] = { ...above, text: joinWords(above.text, cell.text) };
      });
    else rows.push(line.map((cell) => ({ text: cell?.text ?? '', isBold: cell?.isBold ?? false })));
  });
  return rows;
}

function isTable([head = [], ...body]: readonly (readonly Cell[])[]): boolean {
  if (body.length < LEAST_BODY) return false;
  const cells = body.flat().filter(({ text }) => text !== '');
  const words = cells.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (words > MOST_WORDS * cells.length) return false;
  const isBold = head.every((cell) => cell.isBold) && !cells.some((cell) => cell.isBold);
  const namesNumbers = head.some(
    ({ text }, at) => !isNumber(text) && body.every((row) => isNumber(row[at]?.text ?? '')),
  );
  const isAllNumbers = [...head, ...cells].every(({ text }) => isNumber(text));
  return isBold || namesNumbers || (head.length >= PLAIN_COLUMNS && !isAllNumbers);
}
