import type { BarForm, ChartType } from '../model/chart.ts';
import { isOnLine, isPlacedType } from '../model/kinds.ts';

/** A table of which the truth is known before any part of the product reads it. */
export interface TableCase {
  readonly name: string;
  readonly type: ChartType;
  readonly bars?: BarForm;
  readonly trend?: true;
  /** Of a histogram: the edges of its classes. */
  readonly edges?: readonly number[];
  readonly x: {
    readonly name: string;
    readonly cells: readonly string[];
    readonly values?: readonly number[];
  };
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly delimiter?: string;
  /** How a number is written in the source. */
  readonly write?: (value: number) => string;
  /** No sheet of A4 can hold it: the drawing is refused in one sentence. */
  readonly tooMuch?: true;
  /** One sheet of A4 cannot hold it. */
  readonly takesSheets?: true;
}

function quoteCell(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function writeCsv({ x, series, delimiter = ',', write = String }: TableCase): string {
  return [
    [x.name, ...series.map(({ name }) => name)],
    ...x.cells.map((cell, row) => [
      cell,
      ...series.map(({ values }) => writeCell(values[row] ?? null, write)),
    ]),
  ]
    .map((cells) => cells.map((cell) => quoteCell(cell, delimiter)).join(delimiter))
    .join('\n');
}

export function writeCell(value: number | null, write: (value: number) => string = String): string {
  return value === null ? '' : write(value);
}

/** Rows as a chart shows them: along a numeric axis from left to right, else as they come. */
export function findRowOrder({ x, type, series }: TableCase): readonly number[] {
  const rows = x.cells.map((_, row) => row);
  const { values } = x;
  const [first] = series;
  if (isOnLine(type))
    return rows.sort((a, b) => (first?.values[a] ?? Infinity) - (first?.values[b] ?? Infinity));
  return values && isPlacedType(type) ? rows.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)) : rows;
}
