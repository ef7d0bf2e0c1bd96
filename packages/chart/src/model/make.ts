import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { isUnit, splitUnit } from '../table/header.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import { dropRows, findRowNames, findTotalRows, listParts } from '../table/totals.ts';
import { listWords } from '../terms/list.ts';
import { findTerms } from '../terms/terms.ts';
import { createBoxPlot } from './box-plot.ts';
import { type Axis, type Chart, type DataPoint, type OtherColumn, type Series } from './chart.ts';
import { createHistogram } from './histogram.ts';
import { isDerived, isOnLine, isPlacedType, isRound, takesOneColumn } from './kinds.ts';
import { findFormProblem, findLack, type Refusal } from './lacks.ts';
import type { Mapping } from './mapping.ts';
import type { MakingRefusals } from './reports.ts';
import { readYears } from './years.ts';

const refuse: Refuse<MakingRefusals> = fail;

export interface ChartWords {
  readonly title?: string;
  readonly language?: string;
}

/** Returns the chart with the unit that is in brackets behind its title, if the table says none. */
function withUnitOfTitle(chart: Chart): Chart {
  const { unit } = splitUnit(chart.title);
  const isSaid = chart.series.some((one) => one.unit !== null);
  if (unit === null || isSaid || chart.type === 'time-line' || !isUnit(unit)) return chart;
  return { ...chart, y: { ...chart.y, unit }, series: chart.series.map((one) => ({ ...one, unit })) };
}

/** The chart of a table; a problem says what the mapping or the table lacks. */
export function makeChart(table: Table, mapping: Mapping, words: ChartWords = {}): Result<Chart> {
  const asked: NumberColumn[] = [];
  if (mapping.type === 'time-line' && mapping.y.length === 0)
    return refuse({ code: 'chart_time_missing', parameters: {} });
  for (const index of mapping.y) {
    const source = table.columns[index];
    if (!source) return refuse(refuseMissingColumn(index, table));
    const column = mapping.type === 'time-line' ? readYears(source) : source;
    if (!column) return refuse({ code: 'chart_time_missing', parameters: {} });
    if (column.kind !== 'number') return refuse(refuseTextColumn(column));
    asked.push(column);
  }
  const columns = mapping.bars?.stacking === 'stacked' ? listParts(asked) : asked;
  if (columns.length === 0) return refuse({ code: 'chart_numbers_missing', parameters: {} });
  const x = mapping.x === null ? null : table.columns[mapping.x];
  if (x === undefined) return refuse(refuseMissingColumn(mapping.x ?? 0, table));
  const problem = findTypeProblem(mapping, columns, x);
  if (problem) return refuse(problem);
  const language = words.language ?? 'en';
  const names = findRowNames(table, x);
  const totals =
    isRound(mapping.type) || isDerived(mapping.type) ? findTotalRows(names, columns) : new Set<number>();
  const leftOut = [...totals].map((row) => names?.texts[row] ?? '');
  if (isDerived(mapping.type)) {
    const parts = columns.map((column) => dropRows(column, totals));
    return makeDerived(parts, x && dropRows(x, totals), mapping, words, language, leftOut);
  }
  const rows = orderRows(table, x, mapping, columns).filter(({ row }) => !totals.has(row));
  const filled = columns.filter(({ values }) => rows.some(({ row }) => (values[row] ?? null) !== null));
  const drawn = filled.length > 0 ? filled : columns;
  const shown =
    mapping.type === 'time-line' ? mapping.y.flatMap((index) => table.columns[index] ?? []) : drawn;
  const others = listOthers(table, x, shown, rows);
  const title = words.title?.trim() || composeTitle(drawn, x, mapping, language);
  const chart: Chart = {
    version: 1,
    type: mapping.type,
    title,
    language,
    x: toAxis(x, mapping, language),
    y: toValueAxis(drawn, mapping, { title, language }),
    series: drawn.map((column) => toSeries(nameAlone(column, drawn, { title, language }), x, rows)),
    ...(others.length > 0 ? { others } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(mapping.scale && mapping.type !== 'time-line' ? { scale: mapping.scale } : {}),
    ...(mapping.trend && mapping.type === 'scatter' ? { trend: mapping.trend } : {}),
    ...(mapping.bars && mapping.type === 'bar' ? { bars: mapping.bars } : {}),
  };
  const lack = findFormProblem(chart) ?? findLack(chart);
  // A title that was composed has the unit of the other axis, too.
  return lack ? refuse(lack) : succeed(words.title?.trim() ? withUnitOfTitle(chart) : chart);
}

/** A chart of what is worked out of the rows. */
function makeDerived(
  columns: readonly NumberColumn[],
  x: Column | null,
  mapping: Mapping,
  { title }: ChartWords,
  language: string,
  leftOut: readonly string[],
): Result<Chart> {
  const named = title?.trim() || undefined;
  const [first] = columns;
  const chart =
    mapping.type === 'histogram'
      ? first && createHistogram(first, named, language)
      : createBoxPlot(columns, x, named ?? composeTitle(columns, x, mapping, language), language);
  return chart
    ? succeed(leftOut.length > 0 ? { ...chart, leftOut } : chart)
    : refuse({ code: 'chart_column_empty', parameters: { name: first?.name ?? '' } });
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
  if ((type === 'scatter' || type === 'function') && x?.kind !== 'number' && x?.kind !== 'date')
    return {
      code: 'chart_scatter_without_axis',
      parameters: { type, name: x?.name ?? null },
    };
  if (takesOneColumn(type) && y.length > 1)
    return isRound(type)
      ? { code: 'chart_pie_of_several', parameters: {} }
      : { code: 'chart_of_one_column', parameters: { type } };
  return null;
}

function isPlaced(column: Column | null, type: Mapping['type']): column is Exclude<Column, { kind: 'text' }> {
  return column !== null && column.kind !== 'text' && isPlacedType(type);
}

interface PlacedRow {
  readonly row: number;
  readonly place: number;
}

/** The rows that have a place, in the order in which the chart shows them. */
function orderRows(
  { rows }: Table,
  x: Column | null,
  { type }: Mapping,
  [first]: readonly NumberColumn[],
): readonly PlacedRow[] {
  const all = Array.from({ length: rows }, (_, row) => row);
  if (isOnLine(type) && first) return orderByValue(all, first);
  if (!isPlaced(x, type)) return all.map((row) => ({ row, place: row }));
  // Nowhere along the axis is nowhere in the chart.
  return all
    .flatMap((row) => {
      const place = x.values[row] ?? null;
      return place === null ? [] : [{ row, place }];
    })
    .sort((a, b) => a.place - b.place);
}

/** Along a number line places are values; what has none comes at the end. */
function orderByValue(rows: readonly number[], { values }: NumberColumn): readonly PlacedRow[] {
  const greatest = values.reduce<number>((most, value) => Math.max(most, value ?? most), -Infinity);
  const placeOf = (row: number): number => values[row] ?? greatest;
  const isMissing = (row: number): number => Number((values[row] ?? null) === null);
  return rows
    .toSorted((a, b) => isMissing(a) - isMissing(b) || placeOf(a) - placeOf(b))
    .map((row) => ({ row, place: placeOf(row) }));
}

function toSeries(
  { name, unit, values, texts }: NumberColumn,
  x: Column | null,
  rows: readonly PlacedRow[],
): Series {
  const points = rows.map(
    ({ row, place }): DataPoint => ({
      label: x?.texts[row] || `${row + 1}`,
      x: place,
      y: values[row] ?? null,
      text: texts[row] ?? '',
    }),
  );
  return { name, unit, points };
}

/** What the table has beside the chart, row by row as the chart shows them. */
function listOthers(
  { columns }: Table,
  x: Column | null,
  drawn: readonly Column[],
  rows: readonly PlacedRow[],
): readonly OtherColumn[] {
  return columns
    .filter((column) => column !== x && !drawn.includes(column))
    .map(({ name, unit, kind, texts }) => ({
      name,
      unit,
      kind: kind === 'number' ? 'number' : 'text',
      texts: rows.map(({ row }) => texts[row] ?? ''),
    }));
}

function toAxis(x: Column | null, { type }: Mapping, language: string): Axis {
  return x === null
    ? { name: findTerms(language).row, isUnnamed: true, unit: null, kind: 'category' }
    : { ...nameAxis(x), kind: isPlaced(x, type) ? x.kind : 'category' };
}

function nameAxis({ name, unit, isUnnamed }: Column): Pick<Axis, 'name' | 'unit' | 'isUnnamed'> {
  return isUnnamed ? { name, isUnnamed, unit } : { name, unit };
}

type Named = Required<ChartWords>;

/** Names a single column without a header by the title of the chart, which says what its values are. */
function nameAlone(
  column: NumberColumn,
  { length }: readonly NumberColumn[],
  { title, language }: Named,
): NumberColumn {
  return column.isUnnamed && length === 1 ? { ...column, name: title || findTerms(language).value } : column;
}

function toValueAxis(columns: readonly NumberColumn[], { valueName }: Mapping, words: Named): Axis {
  const [first] = columns;
  const isOneUnit = columns.every(({ unit }) => unit === first?.unit);
  const unit = isOneUnit ? (first?.unit ?? null) : null;
  const only = columns.length === 1 && first ? nameAlone(first, columns, words) : null;
  const name = valueName ?? only?.name ?? findTerms(words.language).value;
  const isSaid = valueName !== undefined || (only !== null && !only.isUnnamed);
  return { name, ...(isSaid && name !== words.title ? {} : { isUnnamed: true }), unit, kind: 'number' };
}

function composeTitle(
  columns: readonly NumberColumn[],
  x: Column | null,
  { valueName }: Mapping,
  language: string,
): string {
  const named = columns.filter(({ isUnnamed }) => !isUnnamed).map(({ name }) => name);
  const names = valueName ?? (named.length > 0 ? joinList(named, language) : '');
  return names !== '' && x && !x.isUnnamed ? findTerms(language).title(names, x.name) : names;
}

/** More names make no title. */
const MOST_NAMED = 4;

function joinList(names: readonly string[], language: string): string {
  return names.length > MOST_NAMED ? findTerms(language).value : listWords(names, language);
}
