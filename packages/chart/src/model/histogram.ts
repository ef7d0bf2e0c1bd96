import { chooseClasses } from '../statistics/classes.ts';
import { computeMean, computeQuantile } from '../statistics/numbers.ts';
import type { NumberColumn } from '../table/table.ts';
import { writeNumber } from '../terms/numbers.ts';
import { findTerms } from '../terms/terms.ts';
import { axisTitle, type Chart, type DataPoint } from './chart.ts';

/** How often the values of a column lie in each of its classes; null where it has none. */
export function createHistogram(
  { name, unit, values }: NumberColumn,
  title: string | undefined,
  language: string,
): Chart | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const [least, greatest] = [known[0], known.at(-1)];
  if (least === undefined || greatest === undefined) return null;
  const { edges, rule } = chooseClasses(known);
  const terms = findTerms(language);
  const write = (value: number): string => writeNumber(language, value);
  const points = edges.slice(0, -1).map((from, x): DataPoint => {
    const to = edges[x + 1] ?? from;
    const count = known.filter((value) => value >= from && value < to).length;
    return { label: terms.range(write(from), write(to)), x, y: count, text: write(count) };
  });
  return {
    version: 1,
    type: 'histogram',
    title: title ?? terms.title(terms.count, axisTitle({ name, unit })),
    language,
    x: { name, unit, kind: 'category' },
    y: { name: terms.count, unit: null, kind: 'number' },
    series: [{ name: terms.count, unit: null, points }],
    classes: {
      edges,
      rule,
      unit,
      count: known.length,
      missing: values.length - known.length,
      least,
      greatest,
      mean: computeMean(known),
      median: computeQuantile(known, 0.5),
    },
  };
}
