import type { Change } from '@relievo/graphic/outputs';
import type { Chart } from '../../model/chart.ts';
import { isRound } from '../../model/kinds.ts';
import type { DrawingReports } from '../reports.ts';

export interface OtherChart {
  readonly chart: Chart;
  /** What is told of it. */
  readonly change: Change<DrawingReports>;
}

/** Charts that show the same values where there is no room for the one that was asked for, the nearest first. */
export function listOtherCharts(chart: Chart): readonly OtherChart[] {
  const { type, bars, ...rest } = chart;
  if (isRound(type)) return [told({ ...rest, type: 'bar' }, { code: 'pie_as_bars', parameters: {} })];
  if (type === 'area') return [told({ ...rest, type: 'line' }, { code: 'area_as_line', parameters: {} })];
  if (type === 'histogram')
    return [told({ ...rest, type: 'bar' }, { code: 'histogram_as_bars', parameters: {} })];
  if (type === 'box') return [told({ ...rest, type: 'bar' }, { code: 'box_as_bars', parameters: {} })];
  if (type === 'heat-map')
    return [told({ ...rest, type: 'bar' }, { code: 'heat_map_as_bars', parameters: {} })];
  if (type === 'map') return [told({ ...rest, type: 'bar' }, { code: 'map_as_bars', parameters: {} })];
  if (type === 'number-line')
    return [told({ ...rest, type: 'bar' }, { code: 'number_line_as_bars', parameters: {} })];
  if (type === 'pictogram')
    return [told({ ...rest, type: 'bar' }, { code: 'pictogram_as_bars', parameters: {} })];
  if (!bars) return [];
  const { stacking, direction } = bars;
  const turned: readonly OtherChart[] = direction
    ? [
        told(
          { ...rest, type, ...(stacking ? { bars: { stacking } } : {}) },
          {
            code: 'bars_turned',
            parameters: { direction },
          },
        ),
      ]
    : [];
  return stacking
    ? [...turned, told({ ...rest, type }, { code: 'stack_as_groups', parameters: {} })]
    : turned;
}

function told(chart: Chart, change: Omit<Change<DrawingReports>, 'items'>): OtherChart {
  return { chart, change: { ...change, items: [] } as Change<DrawingReports> };
}
