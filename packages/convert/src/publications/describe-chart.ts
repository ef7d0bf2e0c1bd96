import type { Chart } from '@relievo/chart/model';
import {
  type DataTable,
  dataTableOf,
  joinDescription,
  sayWhat,
  writeDescription,
} from '@relievo/chart/words';

/** A reader goes through a table of this many rows without a summary. */
const MAX_ROWS = 25;

/**
 * Describes a chart of a document: how it is built, with its numbers in a table. Its highest value and its trends are
 * often asked for by the questions after it, so that they are said only when the table is long.
 */
export function describeChart(chart: Chart): { readonly description: string; readonly table: DataTable } {
  const table = dataTableOf(chart);
  const description =
    table.rows.length > MAX_ROWS ? joinDescription(writeDescription(chart)) : sayWhat(chart);
  return { description, table };
}
