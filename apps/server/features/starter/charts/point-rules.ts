import { type Chart, valuesOf } from '@relievo/chart/model';
import { writeRounded } from '@relievo/chart/words';
import { maxOf, numberText } from '@relievo/words';

/** What a value is among the others, one sentence for each point of the first series. */
export function pointWords(chart: Chart): readonly string[] {
  const [series] = chart.series;
  if (!series) return [];
  const values = valuesOf(series);
  const decimals = maxOf(series.points.map(({ text }) => text.split('.')[1]?.length ?? 0));
  return values.map((value, index) =>
    chart.type === 'bar' || chart.type === 'pie'
      ? rankOf(value, values)
      : stepTo(value, values[index - 1], decimals),
  );
}

function rankOf(value: number, values: readonly number[]): string {
  const greater = values.filter((other) => other > value).length;
  const equal = values.filter((other) => other === value).length - 1;
  const place = `Place ${greater + 1} of ${values.length}, counted from the greatest`;
  return equal > 0 ? `${place}; as much as ${equal} other.` : `${place}.`;
}

function stepTo(value: number, before: number | undefined, decimals: number): string {
  if (before === undefined) return `It begins with ${numberText(value)}.`;
  const step = writeRounded(Math.abs(value - before), decimals);
  if (value === before) return 'As much as the one before.';
  return `${step} ${value > before ? 'more' : 'less'} than the one before.`;
}
