import type { VegaLiteWork } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';

/** Takes over a chart that was written elsewhere: its table, kind and labels. The rest stays as it is. */
export function workOfWritten({ labels, ...chart }: VegaLiteWork, before: SavedChartWork) {
  return {
    ...chart,
    cells: chart.cells.map((row) => [...row]),
    shape: { ...chart.shape, y: chart.shape.y && [...chart.shape.y] },
    readings: [],
    header: 'yes',
    labels: { ...before.labels, ...labels },
  } as const satisfies Partial<SavedChartWork>;
}
