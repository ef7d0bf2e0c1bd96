import { failure, type Result, success } from '@relievo/graphic';
import { TABLE_LIMITS } from './table.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** Rows of cells as RFC 4180 writes them: quotes around what holds delimiters, two quotes for one. */
export const parseRows = (text: string, delimiter: Delimiter): Result<readonly (readonly string[])[]> => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? closingQuote(text, at) : null;
    if (quoted === -1)
      return failure({
        code: 'table-quote-open',
        message: `A quotation mark opens in row ${rows.length + 1} and is never closed, so the cells cannot be told apart; close it or take it out.`,
      });
    let end = endOfCell(text, quoted === null ? at : quoted + 1, delimiter);
    const cell =
      quoted === null
        ? text.slice(at, end)
        : text.slice(at + 1, quoted).replaceAll('""', '"') + text.slice(quoted + 1, end);
    row.push(cell.trim());
    cells += 1;
    if (cells > TABLE_LIMITS.cells) return tooLarge();
    if (text[end] === delimiter) {
      at = end + 1;
      // A delimiter at the very end opens one more, empty cell.
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[end] === '\r' && text[end + 1] === '\n') end += 1;
    rows.push(row);
    row = [];
    at = end + 1;
  }
  if (row.length > 0) rows.push(row);
  return success(rows);
};

export const tooLarge = () =>
  failure({
    code: 'table-too-large',
    message: `The table has more than ${TABLE_LIMITS.cells} cells; keep the rows and columns that the chart shows, and try again.`,
  });

/** Where the quote that opens at `from` closes; -1 where it never does. */
const closingQuote = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
};

const endOfCell = (text: string, from: number, delimiter: Delimiter): number => {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === delimiter || character === '\n' || character === '\r') return at;
  }
  return text.length;
};
