import { maxOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from '../measure/chunks.ts';
import { visitMeetings } from '../measure/meetings.ts';
import { surveyDrawing } from '../measure/survey.ts';
import { walk } from '../model/walk.ts';
import { getProfile, PROFILES } from '../profiles/profiles.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { drawing, lines, shape } from '../testing/make.ts';
import { check } from './check.ts';
import { repair } from './repair.ts';
import { map } from './testing/map.ts';
import { formatFinding } from './words/finding-text.ts';

const paper = getProfile('swell-a4');

test('the same drawing gives the same findings in the same order', () => {
  const one = map(2000, 40);
  expect(check(one, paper)).toEqual(check(structuredClone(one), paper));
});

test('of each rule no more findings are collected than are wanted, and those are the first', () => {
  const crowded = map(2000, 40);
  const rules = new Map<string, number>();
  const first = check(crowded, paper).filter(({ rule }) => {
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
    return (rules.get(rule) ?? 0) <= 2;
  });
  expect(maxOf(rules.values())).toBeGreaterThan(2);
  expect(check(crowded, paper, 2)).toEqual(first);
});

test('checking and repairing any drawing ends, deletes nothing and adds nothing', () => {
  fc.assert(
    fc.property(arbitraryDrawing, fc.constantFrom(...PROFILES), ({ drawing: made }, medium) => {
      const findings = check(made, medium);
      for (const finding of findings) {
        const { measured, required } = finding;
        expect(formatFinding(finding)).toMatch(/[.…]$/);
        expect(Number.isFinite(measured) && Number.isFinite(required)).toBe(true);
      }
      const { drawing: after, remaining } = repair(made, findings, medium);
      expect([...walk(after)].map(({ item }) => item.id)).toEqual([...walk(made)].map(({ item }) => item.id));
      expect(remaining.length).toBeLessThanOrEqual(findings.length);
    }),
    { numRuns: 40 },
  );
});

/** How often two runs of segments are compared: the work that could grow with the square. */
function comparisons(points: number): number {
  const chunks = chunksOf(surveyDrawing(map(points, 150), paper).parts);
  let count = 0;
  visitMeetings({ ...chunks, owners: chunks.part }, 6, () => {
    count += 1;
    return true;
  });
  return count;
}

test('the work grows no faster than n log n from a thousand to a hundred thousand points', () => {
  const [small, middle, large] = [comparisons(1_000), comparisons(10_000), comparisons(100_000)];
  const nLogN = (n: number): number => n * Math.log(n);
  expect(middle / small).toBeLessThan((3 * nLogN(10_000)) / nLogN(1_000));
  expect(large / middle).toBeLessThan((3 * nLogN(100_000)) / nLogN(10_000));
});

test('a path of a million points is checked in finite time', () => {
  const points: number[] = [];
  for (let index = 0; index < 1_000_000; index += 1) {
    const reach = 20 + (70 * index) / 1_000_000;
    points.push(105 + reach * Math.cos(index / 100), 148 + reach * Math.sin(index / 100));
  }
  expect(check(drawing([shape('m', lines(points))]), paper).map(({ rule }) => rule)).not.toContain(
    'not-finite',
  );
});

test('hundreds of crossing lines are reported in a few findings', () => {
  const scattered = Array.from({ length: 300 }, (_, index) =>
    shape(
      `l${index}`,
      lines([(index * 37) % 210, (index * 53) % 297, (index * 89) % 210, (index * 101) % 297]),
    ),
  );
  expect(check(drawing(scattered), paper).length).toBeGreaterThan(0);
});
