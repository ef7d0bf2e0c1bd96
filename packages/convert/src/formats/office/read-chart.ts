import { nameColumn } from '@relievo/chart/table';
import type { ChartWork } from '@relievo/chart/work';
import { maxOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { type Cells, readSeries, type SeriesData } from './chart-series.ts';

/** A chart of Word, PowerPoint or Excel with the numbers that the file keeps of it (ECMA-376, part 1, 21.2). */
export interface OfficeChart {
  readonly work: ChartWork;
  /** Kinds that were joined in one chart, such as bars with a line over them: it has the form of the first. */
  readonly kinds: readonly string[];
}

/** Reads a chart, or null if it holds no numbers or is of a kind that has none. */
export function readOfficeChart(root: Element, language: string): OfficeChart | null {
  const chart = findChild(root, 'chart');
  const area = findChild(chart, 'plotArea');
  const plots = area ? listChildren(area).filter((one) => nameOf(one) in TYPES) : [];
  const [first] = plots;
  if (!first) return null;
  const series = plots.flatMap((plot) => listChildren(plot, 'ser').map(readSeries));
  const kinds = plots.map(nameOf);
  const isScatter = SCATTERS.has(nameOf(first));
  const [across, upright] = findAxisTitles(area, isScatter);
  const named = { x: across, y: upright };
  const made = isScatter ? makeScatter(series, named) : makeTable(series, named);
  if (!made) return null;
  const title = readTitle(findChild(chart, 'title')) || (series.length === 1 ? (series[0]?.name ?? '') : '');
  return {
    kinds: [...new Set(kinds)],
    work: {
      cells: made.cells,
      header: 'yes',
      decimal: 'point',
      readings: [],
      rows: { keep: null, sort: null, total: null },
      shape: { ...shapeOf(first), x: made.x, y: made.y, group: made.group },
      labels: { title, x: across, y: upright, unit: '', language },
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  stockChart: 'line',
  radarChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  pieChart: 'pie',
  pie3DChart: 'pie',
  ofPieChart: 'pie',
  doughnutChart: 'donut',
  scatterChart: 'scatter',
  bubbleChart: 'scatter',
};
const SCATTERS: ReadonlySet<string> = new Set(['scatterChart', 'bubbleChart']);

type Shape = Pick<ChartWork['shape'], 'type' | 'scale' | 'stacking' | 'direction'>;

function shapeOf(plot: Element): Shape {
  const grouping = valueOf(findChild(plot, 'grouping'));
  const isLying = valueOf(findChild(plot, 'barDir')) === 'bar';
  const scaling = plot.parentNode as Element | null;
  const isLog = listChildren(scaling ?? plot, 'valAx').some(
    (axis) => findChild(axis, 'scaling', 'logBase') !== undefined,
  );
  return {
    type: TYPES[nameOf(plot)] ?? 'bar',
    scale: isLog ? 'log' : 'linear',
    stacking: grouping === 'stacked' || grouping === 'percentStacked' ? 'stacked' : 'beside',
    direction: isLying ? 'lying' : 'auto',
  };
}

interface AxisNames {
  readonly x: string;
  readonly y: string;
}

interface MadeTable {
  readonly cells: readonly (readonly string[])[];
  readonly x: string;
  readonly y: readonly string[];
  readonly group: string | null;
}

/** Makes a table with a row for each name and a column for each series. */
function makeTable(series: readonly SeriesData[], { x, y }: AxisNames): MadeTable | null {
  const shown = series.slice(0, MAX_SERIES).filter(({ values }) => values.some((value) => value !== ''));
  const count = maxOf(
    shown.map(({ values }) => values.length),
    0,
  );
  if (count === 0) return null;
  const names = shown.find((one) => one.names.length > 0)?.names ?? [];
  const headers = makeApart([
    x,
    ...shown.map(({ name }, at) => name || (shown.length === 1 ? y : `Series ${at + 1}`)),
  ]);
  const rows = Array.from({ length: count }, (_, row) => [
    names[row] ?? String(row + 1),
    ...shown.map(({ values }) => values[row] ?? ''),
  ]);
  const [along = '', ...values] = headers.map((header, at) => header || nameColumn(at));
  return { cells: [headers, ...rows], x: along, y: values, group: null };
}

const MAX_SERIES = 100;

/** Makes a table with a row for each point. If there are several series, a column names the series of the point. */
function makeScatter(series: readonly SeriesData[], axes: AxisNames): MadeTable | null {
  const points = series.flatMap(({ name, names, values }, at) =>
    values.flatMap((value, row) =>
      value === '' ? [] : [[name || `Series ${at + 1}`, names[row] ?? '', value]],
    ),
  );
  if (points.length === 0) return null;
  const [group = '', x = '', y = ''] = makeApart(['Series', axes.x || 'X', axes.y || 'Y']);
  const isOne = series.length === 1;
  const cells: Cells = [[group, x, y], ...points];
  return {
    cells: isOne ? cells.map((row) => row.slice(1)) : cells,
    x,
    y: [y],
    group: isOne ? null : group,
  };
}

/** No two columns have one name. */
function makeApart(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    if (name === '') return '';
    let own = name;
    for (let at = 2; seen.has(own.toLowerCase()); at += 1) own = `${name} ${at}`;
    seen.add(own.toLowerCase());
    return own;
  });
}

/** Finds the titles of the axes. The names of lying bars are still x. */
function findAxisTitles(area: Element | undefined, isScatter: boolean): readonly [string, string] {
  const of = (name: string) =>
    area ? listChildren(area, name).map((axis) => readTitle(findChild(axis, 'title'))) : [];
  const values = of('valAx');
  if (isScatter) return [values[0] ?? '', values[1] ?? ''];
  const [names = ''] = [...of('catAx'), ...of('dateAx'), ...of('serAx')];
  return [names, values[0] ?? ''];
}

function readTitle(title: Element | undefined): string {
  const rich = findChild(title, 'tx', 'rich');
  const words = rich
    ? listChildren(rich, 'p').map((one) => one.textContent ?? '')
    : [findChild(title, 'tx', 'strRef', 'strCache')?.textContent ?? ''];
  return words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}
