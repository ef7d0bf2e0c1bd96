import { makeChart, planChart } from '@relievo/chart/model';
import type { ReadTable, Table } from '@relievo/chart/table';
import { type Result, succeed } from '@relievo/graphic/model';
import type { ChartOptions, ImportedChart, OpenedTable } from '../importer.ts';
import type { Note } from '../notes.ts';
import { makeChartSource } from './chart-source.ts';

/** A table that has been read, and the charts that can be made of it. */
export function openReadTable(
  { table, remarks }: ReadTable,
  notes: readonly Note[],
  title?: string,
): OpenedTable {
  const told = remarks.map((remark) => ({ ...remark, items: [] }));
  return {
    kind: 'table',
    table,
    remarks,
    notes,
    makeChart: (options) => {
      const made = makeChartFrom(table, title === undefined ? options : { title, ...options });
      return made.ok ? succeed({ ...made.value, notes, changes: [...told, ...made.value.changes] }) : made;
    },
  };
}

function makeChartFrom(table: Table, options: ChartOptions): Result<Omit<ImportedChart, 'notes'>> {
  const { wish, title, language = 'en' } = options;
  const planned = planChart(table, wish);
  if (!planned.ok) return planned;
  const told = planned.value.remarks.map((remark) => ({ ...remark, items: [] }));
  const named = { language, ...(title ? { title } : {}) };
  const chart = makeChart(planned.value.table, planned.value.mapping, named);
  if (!chart.ok) return chart;
  const made = makeChartSource(chart.value, options);
  return made.ok ? succeed({ ...made.value, changes: [...told, ...made.value.changes] }) : made;
}
