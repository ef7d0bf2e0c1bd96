import { type Chart, extentOf, type Series } from '../../model/chart.ts';
import { type Portion, selectPortion, wholePortion } from '../portion.ts';

/** What happened at one time shares a point: its name is all of their names. */
export function portionOfEvents(chart: Chart): Portion {
  const points = chart.series[0]?.points ?? [];
  const firsts: number[] = [];
  const named = points.map((point) => ({ ...point }));
  for (const [row, { label, y }] of points.entries()) {
    const before = firsts.at(-1);
    const shared = before === undefined ? undefined : named[before];
    if (shared && y !== null && shared.y === y) shared.label = `${shared.label}; ${label}`;
    else firsts.push(row);
  }
  const series = chart.series.map((one): Series => ({ ...one, points: named }));
  return stretchOverEvents(selectPortion(wholePortion({ ...chart, series }), [0], firsts));
}

/** A stretch of whole years of its own on each sheet: so what is crowded in one has room in the next. */
export function stretchOverEvents(portion: Portion): Portion {
  const [least, greatest] = extentOf(portion.chart);
  return { ...portion, extent: [Math.floor(least), Math.ceil(greatest)] };
}
