import { describe, expect, test } from 'vitest';
import {
  areFew,
  areSurelyMore,
  type Estimate,
  isFoundByReading,
  isShorterToWalk,
  SAMPLED_OF,
} from './estimate-rules.ts';

function estimate(sampled: number, found: number): Estimate {
  const none = { phrase: 0, title: 0, 'title-parts': 0, words: 0 };
  return { documents: sampled * SAMPLED_OF, matches: { ...none, parts: found * SAMPLED_OF } };
}

/** How likely so many of the sample are, or more, where a search finds 10,000 in all: by the law of rare events. */
function findLikelihood(sampled: number): number {
  const expected = 10_000 / SAMPLED_OF;
  let term = Math.exp(-expected);
  let sum = 0;
  for (let count = 0; count < sampled + 100; count += 1) {
    if (count >= sampled) sum += term;
    term *= expected / (count + 1);
  }
  return sum;
}

describe('what the sample tells of a search', () => {
  test('is believed without counting only where an error is less likely than a fault of the machine', () => {
    const least = Array.from({ length: 100 }, (_, found) => found).find((found) =>
      areSurelyMore(estimate(500, found)),
    );
    expect(least).toBeGreaterThan(0);
    expect(findLikelihood(least ?? 0)).toBeLessThan(1e-22);
  });

  test('has few matches looked at all together, and those of a common word found by reading', () => {
    expect([areFew(estimate(500, 9)), areFew(estimate(500, 10))]).toEqual([true, false]);
    expect([isFoundByReading(estimate(500, 125)), isFoundByReading(estimate(500, 126))]).toEqual([
      false,
      true,
    ]);
  });

  test('has a page walked to where that looks at fewer rows than all matches are', () => {
    const of = estimate(500, 0);
    expect(isShorterToWalk(of, 10_000, 25)).toBe(true);
    expect(isShorterToWalk(of, 5000, 25)).toBe(false);
    expect(isShorterToWalk(of, 10_000, 1000)).toBe(false);
  });
});
