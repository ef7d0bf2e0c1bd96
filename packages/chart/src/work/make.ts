import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { countOf, type Message } from '@relievo/words';
import { findAnnotations, type SaidAnnotation } from '../model/annotations.ts';
import { type Axis, CHART_TYPES, type Chart, type ChartType, renameAxis } from '../model/chart.ts';
import { makeChart } from '../model/make.ts';
import type { Mapping } from '../model/mapping.ts';
import { type ChartWish, planChart } from '../model/plan.ts';
import type { RowReports } from '../model/rows.ts';
import { readTableFromRows } from '../table/read.ts';
import { findColumn, type ReadTable, type Remark, type Table } from '../table/table.ts';
import type { WorkRefusals, WorkRemarks } from './reports.ts';
import { chooseRows } from './rows.ts';
import type { ChartWork } from './work.ts';

const refuse: Refuse<WorkRefusals> = fail;

/** The cells as a table, as the person says that they are to be read. */
export function readWork({
  cells,
  header,
  decimal,
  readings,
}: Pick<ChartWork, 'cells' | 'header' | 'decimal' | 'readings'>): Result<ReadTable> {
  return readTableFromRows(cells, { header, decimal, columns: readings });
}

export interface MadeChart {
  readonly chart: Chart;
  /** The table as it is drawn, and which of its columns become what. */
  readonly table: Table;
  readonly mapping: Mapping;
  readonly remarks: readonly (Remark | Message<RowReports & WorkRemarks>)[];
}

/** From what was read and decided to the chart, or to what stands in the way. */
export function chartOfTable(read: Table, { rows, shape, labels }: ChartWork): Result<MadeChart> {
  const { table, remarks: ofRows } = chooseRows(read, rows);
  if (table.rows === 0) return refuse({ code: 'work_no_row_kept', parameters: { rows: countOf(read.rows) } });
  const notAdded = ofRows.flatMap((one) => (one.code === 'rows_joined' ? one.parameters.notAdded : []));
  if (notAdded.length > 0 && !table.columns.some(({ kind }) => kind === 'number'))
    return refuse({ code: 'work_nothing_adds_up', parameters: { names: notAdded } });
  const planned = planChart(table, wishOf(table, shape));
  if (!planned.ok) return planned;
  const { mapping, remarks } = planned.value;
  const made = makeChart(planned.value.table, mapping, {
    language: labels.language,
    ...(labels.title.trim() ? { title: labels.title } : {}),
  });
  if (!made.ok) return made;
  const labelled = withLabels(made.value, labels);
  const { annotations, lost } = findAnnotations(labelled, labels.annotations ?? []);
  return succeed({
    chart: annotations.length > 0 ? { ...labelled, annotations } : labelled,
    table: planned.value.table,
    mapping,
    remarks: [...ofRows, ...remarks, ...lost.map(reportLost)],
  });
}

function reportLost({ text, from, to }: SaidAnnotation): Message<WorkRemarks> {
  return { code: 'annotation_without_place', parameters: { text, from, to: to === '' ? null : to } };
}

export function chartOfWork(work: ChartWork): Result<MadeChart> {
  const read = readWork(work);
  return read.ok ? chartOfTable(read.value.table, work) : read;
}

/** What the table does not have any more is left to the table. */
function wishOf(
  table: Table,
  { type, x, y, group, scale, stacking, direction }: ChartWork['shape'],
): ChartWish {
  const has = (name: string | null): name is string => name !== null && findColumn(table, name) !== -1;
  const known = findType(type);
  const values = y?.filter((name) => has(name)) ?? [];
  const bars = {
    ...(stacking === 'beside' ? {} : { stacking }),
    ...(direction === 'auto' ? {} : { direction }),
  };
  return {
    ...(known ? { type: known } : {}),
    ...(has(x) ? { x } : {}),
    ...(values.length > 0 ? { y: values } : {}),
    ...(has(group) ? { group } : {}),
    ...(scale === 'linear' ? {} : { scale }),
    ...(Object.keys(bars).length > 0 ? { bars } : {}),
  };
}

export function findType(type: string | null): ChartType | null {
  return CHART_TYPES.find((known) => known === type) ?? null;
}

function withLabels(chart: Chart, { x, y, unit }: ChartWork['labels']): Chart {
  const named = unit.trim();
  const isOneUnit = chart.series.every((series) => series.unit === chart.series[0]?.unit);
  return {
    ...chart,
    x: nameAxis(chart.x, x),
    y: { ...nameAxis(chart.y, y), ...(named && isOneUnit ? { unit: named } : {}) },
    series: named && isOneUnit ? chart.series.map((series) => ({ ...series, unit: named })) : chart.series,
  };
}

function nameAxis(axis: Axis, said: string): Axis {
  return said.trim() === '' ? axis : renameAxis(axis, said.trim());
}
