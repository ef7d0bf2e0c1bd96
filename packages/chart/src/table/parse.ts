import { fail, type Result, succeed } from '@relievo/graphic';
import Papa from 'papaparse';
import { TABLE_LIMITS } from './table.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** Rows of cells as RFC 4180 writes them: quotes around what holds delimiters and line ends, two quotes for one. */
export const parseRows = (text: string, delimiter: Delimiter): Result<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = [];
  let cells = 0;
  let openQuote: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: lineEndOf(text),
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
  if (cells > TABLE_LIMITS.cells) return tooLarge();
  if (openQuote !== null)
    return fail({
      code: 'table-quote-open',
      message: `A quotation mark opens in row ${openQuote} and is never closed, so the cells cannot be told apart; close it or take it out.`,
    });
  return succeed(rows);
};

/** A table of Unix and Windows lines has both ends: then every line ends with the shorter one. */
const lineEndOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');

export const tooLarge = () =>
  fail({
    code: 'table-too-large',
    message: `The table has more than ${TABLE_LIMITS.cells} cells; keep the rows and columns that the chart shows, and try again.`,
  });
