import type { DataTable } from '@relievo/chart/words';
import { maxOf } from '@relievo/words';

export interface GridCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
  readonly isHead: boolean;
}

type Texts = readonly (readonly string[])[];

/** Wider cells are made for looks, and taller ones lie about their table. */
const MOST_SPANNED = 250;

/** A table of cells that may span others: what spans rows is said in each of them, what spans names of columns above each. */
export function createDataTable(rows: readonly (readonly GridCell[])[], caption = ''): DataTable | null {
  const { texts, heads } = spread(rows);
  const width = maxOf(
    texts.map(({ length }) => length),
    0,
  );
  if (texts.length < 2 || width < 2) return null;
  const filled = texts.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const headRows = Math.max(1, Math.min(heads, filled.length - 1));
  const names = joinNames(filled.slice(0, headRows), width);
  const body = filled.slice(headRows);
  return {
    caption,
    columns: names.map((name, at) => ({
      name,
      kind: isNumeric(body, at) ? ('number' as const) : ('text' as const),
    })),
    rows: body,
  };
}

function isNumeric(rows: Texts, at: number): boolean {
  return rows.every((row) => /^[-+−]?[\d\s.,]*\d\s*%?$/.test((row[at] ?? '').trim()));
}

function joinNames(heads: Texts, width: number): readonly string[] {
  return Array.from({ length: width }, (_, at) =>
    [...new Set(heads.map((row) => (row[at] ?? '').trim()))].filter((name) => name !== '').join(' '),
  );
}

/** Every cell at its place, and how many rows at the top are names. */
function spread(rows: readonly (readonly GridCell[])[]): { readonly texts: Texts; readonly heads: number } {
  const texts: string[][] = rows.map(() => []);
  const heads = rows.findIndex((row) => row.some(({ isHead }) => !isHead));
  rows.forEach((row, top) => {
    let left = 0;
    for (const cell of row) {
      while (texts[top]?.[left] !== undefined) left += 1;
      const [columns, height] = [Math.min(MOST_SPANNED, cell.columns), Math.min(MOST_SPANNED, cell.rows)];
      for (let y = top; y < Math.min(rows.length, top + height); y += 1)
        for (let x = left; x < left + columns; x += 1) {
          const line = texts[y];
          if (line) line[x] = x === left || cell.isHead ? cell.text : '';
        }
      left += columns;
    }
  });
  return {
    texts: texts.map((row) => Array.from(row, (text) => text ?? '')),
    heads: heads < 0 ? rows.length : heads,
  };
}
