import type { FoundChart } from '../reading/found.ts';
import { nameColumn } from '../table/header.ts';
import { nameCategories } from './name-categories.ts';
import type { ChartWork } from './work.ts';

type Shown = Pick<
  FoundChart,
  'type' | 'title' | 'x' | 'y' | 'unit' | 'scale' | 'stacking' | 'direction' | 'cells' | 'group'
>;

/** Begins the work on a chart that a drawing shows: its table as it was read, in the form that was seen. */
export function workOfFoundChart(chart: Shown, language: string): ChartWork {
  const { type, title, x, y, unit, scale, stacking, direction, cells, group } = chart;
  const [head = [], ...rows] = cells;
  const [written = '', ...others] = head;
  const nameAt = (name: string, at: number): string => name || nameColumn(at);
  // A bar chart or a line without a name below its axis has one that was given, and not read.
  const given =
    x === '' && type !== 'scatter'
      ? nameCategories(
          rows.map(([name = '']) => name),
          language,
        )
      : null;
  const first = given !== null && !others.includes(given) ? given : written;
  return {
    cells: [[first, ...others], ...rows.map((row) => [...row])],
    header: 'yes',
    decimal: 'point',
    readings: [],
    rows: { keep: null, sort: null, total: null },
    shape: {
      type,
      x: nameAt(first, 0),
      y: others.map((name, at) => nameAt(name, at + 1)).filter((name) => name !== group),
      group,
      scale,
      stacking,
      direction: type === 'bar' ? direction : 'auto',
    },
    labels: {
      title: title.slice(0, 300),
      x: x.slice(0, 200),
      y: y.slice(0, 200),
      unit: (unit || unitOfTitle(title)).slice(0, 50),
      language,
    },
  };
}

/** Finds the unit at the end of a title, as in “Rainfall in Bergen (mm)”. */
function unitOfTitle(title: string): string {
  const [, unit = ''] = /\(([^()]{1,12})\)\s*$/u.exec(title) ?? [];
  return /^(?:in )?(?:[%‰°$€£¥]|\p{L}{1,5}(?:\/\p{L}{1,4})?[²³]?|°[CFK]|\p{Lu}{3})$/u.test(unit)
    ? unit.replace(/^in /u, '')
    : '';
}
