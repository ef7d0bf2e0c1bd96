import {
  amount,
  bend,
  type ChartFacts,
  type ChartWording,
  isInTime,
  nameOf,
  pickTwo,
  placeOf,
  round,
  valuesOf,
  writeNumber,
} from './chart-facts.ts';
import type { Dice } from './dice.ts';

export type Write = ChartWording['write'];

export function wording(kind: string, ...writes: readonly Write[]): readonly ChartWording[] {
  return writes.map((write) => ({ kind, write }));
}

/** Writes about a value of one series; a chart of several names the series as well. */
export function aboutValue(
  write: (
    parts: { readonly name: string; readonly place: string; readonly what: string; readonly number: string },
    facts: ChartFacts,
    dice: Dice,
  ) => string,
): Write {
  return (facts, dice, isTrue) => {
    if (facts.form === 'scatter') return null;
    const series = dice.below(facts.series.length);
    const row = facts.rows[dice.below(facts.rows.length)];
    const value = row?.values[series];
    if (!row || value === undefined) return null;
    const number = amount(isTrue ? value : bend(value, dice), facts, dice);
    const what =
      facts.series.length > 1 ? `${facts.y.toLowerCase()} of ${facts.series[series]}` : facts.y.toLowerCase();
    return write(
      { name: nameOf(row.label, facts), place: placeOf(row.label, facts), what, number },
      facts,
      dice,
    );
  };
}

/** Writes about the highest or the lowest of a chart of one series, without equal ones. */
export function aboutEnd(
  isHigh: boolean,
  write: (
    parts: { readonly name: string; readonly place: string; readonly number: string },
    facts: ChartFacts,
  ) => string | null,
  isPlaceFalse: boolean,
): Write {
  return (facts, dice, isTrue) => {
    if (facts.series.length > 1 || facts.form === 'scatter') return null;
    const sorted = facts.rows.toSorted(
      (a, b) => ((b.values[0] ?? 0) - (a.values[0] ?? 0)) * (isHigh ? 1 : -1),
    );
    const [best, next] = sorted;
    if (!best || !next || best.values[0] === next.values[0]) return null;
    const other = sorted[1 + dice.below(sorted.length - 1)] ?? next;
    const row = isTrue || !isPlaceFalse ? best : other;
    const value = best.values[0] ?? 0;
    const number = amount(isTrue || isPlaceFalse ? (row.values[0] ?? 0) : bend(value, dice), facts, dice);
    return write({ name: nameOf(row.label, facts), place: placeOf(row.label, facts), number }, facts);
  };
}

/** Writes about two places, the higher of which comes first if the sentence is true. */
export function aboutTwo(write: (one: string, other: string, facts: ChartFacts) => string): Write {
  return (facts, dice, isTrue) => {
    if (facts.series.length > 1 || facts.form === 'scatter') return null;
    const two = pickTwo(facts, dice);
    if (!two) return null;
    const [high, low] = two.map((row) => nameOf(facts.rows[row]?.label ?? '', facts));
    return isTrue ? write(high ?? '', low ?? '', facts) : write(low ?? '', high ?? '', facts);
  };
}

export function aboutGap(
  write: (one: string, other: string, by: string, facts: ChartFacts) => string,
): Write {
  return (facts, dice, isTrue) => {
    if (facts.series.length > 1 || facts.form === 'scatter') return null;
    const two = pickTwo(facts, dice);
    if (!two) return null;
    const [a, b] = two.map((row) => facts.rows[row]);
    if (!a || !b) return null;
    const by = round((a.values[0] ?? 0) - (b.values[0] ?? 0));
    return write(
      nameOf(a.label, facts),
      nameOf(b.label, facts),
      amount(isTrue ? by : bend(by, dice), facts, dice),
      facts,
    );
  };
}

export function markOf({ form, x }: ChartFacts): string {
  return form === 'pie' || form === 'donut' ? 'slice' : form === 'bar' ? 'bar' : x.toLowerCase() || 'point';
}

export function aboutCount(write: (count: string, facts: ChartFacts) => string): Write {
  return (facts, dice, isTrue) => {
    if (facts.series.length > 1) return null;
    const count = facts.rows.length + (isTrue ? 0 : dice.pick([-2, -1, 1, 2, 3]));
    return write(writeNumber(count, dice), facts);
  };
}

export function aboutTrend(
  write: (way: 'up' | 'down', from: string, to: string, facts: ChartFacts, what: string) => string,
): Write {
  return (facts, dice, isTrue) => {
    if (!isInTime(facts)) return null;
    const series = dice.below(facts.series.length);
    const values = valuesOf(facts, series);
    const [from, to] = [0, facts.rows.length - 1];
    const change = (values[to] ?? 0) - (values[from] ?? 0);
    const middle = (values.length - 1) / 2;
    const slope = values.reduce((sum, value, at) => sum + (at - middle) * value, 0);
    if (Math.sign(change) !== Math.sign(slope) || Math.abs(change) < 0.05 * Math.abs(values[from] ?? 1))
      return null;
    const way = change > 0 === isTrue ? 'up' : 'down';
    const what = facts.series.length > 1 ? (facts.series[series] ?? '') : `the ${facts.y.toLowerCase()}`;
    return write(
      way,
      nameOf(facts.rows[from]?.label ?? '', facts),
      nameOf(facts.rows[to]?.label ?? '', facts),
      facts,
      what,
    );
  };
}

export function aboutEnds(write: (name: string, isLast: boolean, facts: ChartFacts) => string): Write {
  return (facts, dice, isTrue) => {
    if (facts.form === 'scatter' || facts.form === 'pie' || facts.form === 'donut') return null;
    const isLast = dice.below(2) === 1;
    const right = isLast ? facts.rows.length - 1 : 0;
    const at = isTrue
      ? right
      : isLast
        ? dice.below(facts.rows.length - 1)
        : 1 + dice.below(facts.rows.length - 1);
    return write(nameOf(facts.rows[at]?.label ?? '', facts), isLast, facts);
  };
}
