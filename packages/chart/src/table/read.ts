import { fail, type Problem, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { countOf, maxOf } from '@relievo/words';
import { typeColumnAs } from './asked-column.ts';
import { type Decimals, findProvenDecimal, typeColumn } from './column.ts';
import { findDelimiter } from './delimiter.ts';
import { createUniqueNames, decideHeader } from './header.ts';
import type { Decimal } from './number.ts';
import { type Delimiter, parseRows, refuseLargeTable } from './parse.ts';
import type { TableRefusals } from './reports.ts';
import { type Column, type ReadOptions, type ReadTable, type Remark, TABLE_LIMITS } from './table.ts';

const refuse: Refuse<TableRefusals> = fail;

/** A table from text that has been decoded: comma, semicolon, tab or bar between the cells. */
export function readTable(text: string, options: ReadOptions = {}): Result<ReadTable> {
  const found = findRows(text);
  if (!found.ok) return found;
  const { rows, delimiter } = found.value;
  if (!rows.ok) return rows;
  return createTable(rows.value, { ...options, commaLikely: delimiter === ';' });
}

function findRows(text: string) {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (isBinary(body)) return refuse({ code: 'table_binary', parameters: {} });
  // Spreadsheets may name the delimiter in a first line of its own.
  const named = /^sep=([,;\t|])\r?\n/i.exec(body);
  const rest = named ? body.slice(named[0].length) : body;
  const delimiter = (named?.[1] as Delimiter | undefined) ?? findDelimiter(rest);
  return succeed({ rows: parseRows(rest, delimiter), delimiter });
}

/** Cells as they are written, for people to look at before anything is read of them. */
export function readCells(text: string): Result<readonly (readonly string[])[]> {
  const found = findRows(text);
  if (!found.ok) return found;
  return found.value.rows;
}

/** A table from cells as text, such as a spreadsheet gives. */
export function readTableFromRows(
  rows: readonly (readonly string[])[],
  options: ReadOptions = {},
): Result<ReadTable> {
  return rows.reduce((sum, row) => sum + row.length, 0) > TABLE_LIMITS.cells
    ? refuseLargeTable()
    : createTable(rows, options);
}

/** NUL, or many signs that no text holds: decoded from something that was no text. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 4096);
  if (sample.includes('\u0000')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const strange = sample.match(/[\u0001-\u0008\u000e-\u001f\ufffd]/gu)?.length ?? 0;
  return strange > sample.length / 50;
}

function createTable(
  given: readonly (readonly string[])[],
  options: ReadOptions & { readonly commaLikely?: boolean },
): Result<ReadTable> {
  const isNaming = options.header === 'yes';
  const numbered = given
    .map((cells, index) => ({ cells: dropEmptyEnd(cells), given: cells.length, line: index + 1 }))
    // An empty row that is said to name the columns says that they have no names.
    .filter(({ cells, line, given: all }) => cells.length > 0 || (line === 1 && all > 1 && isNaming));
  const [first] = numbered;
  if (!first) return refuse({ code: 'table_empty', parameters: {} });
  const decision = decideHeader(numbered.map(({ cells }) => cells));
  const isAsked = options.header === 'yes' || options.header === 'no';
  const hasHeader = isAsked ? options.header === 'yes' : decision.hasHeader;
  const data = hasHeader ? numbered.slice(1) : numbered;
  if (data.length === 0) return refuse({ code: 'table_without_rows', parameters: {} });
  const widest = maxOf(countCells(data));
  const named = isNaming ? Math.max(first.cells.length, Math.min(first.given, widest)) : first.cells.length;
  const width = hasHeader ? named : widest;
  const problem = sizeProblem(data, width, hasHeader);
  if (problem) return refuse(problem);
  const { names, remarks } = createUniqueNames(
    Array.from({ length: width }, (_, index) => (hasHeader ? (first.cells[index] ?? '') : '')),
  );
  const columns = names.map((_, index) => data.map(({ cells }) => cells[index] ?? ''));
  const decimals = chooseDecimals(columns, options);
  const said = new Map(options.columns?.map(({ column, as }) => [column, as]));
  const typed = columns.map((texts, index) => {
    const name = names[index] ?? '';
    const as = said.get(index);
    const { column, remarks: own } = as
      ? typeColumnAs(as, name, texts, decimals)
      : typeColumn(name, texts, decimals);
    const isNamed = hasHeader && (first.cells[index] ?? '') !== '';
    return { column: isNamed ? column : { ...column, isUnnamed: true as const }, remarks: own };
  });
  return succeed({
    table: {
      rows: data.length,
      columns: tellApart(
        typed.map(({ column }) => column),
        names,
      ),
    },
    remarks: [
      ...(isAsked || decision.isPlain ? [] : [remarkOnHeader(hasHeader, first.cells)]),
      ...remarks,
      ...remarkOnRaggedRows(data, width),
      ...typed.flatMap((one) => one.remarks),
    ],
  });
}

/** What was decided of the first row, where it might have been decided otherwise. */
function remarkOnHeader(hasHeader: boolean, cells: readonly string[]): Remark {
  const shown = cells.slice(0, MOST_SHOWN).join(', ');
  return {
    code: hasHeader ? 'table_header_taken' : 'table_header_missing',
    parameters: { row: cells.length > MOST_SHOWN ? `${shown}, …` : shown },
  };
}

const MOST_SHOWN = 5;

/** Height (cm) and Height (in) are one name without their units: there the units stay. */
function tellApart(columns: readonly Column[], headers: readonly string[]): readonly Column[] {
  const counts = new Map<string, number>();
  for (const { name } of columns) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return columns.map((column, index) =>
    (counts.get(column.name.toLowerCase()) ?? 0) > 1
      ? { ...column, name: headers[index] ?? column.name }
      : column,
  );
}

interface NumberedRow {
  readonly cells: readonly string[];
  /** How many cells the source has there, empty ones too. */
  readonly given: number;
  readonly line: number;
}

function countCells(rows: readonly NumberedRow[]): readonly number[] {
  return [...new Set(rows.map(({ cells }) => cells.length))];
}

function dropEmptyEnd(row: readonly string[]): readonly string[] {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? '').trim() === '') length -= 1;
  return row.slice(0, length).map((cell) => cell.trim());
}

function sizeProblem(
  data: readonly NumberedRow[],
  width: number,
  hasHeader: boolean,
): Problem<TableRefusals> | null {
  if (width > TABLE_LIMITS.columns)
    return {
      code: 'table_too_wide',
      parameters: { columns: countOf(width), most: TABLE_LIMITS.columns },
    };
  const long = hasHeader ? data.find(({ cells }) => cells.length > width) : undefined;
  if (long)
    return {
      code: 'table_ragged',
      parameters: { row: long.line, cells: countOf(long.cells), columns: countOf(width) },
    };
  const huge = data.find(({ cells }) => cells.some((cell) => cell.length > TABLE_LIMITS.cellLength));
  if (huge)
    return {
      code: 'table_cell_too_long',
      parameters: { row: huge.line, most: TABLE_LIMITS.cellLength },
    };
  return null;
}

function remarkOnRaggedRows(data: readonly NumberedRow[], width: number): readonly Remark[] {
  const short = data.filter(({ given }) => given < width);
  const [first] = short;
  if (!first) return [];
  return [
    {
      code: 'table_rows_short',
      parameters: { count: countOf(short), first: first.line },
    },
  ];
}

/** What the person says; else what any column proves; else what the delimiter makes likely. */
function chooseDecimals(
  columns: readonly (readonly string[])[],
  { decimal = 'auto', commaLikely = false }: ReadOptions & { readonly commaLikely?: boolean },
): Decimals {
  if (decimal !== 'auto') return { decimal, said: true };
  const proofs = columns.map(findProvenDecimal);
  const likely: Decimal = commaLikely ? 'comma' : 'point';
  const proved = proofs.includes(likely) ? likely : proofs.find((proof) => proof !== null);
  return { decimal: proved ?? likely, said: false };
}
