import { nameColumn } from '@relievo/chart/table';
import type { ChartWork } from '@relievo/chart/work';
import type { Element } from '@xmldom/xmldom';
import { findChild, findWithin, listChildren, valueOf } from '../markup/xml.ts';

const TYPES: Readonly<Record<string, string>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  circle: 'pie',
  ring: 'donut',
  scatter: 'scatter',
  bubble: 'scatter',
  radar: 'line',
  'filled-radar': 'line',
  stock: 'line',
};

const MAX_ROWS = 20_000;

/** Reads a chart of an OpenDocument file from the table that it keeps (OpenDocument 1.3, part 3, 11); null without numbers. */
export function readOdfChart(root: Element, language: string): ChartWork | null {
  const chart = findChild(root, 'body', 'chart', 'chart');
  const [table] = chart ? findWithin(chart, 'table') : [];
  const type = TYPES[(valueOf(chart, 'class') ?? '').replace(/^chart:/, '')];
  if (!chart || !table || type === undefined) return null;
  const rows = findWithin(table, 'table-row').slice(0, MAX_ROWS).map(readRow);
  const [head = [], ...body] = rows;
  if (head.length < 2 || body.every((row) => row.slice(1).every((cell) => cell === ''))) return null;
  const area = findChild(chart, 'plot-area');
  const [x = '', y = ''] = ['x', 'y'].map((dimension) => readAxisTitle(area, dimension));
  const names = nameColumns(head, x, y);
  const chosen = names.map((name, at) => name || nameColumn(at));
  return {
    cells: [names, ...body],
    header: 'yes',
    decimal: 'point',
    readings: [],
    rows: { keep: null, sort: null, total: null },
    shape: {
      type,
      x: chosen[0] ?? null,
      y: chosen.slice(1),
      group: null,
      scale: 'linear',
      ...readForm(root, chart, area),
    },
    labels: { title: textOf(findChild(chart, 'title')), x, y, unit: '', language },
  };
}

/** Returns the cells of a row. A number is taken as the file keeps it, and not as it is shown. */
function readRow(row: Element): readonly string[] {
  return listChildren(row).flatMap((cell) => {
    const value = valueOf(cell, 'value');
    const shown = value !== null && Number.isFinite(Number(value)) ? String(Number(value)) : textOf(cell);
    const repeated = Math.min(100, Number(valueOf(cell, 'number-columns-repeated') ?? 1) || 1);
    return Array.from({ length: repeated }, () => shown);
  });
}

/** Gives every column a different name. */
function nameColumns(head: readonly string[], x: string, y: string): readonly string[] {
  const seen = new Set<string>();
  return head.map((said, at) => {
    const only = head.length === 2 && at === 1 ? y : '';
    const named = said || (at === 0 ? x : only) || (head.length === 2 || at === 0 ? '' : `Series ${at}`);
    if (named === '') return '';
    let own = named;
    for (let count = 2; seen.has(own.toLowerCase()); count += 1) own = `${named} ${count}`;
    seen.add(own.toLowerCase());
    return own;
  });
}

function readAxisTitle(area: Element | undefined, dimension: string): string {
  const axis = (area ? listChildren(area, 'axis') : []).find(
    (one) => valueOf(one, 'dimension') === dimension,
  );
  return textOf(findChild(axis, 'title'));
}

function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** Reads whether bars lie and whether they are stacked, from the styles of the chart and of its plot area. */
function readForm(
  root: Element,
  chart: Element,
  area: Element | undefined,
): Pick<ChartWork['shape'], 'stacking' | 'direction'> {
  const names = [valueOf(chart, 'style-name'), valueOf(area, 'style-name')];
  const properties = findWithin(root, 'style')
    .filter((style) => names.includes(valueOf(style, 'name')))
    .flatMap((style) => listChildren(style, 'chart-properties'));
  const has = (name: string) => properties.some((one) => valueOf(one, name) === 'true');
  return {
    stacking: has('stacked') || has('percentage') ? 'stacked' : 'beside',
    direction: has('vertical') ? 'lying' : 'auto',
  };
}
