import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import Papa from 'papaparse';
import type { TableRefusals } from './reports.ts';
import { TABLE_LIMITS } from './table.ts';

const refuse: Refuse<TableRefusals> = fail;

export type Delimiter = ',' | ';' | '\t' | '|';

/** Rows of cells as RFC 4180 writes them: quotes around what holds delimiters and line ends, two quotes for one. */
export function parseRows(text: string, delimiter: Delimiter): Result<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  let cells = 0;
  let openQuote: number | null = null;
  // The end of the last line begins no row of its own, which would count as a cell.
  const lines = text.replace(/\r?\n$|\r$/, '');
  Papa.parse<string[]>(lines, {
    delimiter,
    newline: findLineEnd(lines),
    // Every cell stays text: 00123 is a name, and what is a number is decided by looking at a whole column.
    dynamicTyping: false,
    step: ({ data, errors }, parser) => {
      if (openQuote === null && errors.some(({ code }) => code === 'MissingQuotes'))
        openQuote = rows.length + 1;
      rows.push(data.map((cell) => cell.trim()));
      cells += data.length;
      if (cells > TABLE_LIMITS.cells) parser.abort();
    },
  });
  if (cells > TABLE_LIMITS.cells) return refuseLargeTable();
  if (openQuote !== null) return refuse({ code: 'table_quote_open', parameters: { row: openQuote } });
  return succeed(rows);
}

/** A table of Unix and Windows lines has both ends: then every line ends with the shorter one. */
function findLineEnd(text: string): '\n' | '\r' {
  return text.includes('\n') ? '\n' : '\r';
}

export function refuseLargeTable() {
  return refuse({ code: 'table_too_large', parameters: { most: TABLE_LIMITS.cells } });
}
