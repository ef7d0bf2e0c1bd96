import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { type Check, type Known, Q } from './known.ts';

function listSteps({ points }: Known) {
  return points.slice(1).map((point, index) => ({
    years: point.y - (points[index]?.y ?? 0),
    from: points[index]?.label,
    to: point.label,
  }));
}

function expectApart(found: readonly string[], of: Known, years: number): void {
  const [told, from, to] = found;
  expect(Number(told)).toBe(years);
  expect(listSteps(of)).toContainEqual({ years, from, to });
}

/** Every sentence about a time line that holds a number, and what makes it true. */
export const EVENT_SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(`The line shows ${Q}, from ${Q} to ${Q}\\.`, 'g'),
    ([name, first, last], of) => {
      expect([name, Number(first), Number(last)]).toEqual([of.name, minOf(of.values), maxOf(of.values)]);
    },
  ],
  [
    /There (?:is|are) (\d+) events?(?:, and (\d+) without a time)?\./g,
    ([count, missing = '0'], of) => {
      expect([Number(count), Number(missing)]).toEqual([of.values.length, of.rows.length - of.values.length]);
    },
  ],
  [
    /In their order: (.*?)\.(?: The|$)/g,
    ([told = ''], of) => {
      const events = told
        .split('; ')
        .map((event) => [...event.matchAll(/“([^”]*)”/g)].map(([, words]) => words));
      expect(events).toEqual(of.points.map(({ label, y }) => [label, String(y)]));
    },
  ],
  [
    new RegExp(`longest time between two that follow each other is (\\d+) years?, from ${Q} to ${Q}\\.`, 'g'),
    (found, of) => expectApart(found, of, maxOf(listSteps(of).map(({ years }) => years))),
  ],
  [
    new RegExp(
      `shortest time between two that follow each other is (\\d+) years?, from ${Q} to ${Q}\\.`,
      'g',
    ),
    (found, of) =>
      expectApart(found, of, minOf(listSteps(of).flatMap(({ years }) => (years > 0 ? [years] : [])))),
  ],
];
