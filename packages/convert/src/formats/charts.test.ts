import { certaintyOf } from '@relievo/chart/reading';
import { expect, test } from 'vitest';
import { unwrapMade } from '../outputs/testing/make.ts';
import { openFile } from './importers.ts';
import { listChartFiles, listSeries, measureError } from './testing/known-charts.ts';
import { listPagesWithoutCharts } from './testing/pages-without-charts.ts';

async function readChartsOf(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const opened = unwrapMade(await openFile({ name, bytes }));
  if (opened.kind !== 'pages') throw new Error('The file is no page.');
  const [page] = unwrapMade(await opened.importPages([1], { part: 'graphic' }));
  return page?.charts ?? [];
}

const FILES = listChartFiles();
const WEB_FILES = listChartFiles('web');

test('at least forty files hold charts of known data', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(40);
});

test.each(FILES)(
  'the chart $name in $file gives its data within 0.5 % of the range',
  async ({ file, bytes, known }) => {
    const charts = await readChartsOf(file, bytes);
    expect(charts).toHaveLength(1);
    const [chart] = charts;
    if (!chart) return;
    expect(chart.type).toBe(known.kind);
    expect(chart.title).toBe(known.title);
    expect(chart.stacking).toBe(known.stacked ? 'stacked' : 'beside');
    expect(chart.direction).toBe(known.lying ? 'lying' : 'standing');
    expect(chart.scale).toBe(known.log ? 'log' : 'linear');
    expect(chart.y).toBe(known.y);
    expect(listSeries(known, chart.cells)).toEqual(listSeries(known, [known.header]));
    expect(measureError(known, chart.cells)).toBeLessThanOrEqual(0.005);
  },
);

test.each(WEB_FILES)(
  'the chart $name of a web page or a worksheet, in $file, gives its names and its data within 1 %',
  async ({ file, bytes, known }) => {
    const charts = await readChartsOf(file, bytes);
    expect(charts).toHaveLength(1);
    const [chart] = charts;
    if (!chart) return;
    expect(chart).toMatchObject({
      type: known.kind,
      title: known.title,
      x: known.x,
      y: known.y,
      stacking: known.stacked ? 'stacked' : 'beside',
      direction: known.lying ? 'lying' : 'standing',
    });
    expect(chart.cells[0]?.slice(1).toSorted()).toEqual(
      known.header.length > 2 ? known.header.slice(1).toSorted() : [known.y || 'Share'],
    );
    const inOrder = chart.cells.map((row) =>
      known.header.map(
        (name, at) =>
          row[at === 0 || known.header.length === 2 ? at : (chart.cells[0]?.indexOf(name) ?? at)] ?? '',
      ),
    );
    expect(measureError(known, inOrder)).toBeLessThanOrEqual(0.01);
    expect(chart.unsure ?? []).toEqual([]);
  },
);

test('values that bars state in their names are read as they are written, and are exact', async () => {
  const file = WEB_FILES.find(({ name }) => name === 'letters');
  if (!file) throw new Error('The file is missing.');
  const [chart] = await readChartsOf(file.file, file.bytes);
  if (!chart) throw new Error('No chart was found.');
  expect(chart.cells.slice(1)).toEqual(file.known.rows.map((row) => row.map(String)));
  for (const row of chart.cells.keys()) expect(certaintyOf(chart, row, 1)).toEqual({ is: 'exact' });
});

test('a value that stands beside its bar is read as it is written', async () => {
  const file = FILES.find(({ name, file: one }) => name === 'books' && one === 'matplotlib.svg');
  if (!file) throw new Error('The file is not there.');
  const [chart] = await readChartsOf(file.file, file.bytes);
  expect(chart?.cells.slice(1)).toEqual(file.known.rows.map((row) => row.map(String)));
});

const PAGES = listPagesWithoutCharts();

test('there are sixty pages without a chart', () => {
  expect(PAGES).toHaveLength(60);
});

test.each(PAGES)('on the page with a $name no chart is claimed', async ({ name, svg }) => {
  expect(await readChartsOf(`${name}.svg`, new TextEncoder().encode(svg))).toEqual([]);
});
