import { expect } from 'vitest';
import { addUp, type Check, isTrue, type Known, N, type Point, Q, readNumber, UNIT } from './known.ts';

/** By the normal equations. */
function fitTrend({ points }: Known): (x: number) => number {
  const n = points.length;
  const [sx, sy] = [addUp(points.map(({ x }) => x)), addUp(points.map(({ y }) => y))];
  const [sxx, sxy] = [addUp(points.map(({ x }) => x * x)), addUp(points.map(({ x, y }) => x * y))];
  const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
  return (x) => (sy - slope * sx) / n + slope * x;
}

function findPoint({ points }: Known, label: string): Point {
  const found = points.find((point) => point.label === label);
  if (!found) throw new Error(`There is no point “${label}”.`);
  return found;
}

/** What is said of graphs and of lines of trend, and what makes it true. */
export const CURVE_SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(
      `The trend line of ${Q} by least squares (rises|falls) by (${N})${UNIT} for each [^,]*, from (${N})${UNIT} at ${Q} to (${N})${UNIT} at ${Q}`,
      'g',
    ),
    ([name, way, by = '', from = '', first = '', to = '', last = ''], _, all) => {
      const of = all.find((one) => one.name === name);
      if (!of) throw new Error(`There is no “${name}”.`);
      const trend = fitTrend(of);
      isTrue(by, Math.abs(trend(1) - trend(0)));
      expect(way).toBe(trend(1) > trend(0) ? 'rises' : 'falls');
      isTrue(from, trend(findPoint(of, first).x));
      isTrue(to, trend(findPoint(of, last).x));
    },
  ],
  [
    new RegExp(`The trend line of ${Q} by least squares is level at (${N})`, 'g'),
    ([name, level = ''], _, all) => {
      const of = all.find((one) => one.name === name);
      if (of) isTrue(level, fitTrend(of)(0));
      expect(of).toBeDefined();
    },
  ],
  [
    new RegExp(`${Q} turns from (rising to falling|falling to rising) at ([^.]*(?:\\.\\d[^.]*)*)\\.`, 'g'),
    ([name, way, told = ''], of) => {
      expect(name).toBe(of.name);
      const sign = way === 'rising to falling' ? 1 : -1;
      for (const [, label = '', value = ''] of told.matchAll(new RegExp(`${Q} with (${N})`, 'g'))) {
        const at = of.points.findIndex((point) => point.label === label);
        const [before, here, after] = [of.points[at - 1]?.y, of.points[at]?.y, of.points[at + 1]?.y];
        if (before === undefined || here === undefined || after === undefined)
          throw new Error(`“${label}” has no neighbours.`);
        isTrue(value, here);
        expect(Math.min(sign * (here - before), sign * (here - after))).toBeGreaterThan(0);
      }
    },
  ],
  [
    new RegExp(`${Q} is zero ([^.]*(?:\\.\\d[^.]*)*)\\.`, 'g'),
    ([, told = ''], of) => {
      for (const [, from = '', to = ''] of told.matchAll(new RegExp(`between ${Q} and ${Q}`, 'g')))
        expect(findPoint(of, from).y * findPoint(of, to).y).toBeLessThan(0);
      for (const [, label = ''] of told.matchAll(new RegExp(`at ${Q}`, 'g')))
        expect(findPoint(of, label).y).toBe(0);
    },
  ],
  [
    new RegExp(`${Q} has no value at ([^.]*(?:\\.\\d[^.]*)*)\\.`, 'g'),
    ([, told = ''], of) => {
      const gaps = of.rows.filter((value) => value === null).length;
      const [, others = '0'] = /and (\d+) others/.exec(told) ?? [];
      expect([...told.matchAll(/“/g)].length + readNumber(others)).toBe(gaps);
    },
  ],
];
