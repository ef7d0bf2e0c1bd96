import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { CURVE_SENTENCES } from './curve-sentences.ts';
import { DISTRIBUTION_SENTENCES } from './distribution-sentences.ts';
import { EVENT_SENTENCES } from './event-sentences.ts';
import { addUp, type Check, isTrue, type Known, N, type Point, Q, sortValues, UNIT } from './known.ts';
import { unitOf } from './view.ts';

function computeMedian(values: readonly number[]): number {
  const [low, high] = [
    sortValues(values)[Math.ceil(values.length / 2) - 1],
    sortValues(values)[Math.floor(values.length / 2)],
  ];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
function computePearson(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const n = points.length;
  const [sx, sy] = [addUp(xs), addUp(ys)];
  const top = n * addUp(points.map(({ x, y }) => x * y)) - sx * sy;
  return (
    top / Math.sqrt((n * addUp(xs.map((x) => x * x)) - sx * sx) * (n * addUp(ys.map((y) => y * y)) - sy * sy))
  );
}
function listSteps({
  points,
}: Known): readonly { readonly by: number; readonly from: string; readonly to: string }[] {
  return points.slice(1).map((point, index) => ({
    by: point.y - (points[index]?.y ?? 0),
    from: points[index]?.label ?? '',
    to: point.label,
  }));
}
function findValueAtLabel({ points }: Known, label: string): number {
  return points.find((point) => point.label === label)?.y ?? NaN;
}

/** How much the one is above the other, wherever both have a value. */
function pairUp(all: readonly Known[], first?: string, second?: string): readonly number[] {
  const [a = [], b = []] = [first, second].map((name) => all.find((one) => one.name === name)?.rows ?? []);
  return a.flatMap((y, row) => {
    const other = b[row] ?? null;
    return y === null || other === null ? [] : [y - other];
  });
}

/** The values of the unit that an axis names; of all, where there is only one unit. */
function listOfAxis(all: readonly Known[], axis = ''): readonly number[] {
  const alike = all.filter(({ unit }) => unit === unitOf(axis));
  const units = new Set(all.map(({ unit }) => unit));
  return (units.size > 1 ? alike : all).flatMap(({ values }) => values);
}

/** Every sentence that holds a number, and what makes it true. */
const SENTENCES: readonly (readonly [RegExp, Check])[] = [
  ...DISTRIBUTION_SENTENCES,
  ...CURVE_SENTENCES,
  ...EVENT_SENTENCES,
  [
    new RegExp(`${Q} has (\\d+) values?(?:, and (\\d+) missing)?\\.`, 'g'),
    ([, count, missing = '0'], of) => {
      expect(Number(count)).toBe(of.values.length);
      expect(Number(missing)).toBe(of.rows.length - of.values.length);
    },
  ],
  [
    new RegExp(`The highest is (${N})${UNIT} at ${Q}`, 'g'),
    ([value = '', label = ''], of) => {
      isTrue(value, maxOf(of.values));
      expect(of.points.some((point) => point.label === label && point.y === maxOf(of.values))).toBe(true);
    },
  ],
  [
    new RegExp(`The lowest is (${N})${UNIT} at ${Q}`, 'g'),
    ([value = '', label = ''], of) => {
      isTrue(value, minOf(of.values));
      expect(of.points.some((point) => point.label === label && point.y === minOf(of.values))).toBe(true);
    },
  ],
  [
    / and (\d+) others/g,
    ([count], of) => {
      const most = Math.max(
        ...[maxOf(of.values), minOf(of.values)].map(
          (value) => of.values.filter((one) => one === value).length,
        ),
      );
      expect(Number(count) + 2).toBeLessThanOrEqual(most);
    },
  ],
  [
    new RegExp(`It is (${N})${UNIT} at ${Q}`, 'g'),
    ([value = '', label = ''], of) => isTrue(value, findValueAtLabel(of, label)),
  ],
  [
    new RegExp(`All are (${N})`, 'g'),
    ([value = ''], of) => of.values.forEach((right) => isTrue(value, right)),
  ],
  [
    new RegExp(`The mean is (${N})${UNIT} and the median (${N})`, 'g'),
    ([mean = '', middle = ''], of) => {
      isTrue(mean, addUp(of.values) / of.values.length);
      isTrue(middle, computeMedian(of.values));
    },
  ],
  [new RegExp(`The sum is (${N})`, 'g'), ([value = ''], of) => isTrue(value, addUp(of.values))],
  [
    new RegExp(`(rises|falls) from (${N})${UNIT} at ${Q} to (${N})${UNIT} at ${Q}`, 'g'),
    ([way, first = '', from = '', last = '', to = ''], of) => {
      isTrue(first, of.values[0] ?? NaN);
      isTrue(last, of.values.at(-1) ?? NaN);
      expect([from, to]).toEqual([of.points[0]?.label, of.points.at(-1)?.label]);
      expect(way).toBe((of.values.at(-1) ?? 0) > (of.values[0] ?? 0) ? 'rises' : 'falls');
    },
  ],
  [
    new RegExp(`ends where it begins, at (${N})`, 'g'),
    ([value = ''], of) => {
      isTrue(value, of.values[0] ?? NaN);
      isTrue(value, of.values.at(-1) ?? NaN);
    },
  ],
  [
    new RegExp(`stays at (${N})`, 'g'),
    ([value = ''], of) => of.values.forEach((right) => isTrue(value, right)),
  ],
  [
    new RegExp(`largest step (up|down) is (${N})${UNIT}, from ${Q} to ${Q}`, 'g'),
    ([way, value = '', from, to], of) => {
      const sign = way === 'up' ? 1 : -1;
      const most = maxOf(listSteps(of).map(({ by }) => sign * by));
      isTrue(value, most);
      expect(
        listSteps(of).some(
          (step) => step.from === from && step.to === to && Math.abs(sign * step.by - most) < 1e-9,
        ),
      ).toBe(true);
    },
  ],
  [
    new RegExp(`The highest is (${N}) times the lowest`, 'g'),
    ([value = ''], of) => isTrue(value, maxOf(of.values) / minOf(of.values)),
  ],
  [
    /(\d+) values? lies? below zero/g,
    ([count], of) => expect(Number(count)).toBe(of.values.filter((value) => value < 0).length),
  ],
  [new RegExp(`correlation is (${N})`, 'g'), ([value = ''], of) => isTrue(value, computePearson(of.points))],
  [
    new RegExp(`((?:${Q} is ${N} %(?:, | and )?)+); no other part is larger`, 'g'),
    ([list = ''], of) => {
      const told = [...list.matchAll(new RegExp(`${Q} is (${N}) %`, 'g'))];
      const values = told.map(([, label = '']) => findValueAtLabel(of, label));
      for (const [index, [, , value = '']] of told.entries())
        isTrue(value, (100 * (values[index] ?? NaN)) / addUp(of.values));
      expect(sortValues(values)).toEqual(sortValues(of.values).slice(-told.length));
    },
  ],
  [
    new RegExp(`${Q} is (${N}) %`, 'g'),
    ([label = '', value = ''], of) => isTrue(value, (100 * findValueAtLabel(of, label)) / addUp(of.values)),
  ],
  [
    new RegExp(`${Q} is higher than ${Q} in (\\d+) of (\\d+) places?(?:, and equal in (\\d+))?\\.`, 'g'),
    ([first, second, higher, places, equal = '0'], _, all) => {
      const pairs = pairUp(all, first, second);
      const count = (sign: number): number => pairs.filter((by) => Math.sign(by) === sign).length;
      expect([Number(higher), Number(equal), Number(places)]).toEqual([count(1), count(0), pairs.length]);
    },
  ],
  [
    new RegExp(`${Q} and ${Q} are equal in (?:the one place|all (\\d+) places)\\.`, 'g'),
    ([first, second, places = '1'], _, all) =>
      expect(pairUp(all, first, second)).toEqual(Array.from({ length: Number(places) }, () => 0)),
  ],
  [
    /(\d+) (?:categories|category|places?) from/g,
    ([count], of) => expect(Number(count)).toBe(of.rows.length),
  ],
  [
    new RegExp(`, (\\d+) (?:categories|category|places?), (?:all at )?${Q}`, 'g'),
    ([count, label], of) => {
      expect(Number(count)).toBe(of.rows.length);
      expect([...new Set(of.points.map((point) => point.label))]).toEqual([label]);
    },
  ],
  [
    new RegExp(`(${Q}; )?[Tt]he values lie between (${N}) and (${N})(?:, in ([^.]*))?\\.`, 'g'),
    ([, axis, least = '', greatest = '', unit = ''], _, all) => {
      const values = listOfAxis(all, axis ?? (unit && `values (${unit})`));
      isTrue(least, minOf(values));
      isTrue(greatest, maxOf(values));
    },
  ],
  [
    new RegExp(`(?:[Ee]very|the only) value is (${N})`, 'g'),
    ([value = ''], _, all) => all.flatMap(({ values }) => values).forEach((right) => isTrue(value, right)),
  ],
  [
    new RegExp(
      `highest total is (${N})${UNIT} at ${Q}(?: and “[^”]*”)?, the lowest total (${N})${UNIT} at ${Q}`,
      'g',
    ),
    ([most = '', at = '', least = '', lowestAt = ''], _, all) => {
      const totals = (all[0]?.points ?? []).map(({ label }) => ({
        label,
        sum: addUp(all.map((one) => findValueAtLabel(one, label))),
      }));
      const sums = totals.map(({ sum }) => sum).filter((sum) => !Number.isNaN(sum));
      isTrue(most, maxOf(sums));
      isTrue(least, minOf(sums));
      const sumAt = (label: string): number => totals.find((one) => one.label === label)?.sum ?? NaN;
      isTrue(most, sumAt(at));
      isTrue(least, sumAt(lowestAt));
    },
  ],
  [
    new RegExp(`Each total is (${N})`, 'g'),
    ([total = ''], _, all) => {
      for (const { label } of all[0]?.points ?? [])
        isTrue(total, addUp(all.map((one) => findValueAtLabel(one, label))));
    },
  ],
  [/There are (\d+) series/g, ([count], _, all) => expect(Number(count)).toBe(all.length)],
  [/into (\d+) parts?/g, ([count], of) => expect(Number(count)).toBe(of.rows.length)],
];

/** Statistics and trends speak of one series after another, each begun by its name. */
function findPieces(text: string, all: readonly Known[]): readonly (readonly [piece: string, of: Known])[] {
  const starts = all
    .flatMap((of) =>
      [...text.matchAll(new RegExp(`“${of.name}” (?:has|rises|falls|ends|stays|from|shows)`, 'g'))].map(
        ({ index }) => ({ index, of }),
      ),
    )
    .sort((a, b) => a.index - b.index);
  const [only] = all;
  if (!only) return [];
  return [{ index: 0, of: starts[0]?.of ?? only }, ...starts].map(
    ({ index, of }, order) => [text.slice(index, starts[order]?.index), of] as const,
  );
}

/** Holds every number of a description against its source, and says how many sentences had one. */
export function expectTrue(levels: readonly string[], all: readonly Known[]): number {
  let checked = 0;
  for (const level of levels)
    for (const [piece, of] of findPieces(level, all)) {
      let rest = piece;
      for (const [pattern, check] of SENTENCES)
        rest = rest.replaceAll(pattern, (...found: string[]) => {
          const groups = found.slice(
            1,
            found.findIndex((part) => typeof part === 'number'),
          );
          check(groups, of, all);
          checked += 1;
          return '';
        });
      // What no sentence above accounts for is no number at all.
      expect(rest.replaceAll(/“[^”]*”/g, ''), `unchecked in ${piece}`).not.toMatch(/\d/);
    }
  return checked;
}
