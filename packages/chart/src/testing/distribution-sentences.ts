import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { addUp, type Check, isTrue, type Known, N, Q, readNumber, sortValues, UNIT } from './known.ts';

/** The rest of a sentence, with names that may hold a point. */
const REST = '(?:[^.“]|“[^”]*”)*';

function countBetween({ values }: Known, from: number, to: number): number {
  return values.filter((value) => from <= value && value < to).length;
}

function readClass(label: string): readonly [from: number, to: number] {
  const [from = NaN, to = NaN] = label.split(' to ').map(readNumber);
  return [from, to];
}

function findQuartile({ values }: Known, quarters: number): number {
  const sorted = sortValues(values);
  const rank = 1 + ((sorted.length - 1) * quarters) / 4;
  const [below, above] = [sorted[Math.floor(rank) - 1] ?? 0, sorted[Math.ceil(rank) - 1] ?? 0];
  return below + (above - below) * (rank - Math.floor(rank));
}

/** The most that lie in any class as wide as this one, beside it. */
function findMost(of: Known, label: string): number {
  const [from, to] = readClass(label);
  const width = to - from;
  const first = Math.floor((minOf(of.values) - from) / width);
  const last = Math.floor((maxOf(of.values) - from) / width);
  const counts = Array.from({ length: last - first + 1 }, (_, index) => {
    const begin = Number((from + (first + index) * width).toPrecision(12));
    return countBetween(of, begin, Number((begin + width).toPrecision(12)));
  });
  return maxOf(counts);
}

/** What is said of histograms and box plots, and what makes it true. */
export const DISTRIBUTION_SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(
      `It counts (\\d+) values? of ${Q} in (\\d+) class(?:es)? from (${N}) to (${N}), each (${N})${UNIT} wide(?:; (\\d+) missing)?\\.`,
      'g',
    ),
    ([count, name, classes, from = '', to = '', width = '', missing = '0'], of) => {
      expect([Number(count), name]).toEqual([of.values.length, of.name]);
      expect(Number(missing)).toBe(of.rows.length - of.values.length);
      isTrue(width, (readNumber(to) - readNumber(from)) / Number(classes));
      expect(readNumber(from)).toBeLessThanOrEqual(minOf(of.values));
      expect(readNumber(to)).toBeGreaterThan(maxOf(of.values));
    },
  ],
  [
    new RegExp(
      `The values go from (${N})${UNIT} to (${N})${UNIT}; their mean is (${N})${UNIT} and their median (${N})`,
      'g',
    ),
    ([least = '', greatest = '', mean = '', median = ''], of) => {
      isTrue(least, minOf(of.values));
      isTrue(greatest, maxOf(of.values));
      isTrue(mean, addUp(of.values) / of.values.length);
      isTrue(median, findQuartile(of, 2));
    },
  ],
  [
    new RegExp(
      `Most values, (\\d+) or (${N}) %, are in (?:the class|each of the classes) ${Q}${REST}\\.`,
      'g',
    ),
    ([count, percent = '', label = ''], of) => {
      expect(Number(count)).toBe(countBetween(of, ...readClass(label)));
      expect(Number(count)).toBe(findMost(of, label));
      isTrue(percent, (100 * Number(count)) / of.values.length);
    },
  ],
  [
    new RegExp(`There are peaks at (${REST}), with lower classes between them\\.`, 'g'),
    ([labels = ''], of) => {
      for (const [, label = ''] of labels.matchAll(/“([^”]*)”/g)) {
        const [from, to] = readClass(label);
        const beside = countBetween(of, from - (to - from), from);
        expect(countBetween(of, from, to)).toBeGreaterThan(beside);
      }
    },
  ],
  [
    new RegExp(`No value is in (${REST})\\.`, 'g'),
    ([labels = ''], of) => {
      for (const [, label = ''] of labels.matchAll(/“([^”]*)”/g))
        expect(countBetween(of, ...readClass(label))).toBe(0);
    },
  ],
  [
    new RegExp(`${Q} has (\\d+) values?(?:, and (\\d+) missing)?:`, 'g'),
    ([name, count, missing = '0'], of) => {
      expect([name, Number(count), Number(missing)]).toEqual([
        of.name,
        of.values.length,
        of.rows.length - of.values.length,
      ]);
    },
  ],
  [
    new RegExp(
      ` lowest (${N})${UNIT}, lower quartile (${N})${UNIT}, median (${N})${UNIT}, upper quartile (${N})${UNIT}, highest (${N})${UNIT}\\. The mean is (${N})`,
      'g',
    ),
    (found, of) => {
      for (const [quarters, text] of found.slice(0, 5).entries()) isTrue(text, findQuartile(of, quarters));
      isTrue(found[5] ?? '', addUp(of.values) / of.values.length);
    },
  ],
  [/in (\d+) boxes/g, ([boxes], _, all) => expect(Number(boxes)).toBe(all.length)],
  [
    new RegExp(`widest in ${Q}: (${N})`, 'g'),
    ([name, width = ''], _, all) => {
      const widths = all.map((one) => findQuartile(one, 3) - findQuartile(one, 1));
      isTrue(width, maxOf(widths));
      expect(widths[all.findIndex((one) => one.name === name)]).toBeCloseTo(maxOf(widths), 9);
    },
  ],
  [
    new RegExp(`In ${Q}, ([^“]*?far (?:above|below) the rest(?:[^“]*?far below the rest)?)\\.`, 'g'),
    ([name, told = ''], _, all) => {
      const of = all.find((one) => one.name === name);
      if (!of) throw new Error(`There is no “${name}”.`);
      const [lower, upper] = [findQuartile(of, 1), findQuartile(of, 3)];
      const reach = 1.5 * (upper - lower);
      const far = of.values.filter((value) => value < lower - reach || value > upper + reach);
      const others = [...told.matchAll(/(\d+) others/g)].reduce((sum, [, more]) => sum + Number(more), 0);
      const numbers = [...told.replaceAll(/\d+ others/g, '').matchAll(new RegExp(N, 'g'))].map(
        ([text]) => text,
      );
      expect(numbers.length + others).toBe(far.length);
      for (const text of numbers) expect(far).toContain(readNumber(text));
    },
  ],
];
