import { fail, type Problem, type Result, succeed } from '@relievo/graphic';
import { ENGLISH } from '@relievo/words';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import type { Axis, Chart, DataPoint, Series } from './chart.ts';
import type { Mapping } from './mapping.ts';

export type ChartWords = { readonly title?: string; readonly language?: string };

/** The chart of a table; a problem says in one sentence what the mapping or the table lacks. */
export const makeChart = (table: Table, mapping: Mapping, words: ChartWords = {}): Result<Chart> => {
  const columns: NumberColumn[] = [];
  for (const index of mapping.y) {
    const column = table.columns[index];
    if (!column) return fail(noColumn(index, table));
    if (column.kind !== 'number') return fail(notNumbers(column));
    columns.push(column);
  }
  if (columns.length === 0)
    return fail({
      code: 'chart-no-numbers',
      message: 'No column of numbers is chosen, so there is nothing to show; choose at least one.',
    });
  const x = mapping.x === null ? null : table.columns[mapping.x];
  if (x === undefined) return fail(noColumn(mapping.x ?? 0, table));
  const problem = typeProblem(mapping, columns, x);
  if (problem) return fail(problem);
  const series = columns.map((column) => seriesOf(column, x, mapping, table.rows));
  const units = new Set(columns.map(({ unit }) => unit));
  const chart: Chart = {
    version: 1,
    type: mapping.type,
    title: words.title?.trim() || titleOf(columns, x),
    language: words.language ?? 'en',
    x: axisOf(x, mapping),
    y: {
      name: columns.length === 1 ? (columns[0]?.name ?? '') : 'Value',
      unit: units.size === 1 ? ([...units][0] ?? null) : null,
      kind: 'number',
    },
    series,
  };
  const lack = lackOf(chart);
  return lack ? fail(lack) : succeed(chart);
};

const noColumn = (index: number, { columns }: Table): Problem => ({
  code: 'chart-no-column',
  message: `There is no column in place ${index + 1}; the table has ${columns.length}.`,
});

const notNumbers = (column: Column): Problem => ({
  code: 'chart-not-numbers',
  message: `“${column.name}” is not a column of numbers (it holds “${shortened(column.texts.find((text) => text !== '') ?? '')}”), so it has no heights to show; choose a column of numbers.`,
});

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const typeProblem = ({ type }: Mapping, y: readonly NumberColumn[], x: Column | null): Problem | null => {
  if (type === 'scatter' && x?.kind !== 'number' && x?.kind !== 'date')
    return {
      code: 'chart-scatter-x',
      message: `A scatter chart needs numbers or dates along its horizontal axis${x ? `, and “${x.name}” is text` : ''}; choose another column, or bars.`,
    };
  if (type === 'pie' && y.length > 1)
    return {
      code: 'chart-pie-series',
      message: 'A pie shows the parts of one whole, so it takes one column of numbers; choose one, or bars.',
    };
  return null;
};

const isPlaced = (
  column: Column | null,
  type: Mapping['type'],
): column is Exclude<Column, { kind: 'text' }> =>
  column !== null && column.kind !== 'text' && (type === 'line' || type === 'scatter');

const seriesOf = (column: NumberColumn, x: Column | null, { type }: Mapping, rows: number): Series => {
  const points: DataPoint[] = [];
  for (let row = 0; row < rows; row += 1) {
    const place = isPlaced(x, type) ? (x.values[row] ?? null) : points.length;
    // Nowhere along the axis is nowhere in the chart.
    if (place === null) continue;
    points.push({
      label: x?.texts[row] || `${row + 1}`,
      x: place,
      y: column.values[row] ?? null,
      text: column.texts[row] ?? '',
    });
  }
  return {
    name: column.name,
    unit: column.unit,
    points: isPlaced(x, type) ? points.toSorted((a, b) => a.x - b.x) : points,
  };
};

const axisOf = (x: Column | null, { type }: Mapping): Axis =>
  x === null
    ? { name: 'Row', unit: null, kind: 'category' }
    : { name: x.name, unit: x.unit, kind: isPlaced(x, type) ? x.kind : 'category' };

const titleOf = (columns: readonly NumberColumn[], x: Column | null): string => {
  const names = ENGLISH.list(columns.map(({ name }) => name));
  return x ? `${names} by ${x.name}` : names;
};

const lackOf = ({ type, series }: Chart): Problem | null => {
  const [first] = series;
  const empty = series.find(({ points }) => points.every(({ y }) => y === null));
  if (empty)
    return {
      code: 'chart-no-values',
      message: `“${empty.name}” holds no value at all, so there is nothing to show; choose another column.`,
    };
  if (type === 'line' && series.some(({ points }) => points.filter(({ y }) => y !== null).length < 2))
    return { code: 'chart-one-point', message: 'A line needs two values at least; choose bars for one.' };
  if (type !== 'pie') return null;
  const values = first?.points.map(({ y }) => y) ?? [];
  if (values.some((y) => y !== null && y < 0))
    return {
      code: 'chart-pie-negative',
      message: 'A pie has no parts below zero; choose bars for these values.',
    };
  if (values.every((y) => !y))
    return { code: 'chart-pie-zero', message: 'All values are zero, so a pie has no parts; choose bars.' };
  return null;
};
