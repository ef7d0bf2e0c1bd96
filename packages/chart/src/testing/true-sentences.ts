import { expect } from 'vitest';
import { CURVE_SENTENCES } from './curve-sentences.ts';
import { DISTRIBUTION_SENTENCES } from './distribution-sentences.ts';
import { EVENT_SENTENCES } from './event-sentences.ts';
import { addUp, type Check, isTrue, type Known, N, type Point, Q, sortValues, UNIT } from './known.ts';

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
      isTrue(value, Math.max(...of.values));
      expect(of.points.some((point) => point.label === label && point.y === Math.max(...of.values))).toBe(
        true,
      );
    },
  ],
  [
    new RegExp(`The lowest is (${N})${UNIT} at ${Q}`, 'g'),
    ([value = '', label = ''], of) => {
      isTrue(value, Math.min(...of.values));
      expect(of.points.some((point) => point.label === label && point.y === Math.min(...of.values))).toBe(
        true,
      );
    },
  ],
  [
    / and (\d+) others/g,
    ([count], of) => {
      const most = Math.max(
        ...[Math.max(...of.values), Math.min(...of.values)].map(
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
    new RegExp(`steepest (rise|fall) is by (${N})${UNIT}, from ${Q} to ${Q}`, 'g'),
    ([way, value = '', from, to], of) => {
      const sign = way === 'rise' ? 1 : -1;
      const most = Math.max(...listSteps(of).map(({ by }) => sign * by));
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
    ([value = ''], of) => isTrue(value, Math.max(...of.values) / Math.min(...of.values)),
  ],
  [
    /(\d+) values? lies? below zero/g,
    ([count], of) => expect(Number(count)).toBe(of.values.filter((value) => value < 0).length),
  ],
  [new RegExp(`correlation is (${N})`, 'g'), ([value = ''], of) => isTrue(value, computePearson(of.points))],
  [
    new RegExp(`${Q} is (${N}) %`, 'g'),
    ([label = '', value = ''], of) => isTrue(value, (100 * findValueAtLabel(of, label)) / addUp(of.values)),
  ],
  [
    new RegExp(`${Q} is higher than ${Q} in (\\d+) of (\\d+) places?`, 'g'),
    ([first, second, higher, places], _, all) => {
      const [a, b] = [first, second].map((name) => all.find((one) => one.name === name)?.rows ?? []);
      const pairs = (a ?? []).flatMap((y, row) =>
        y === null || (b?.[row] ?? null) === null ? [] : [y - (b?.[row] ?? 0)],
      );
      expect([Number(higher), Number(places)]).toEqual([pairs.filter((by) => by > 0).length, pairs.length]);
    },
  ],
  [
    /(\d+) (?:categories|category|places?) from/g,
    ([count], of) => expect(Number(count)).toBe(of.rows.length),
  ],
  [/, (\d+) (?:category|place), /g, ([count], of) => expect(Number(count)).toBe(of.rows.length)],
  [
    new RegExp(`values lie between (${N}) and (${N})\\.`, 'g'),
    ([least = '', greatest = ''], _, all) => {
      isTrue(least, Math.min(...all.flatMap(({ values }) => values)));
      isTrue(greatest, Math.max(...all.flatMap(({ values }) => values)));
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
      isTrue(most, Math.max(...sums));
      isTrue(least, Math.min(...sums));
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
