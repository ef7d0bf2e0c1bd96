import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chart, type ChartType, makeChart } from '@relievo/chart/model';
import { readTableFromRows } from '@relievo/chart/table';
import { chartOf } from '../../apps/server/features/starter/charts/chart-drawing.ts';
import type { StarterChart } from '../../apps/server/features/starter/charts/chart-rules.ts';
import { STARTER_CHARTS } from '../../apps/server/features/starter/drawings-data.ts';
import type { ChartFacts } from './chart-facts.ts';

export interface KnownChart {
  readonly name: string;
  readonly chart: Chart;
  readonly facts: ChartFacts;
}

/** Lists the charts of the starter library with the rows that people typed for them. */
export function listStarterCharts(): readonly KnownChart[] {
  return STARTER_CHARTS.flatMap((starter) => {
    const facts = factsOfStarter(starter);
    return facts ? [{ name: starter.name, chart: chartOf(starter), facts }] : [];
  });
}

function factsOfStarter({ title, type, columns: [x, y], rows }: StarterChart): ChartFacts | null {
  const form = FORMS[type];
  if (!form) return null;
  return {
    title,
    ...splitUnit(y),
    x: splitUnit(x).y,
    form,
    series: [splitUnit(y).y],
    rows: rows.map(([label, value]) => ({ label: String(label), values: [Number(value)] })),
  };
}

const FORMS: Partial<Readonly<Record<ChartType, ChartFacts['form']>>> = {
  bar: 'bar',
  line: 'line',
  pie: 'pie',
  donut: 'donut',
  scatter: 'scatter',
};

function splitUnit(words: string): { readonly y: string; readonly unit: string } {
  const [, name = words, unit = ''] = /^(.*?) \((.*)\)$/.exec(words) ?? [];
  return { y: name, unit };
}

/** The truth that `npm run lab -- strangers` writes beside each chart. */
interface StrangersTruth {
  readonly kind: string;
  readonly name: string;
  readonly form: string;
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const STRANGERS_FORMS: Readonly<Record<string, readonly [ChartType, ChartFacts['form']]>> = {
  bar: ['bar', 'bar'],
  lying: ['bar', 'bar'],
  grouped: ['bar', 'bar'],
  stacked: ['bar', 'bar'],
  full: ['bar', 'bar'],
  diverging: ['bar', 'bar'],
  line: ['line', 'line'],
  lines: ['line', 'line'],
  dates: ['line', 'line'],
  log: ['line', 'line'],
  area: ['area', 'area'],
  pie: ['pie', 'pie'],
  ring: ['donut', 'donut'],
};

/** Lists the charts of a folder of strangers' files: the product gets a table of the same numbers. */
export function listStrangersCharts(folder: string): readonly KnownChart[] {
  return globSync('charts/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as StrangersTruth;
      const form = STRANGERS_FORMS[truth.form];
      if (truth.kind !== 'chart' || !form) return [];
      const value = truth.y || (truth.series[0] ?? 'Value');
      const header = [truth.x || 'Part', ...(truth.series.length > 1 ? truth.series : [value])];
      const table = readTableFromRows([header, ...truth.rows.map((row) => row.map(String))]);
      if (!table.ok) return [];
      const isPlain = truth.series.length === 1;
      const { y, unit } = splitUnit(value);
      const made = makeChart(
        table.value.table,
        {
          type: form[0],
          x: 0,
          y: truth.series.map((_, at) => at + 1),
          ...(isPlain ? {} : { valueName: value }),
          ...(truth.form === 'stacked' ? { bars: { stacking: 'stacked' } } : {}),
        },
        { title: truth.title },
      );
      if (!made.ok) return [];
      const rows = truth.rows.map(([label, ...values]) => ({
        label: String(label),
        values: values.map(Number),
      }));
      const series = isPlain ? [y] : truth.series;
      return [
        {
          name: truth.name,
          chart: made.value,
          facts: { title: truth.title, x: splitUnit(truth.x).y, y, unit, form: form[1], series, rows },
        },
      ];
    });
}
