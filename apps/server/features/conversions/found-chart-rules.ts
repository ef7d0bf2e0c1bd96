import { EMPTY_CHART_WORK, type KeptChart, type SavedChartWork } from '@relievo/contracts';

/** What the wizard begins with: the table as it was read, and the kind that the drawing shows. */
export function workOfFoundChart(chart: KeptChart, language: string): SavedChartWork {
  const { type, title, x, y, unit, scale, stacking, direction, cells, group } = chart;
  const [first = '', ...others] = cells[0] ?? [];
  return {
    ...EMPTY_CHART_WORK,
    cells: cells.map((row) => [...row]),
    header: 'yes',
    decimal: 'point',
    shape: {
      ...EMPTY_CHART_WORK.shape,
      type,
      x: first,
      y: others.filter((name) => name !== group),
      group,
      scale,
      stacking,
      direction: type === 'bar' ? direction : 'auto',
    },
    labels: {
      title: title.slice(0, 300),
      x: x.slice(0, 200),
      y: y.slice(0, 200),
      unit: unit.slice(0, 50),
      language,
    },
  };
}
