import { type Chart, type DataPoint, renameAxis, valuesOf } from '../../model/chart.ts';
import { computeMean } from '../../statistics/numbers.ts';
import { writeNumber } from '../../terms/numbers.ts';
import { findTerms } from '../../terms/terms.ts';
import { countSeriesDecimals } from '../../words/decimals.ts';
import { type Portion, wholePortion } from '../portion.ts';

/** All series of a portion beside each other, each by the mean of its values, on the axis of their sheets. */
export function createOverview({ chart: { annotations: _annotations, ...chart }, extent }: Portion): Portion {
  const { language, series, y } = chart;
  const terms = findTerms(language);
  const points = series.map((one, x): DataPoint => {
    const values = valuesOf(one);
    if (values.length === 0) return { label: one.name, x, y: null, text: '' };
    const mean = Number(computeMean(values).toFixed(Math.min(100, countSeriesDecimals(one) + 1)));
    return { label: one.name, x, y: mean, text: writeNumber(language, mean) };
  });
  const name = terms.mean(y.name);
  const overview: Chart = {
    ...chart,
    type: 'bar',
    x: { name: terms.series, unit: null, kind: 'category' },
    y: renameAxis(y, name),
    series: [{ name, unit: y.unit, points }],
  };
  return { ...wholePortion(overview), extent, prefix: 'overview-' };
}
