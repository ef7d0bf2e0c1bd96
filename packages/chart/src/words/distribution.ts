import { countOf, maxOf, shareOf } from '@relievo/words';
import { type Chart, extentOf, type Series } from '../model/chart.ts';
import { countDecimals, countSeriesDecimals } from './decimals.ts';
import type { Amount, ChartMessage } from './messages.ts';
import { countDecimalsOfMean, countMeaningfulDecimals } from './numbers.ts';
import { listPlaces } from './places.ts';

type Statements = readonly ChartMessage[];

/** What a histogram counts, and in which classes. */
export function stateClasses({ x, classes }: Chart): Statements {
  if (!classes) return [];
  const { edges, rule, count, missing, unit } = classes;
  const [from = 0, next = 0] = edges;
  const width = Number((next - from).toPrecision(12));
  return [
    {
      code: 'values_classed',
      parameters: {
        name: x.name,
        count: countOf(count),
        missing: countOf(missing),
        classes: countOf(edges.length - 1),
        width: { value: width, decimals: null, unit },
        from,
        to: edges.at(-1) ?? from,
        rule,
      },
    },
  ];
}

export function stateSpread({ classes }: Chart): Statements {
  if (!classes) return [];
  const { least, greatest, mean, median, unit } = classes;
  const exact = (value: number): Amount => ({ value, decimals: null, unit });
  const decimals = Math.max(countDecimals(least), countDecimals(greatest));
  const about = (value: number): Amount => ({
    value,
    decimals: countDecimalsOfMean(value, decimals, [least, greatest]),
    unit,
  });
  return [
    {
      code: 'values_spread',
      parameters: {
        least: exact(least),
        greatest: exact(greatest),
        mean: about(mean),
        median: about(median),
      },
    },
  ];
}

/** Where most values are, where none, and whether they heap up in several places. */
export function stateShape({ series, classes }: Chart): Statements {
  const points = series[0]?.points ?? [];
  const counts = points.map(({ y }) => y ?? 0);
  const most = maxOf(counts);
  const fullest = points.filter(({ y }) => y === most);
  const empty = points.filter(({ y }) => y === 0);
  const peaks = points.filter((_, row) => isPeak(counts, row));
  return [
    {
      code: 'class_fullest',
      parameters: {
        count: countOf(most),
        share: shareOf(most, classes?.count ?? 1),
        places: listPlaces(fullest),
      },
    },
    ...(peaks.length > 1
      ? [{ code: 'classes_peak', parameters: { places: listPlaces(peaks) } } as const]
      : []),
    ...(empty.length > 0
      ? [{ code: 'classes_empty', parameters: { places: listPlaces(empty) } } as const]
      : []),
  ];
}

/** The first of equal neighbours stands for all of them. */
function isPeak(counts: readonly number[], row: number): boolean {
  const count = counts[row] ?? 0;
  if (count === 0 || counts[row - 1] === count) return false;
  let after = row + 1;
  while (counts[after] === count) after += 1;
  return (counts[row - 1] ?? 0) < count && (counts[after] ?? 0) < count;
}

export function stateBoxes(chart: Chart): Statements {
  const [least, greatest] = extentOf(chart);
  const count = (chart.boxes ?? []).reduce((sum, box) => sum + box.count, 0);
  const parameters = {
    name: chart.y.name,
    boxes: countOf(chart.series),
    count: countOf(count),
    least,
    greatest,
  };
  return [{ code: 'boxes_told', parameters }];
}

export function stateFiveNumbers(chart: Chart): Statements {
  return chart.series.map((series, index): ChartMessage => {
    const box = chart.boxes?.[index];
    const amount = createAmounts(series);
    const at = (row: number): Amount => amount(series.points[row]?.y ?? 0);
    return {
      code: 'five_numbers',
      parameters: {
        name: series.name,
        count: countOf(box?.count ?? 0),
        missing: countOf(box?.missing ?? 0),
        least: at(0),
        lower: at(1),
        median: at(2),
        upper: at(3),
        greatest: at(4),
        mean: amount(box?.mean ?? 0),
      },
    };
  });
}

function createAmounts(series: Series): (value: number) => Amount {
  const [least, greatest] = [series.points[0], series.points[4]].map((point) => point?.y ?? 0);
  const decimals = Math.max(countDecimals(least ?? 0), countDecimals(greatest ?? 0));
  return (value) => ({
    value,
    decimals: Math.min(countDecimals(value), countMeaningfulDecimals(value, decimals)),
    unit: series.unit,
  });
}

export function compareBoxes(chart: Chart): Statements {
  const { series, boxes } = chart;
  const medianOf = ({ points }: Series): number => points[2]?.y ?? 0;
  const widthOf = ({ points }: Series): number => (points[3]?.y ?? 0) - (points[1]?.y ?? 0);
  const outliers = series.flatMap((one, index): Statements => {
    const found = boxes?.[index]?.outliers ?? [];
    const amounts = (side: number): readonly Amount[] =>
      found
        .filter(({ value }) => Math.sign(value - medianOf(one)) === side)
        .map(({ value }) => ({ value, decimals: null, unit: one.unit }));
    const [above, below] = [amounts(1), amounts(-1)];
    return found.length === 0 ? [] : [{ code: 'box_outliers', parameters: { name: one.name, above, below } }];
  });
  const isOneUnit = series.every(({ unit }) => unit === series[0]?.unit);
  if (series.length < 2 || !isOneUnit) return outliers;
  const byMedian = series.toSorted((a, b) => medianOf(b) - medianOf(a));
  const widest = series.reduce((most, one) => (widthOf(one) > widthOf(most) ? one : most));
  const width = widthOf(widest);
  return [
    { code: 'medians_ordered', parameters: { names: byMedian.map(({ name }) => name) } },
    {
      code: 'box_widest',
      parameters: {
        name: widest.name,
        width: {
          value: width,
          decimals: countMeaningfulDecimals(width, Math.min(10, countSeriesDecimals(widest))),
          unit: widest.unit,
        },
      },
    },
    ...outliers,
  ];
}
