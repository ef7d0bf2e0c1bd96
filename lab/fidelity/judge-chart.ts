import {
  type KnownChart,
  listSeries,
  measureError,
} from '../../packages/convert/src/formats/testing/known-charts.ts';
import { CHARTS } from './known.ts';
import { openPage } from './open.ts';

const MOST_OF_RANGE = 0.005;

export async function judgeChart(name: string, file: string): Promise<readonly string[]> {
  const known = CHARTS[name];
  if (!known) throw new Error(`There is no chart ${name}.`);
  const { charts } = await openPage(name, file);
  const [chart] = charts;
  if (!chart || charts.length > 1) return [`${charts.length} charts`];
  const told = {
    type: chart.type,
    title: chart.title,
    x: chart.x,
    y: chart.y,
    stacked: chart.stacking === 'stacked',
    lying: chart.direction === 'lying',
    log: chart.scale === 'log',
    series: listSeries(known, chart.cells),
  };
  const wanted = {
    type: known.kind,
    title: known.title,
    x: known.x,
    y: known.y,
    stacked: known.stacked ?? false,
    lying: known.lying ?? false,
    log: known.log ?? false,
    series: listSeries(known, [known.header]),
  };
  const differing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (key) => JSON.stringify(told[key]) !== JSON.stringify(wanted[key]),
  );
  return [
    ...differing.map((key) => `${key} is ${JSON.stringify(told[key])}`),
    ...judgeCells(known, chart.cells),
  ];
}

function judgeCells(known: KnownChart, cells: readonly (readonly string[])[]): readonly string[] {
  const error = measureError(known, arrange(known, cells));
  const most = known.labelled ? 0 : MOST_OF_RANGE;
  return error <= most ? [] : [`values differ by ${(error * 100).toFixed(2)} %: ${JSON.stringify(cells)}`];
}

/** Columns in the order in which they are known; whoever draws a legend may turn it round. */
function arrange(
  { header }: KnownChart,
  cells: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [names = []] = cells;
  const places = header.map((name, at) => (at === 0 ? 0 : names.indexOf(name)));
  if (places.some((place) => place < 0)) return cells;
  return cells.map((row) => places.map((place) => row[place] ?? ''));
}
