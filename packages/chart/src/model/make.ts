import { fail, type Problem, type Refuse, type Result, succeed } from '@relievo/graphic';
import { ENGLISH } from '@relievo/words';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import type { Axis, Chart, DataPoint, Series } from './chart.ts';
import type { Mapping } from './mapping.ts';
import type { MakingRefusals } from './reports.ts';

type Refusal = Problem<MakingRefusals>;
const refuse: Refuse<MakingRefusals> = fail;

export interface ChartWords {
  readonly title?: string;
  readonly language?: string;
}

/** The chart of a table; a problem says what the mapping or the table lacks. */
export function makeChart(table: Table, mapping: Mapping, words: ChartWords = {}): Result<Chart> {
  const columns: NumberColumn[] = [];
  for (const index of mapping.y) {
    const column = table.columns[index];
    if (!column) return refuse(refuseMissingColumn(index, table));
    if (column.kind !== 'number') return refuse(refuseTextColumn(column));
    columns.push(column);
  }
  if (columns.length === 0) return refuse({ code: 'chart_numbers_missing', parameters: {} });
  const x = mapping.x === null ? null : table.columns[mapping.x];
  if (x === undefined) return refuse(refuseMissingColumn(mapping.x ?? 0, table));
  const problem = findTypeProblem(mapping, columns, x);
  if (problem) return refuse(problem);
  const series = columns.map((column) => toSeries(column, x, mapping, table.rows));
  const units = new Set(columns.map(({ unit }) => unit));
  const chart: Chart = {
    version: 1,
    type: mapping.type,
    title: words.title?.trim() || composeTitle(columns, x),
    language: words.language ?? 'en',
    x: toAxis(x, mapping),
    y: {
      name: columns.length === 1 ? (columns[0]?.name ?? '') : 'Value',
      unit: units.size === 1 ? ([...units][0] ?? null) : null,
      kind: 'number',
    },
    series,
  };
  const lack = findLack(chart);
  return lack ? refuse(lack) : succeed(chart);
}

function refuseMissingColumn(index: number, { columns }: Table): Refusal {
  return {
    code: 'chart_column_missing',
    parameters: { column: index + 1, columns: columns.length },
  };
}

function refuseTextColumn(column: Column): Refusal {
  return {
    code: 'chart_column_without_numbers',
    parameters: { name: column.name, holds: shortenText(column.texts.find((text) => text !== '') ?? '') },
  };
}

function shortenText(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function findTypeProblem({ type }: Mapping, y: readonly NumberColumn[], x: Column | null): Refusal | null {
  if (type === 'scatter' && x?.kind !== 'number' && x?.kind !== 'date')
    return {
      code: 'chart_scatter_without_axis',
      parameters: { name: x?.name ?? null },
    };
  if (type === 'pie' && y.length > 1)
    return {
      code: 'chart_pie_of_several',
      parameters: {},
    };
  return null;
}

function isPlaced(column: Column | null, type: Mapping['type']): column is Exclude<Column, { kind: 'text' }> {
  return column !== null && column.kind !== 'text' && (type === 'line' || type === 'scatter');
}

function toSeries(column: NumberColumn, x: Column | null, { type }: Mapping, rows: number): Series {
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
}

function toAxis(x: Column | null, { type }: Mapping): Axis {
  return x === null
    ? { name: 'Row', unit: null, kind: 'category' }
    : { name: x.name, unit: x.unit, kind: isPlaced(x, type) ? x.kind : 'category' };
}

function composeTitle(columns: readonly NumberColumn[], x: Column | null): string {
  const names = ENGLISH.list(columns.map(({ name }) => name));
  return x ? `${names} by ${x.name}` : names;
}

function findLack({ type, series }: Chart): Refusal | null {
  const [first] = series;
  const empty = series.find(({ points }) => points.every(({ y }) => y === null));
  if (empty)
    return {
      code: 'chart_column_empty',
      parameters: { name: empty.name },
    };
  if (type === 'line' && series.some(({ points }) => points.filter(({ y }) => y !== null).length < 2))
    return { code: 'chart_line_of_one', parameters: {} };
  if (type !== 'pie') return null;
  const values = first?.points.map(({ y }) => y) ?? [];
  if (values.some((y) => y !== null && y < 0))
    return {
      code: 'chart_pie_below_zero',
      parameters: {},
    };
  if (values.every((y) => !y)) return { code: 'chart_pie_of_zeros', parameters: {} };
  return null;
}
