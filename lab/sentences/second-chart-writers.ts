import { amount, bend, type ChartFacts, isInTime, nameOf, pickTwo, round, valuesOf } from './chart-facts.ts';
import type { Write } from './chart-writers.ts';

/** Writes of one series whose form is not of points. */
export function ofOne(write: Write): Write {
  return (facts, dice, isTrue) =>
    facts.series.length > 1 || facts.form === 'scatter' ? null : write(facts, dice, isTrue);
}

export function aboutRank(write: (name: string, facts: ChartFacts) => string): Write {
  return ofOne((facts, dice, isTrue) => {
    const sorted = facts.rows.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
    if (new Set(sorted.map(({ values }) => values[0])).size < sorted.length || sorted.length < 4) return null;
    const row = sorted[isTrue ? 1 : dice.pick([0, 2, 3])];
    return row ? write(nameOf(row.label, facts), facts) : null;
  });
}

export function aboutTimes(write: (one: string, other: string, factor: number) => string | null): Write {
  return ofOne((facts, _, isTrue) => {
    for (const a of facts.rows)
      for (const b of facts.rows) {
        const [one = 0, other = 0] = [a.values[0], b.values[0]];
        const factor = one / other;
        if (other <= 0 || one <= 0) continue;
        const near = Math.round(factor);
        const isNear = near >= 2 && near <= 4 && Math.abs(factor / near - 1) < 0.03;
        const isFar = factor > 1.15 && factor < 1.6;
        if (isTrue ? isNear : isFar)
          return write(
            nameOf(a.label, facts),
            nameOf(b.label, facts),
            isTrue ? near : 2 + (a.label.length % 2),
          );
      }
    return null;
  });
}

export function aboutOrder(write: (one: string, other: string, facts: ChartFacts) => string): Write {
  return (facts, dice, isTrue) => {
    if (facts.form === 'scatter' || facts.form === 'pie' || facts.form === 'donut' || isInTime(facts))
      return null;
    const first = dice.below(facts.rows.length - 1);
    const [one, other] = [facts.rows[first], facts.rows[first + 1]].map((row) =>
      nameOf(row?.label ?? '', facts),
    );
    return isTrue ? write(one ?? '', other ?? '', facts) : write(other ?? '', one ?? '', facts);
  };
}

export function aboutAll(write: (one: readonly string[], numbers: readonly string[]) => string): Write {
  return ofOne((facts, dice, isTrue) => {
    const from = dice.below(Math.max(1, facts.rows.length - 2));
    const rows = facts.rows.slice(from, from + 3);
    if (rows.length < 3) return null;
    const wrong = isTrue ? -1 : dice.below(3);
    return write(
      rows.map(({ label }) => nameOf(label, facts)),
      rows.map(({ values: [value = 0] }, at) =>
        amount(at === wrong ? bend(value, dice) : value, facts, dice),
      ),
    );
  });
}

export function aboutSteps(
  write: (from: string, to: string, way: 'up' | 'down', by: string, what: string) => string,
): Write {
  return (facts, dice, isTrue) => {
    if (!isInTime(facts) || facts.series.length > 1) return null;
    const at = 1 + dice.below(facts.rows.length - 1);
    const [before, after] = [facts.rows[at - 1], facts.rows[at]];
    const change = (after?.values[0] ?? 0) - (before?.values[0] ?? 0);
    if (!before || !after || Math.abs(change) < 1) return null;
    const way = change > 0 === isTrue ? 'up' : 'down';
    return write(
      nameOf(before.label, facts),
      nameOf(after.label, facts),
      way,
      amount(round(Math.abs(change)), facts, dice),
      facts.y.toLowerCase(),
    );
  };
}

export function aboutSum(write: (one: string, other: string, sum: string) => string): Write {
  return ofOne((facts, dice, isTrue) => {
    const two = pickTwo(facts, dice);
    if (!two) return null;
    const [a, b] = two.map((row) => facts.rows[row]);
    const sum = round((a?.values[0] ?? 0) + (b?.values[0] ?? 0));
    return write(
      nameOf(a?.label ?? '', facts),
      nameOf(b?.label ?? '', facts),
      amount(isTrue ? sum : bend(sum, dice), facts, dice),
    );
  });
}

export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function writeLimit(
  write: (count: string, limit: string, facts: ChartFacts, isAll: boolean) => string | null,
): Write {
  return ofOne((facts, dice, isTrue) => {
    const values = valuesOf(facts);
    const sorted = values.toSorted((a, b) => a - b);
    const low = sorted[0] ?? 0;
    const second = sorted[2] ?? 0;
    const limit = isTrue ? Math.floor(low - 1) : Math.ceil(second - 0.5);
    if (limit <= 0 || values.includes(limit) || (!isTrue && limit <= low)) return null;
    return write('', amount(limit, facts, dice), facts, true);
  });
}
