import { expect, test } from 'vitest';
import { surveyDrawing } from '../measure/survey.ts';
import { getProfile, PROFILES } from '../profiles/profiles.ts';
import { drawing, lines, rect, shape, text } from '../testing/make.ts';
import { check, findFirst } from './check.ts';

/** Lines too near, shapes too small and words without braille: there is something to find for each medium. */
const crowded = drawing([
  shape('first', lines([20, 100, 180, 100])),
  shape('second', lines([20, 101.5, 180, 101.5])),
  shape('dot', rect(60, 60, 2, 2)),
  text('word', 'sea', { at: { x: 60, y: 64 } }),
]);

test.each(PROFILES)('the first finding for $id is the first of all that are found for it', (profile) => {
  const all = check(crowded, profile);
  expect(all.length).toBeGreaterThan(0);
  expect(findFirst(crowded, profile)).toEqual(all[0]);
  // Without the rules that found the first ones, the next is first: each rule is asked for its media alone.
  const rules = [...new Set(all.map(({ rule }) => rule))];
  for (const [index] of rules.entries()) {
    const without = rules.slice(0, index);
    expect(findFirst(crowded, profile, without)).toEqual(all.find(({ rule }) => !without.includes(rule)));
  }
  expect(findFirst(crowded, profile, rules)).toBeUndefined();
});

test('a thousand parts at one place are told as too dense before all of them are paired', {
  tags: 'exhaustive',
}, () => {
  const stacked = drawing(Array.from({ length: 1000 }, (_, at) => shape(`box-${at}`, rect(20, 20, 1, 1))));
  const { pairs } = surveyDrawing(stacked, getProfile('swell-a4')).near();
  expect(pairs.length).toBeLessThan((1000 * 999) / 2);
  expect(findFirst(stacked, getProfile('swell-a4'))?.code).toBe('drawing_too_dense');
});
