import { translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { textBox } from '../geometry/text-box.ts';
import type { TextItem } from '../model/drawing.ts';
import { getProfile } from '../profiles/profiles.ts';
import { A4, drawing, lines, shape, text } from '../testing/make.ts';
import { check, findFirst } from './check.ts';

const paper = getProfile('swell-a4');

function word(id: string, x: number, y: number): TextItem {
  return text(id, 'kl', { at: { x, y }, braille: translateLetters('kl') });
}
/** Two words, so far from the edge of the one to that of the other. */
function placeWords(gap: number, down = 0) {
  const first = word('a', 50, 60);
  const { width } = textBox(first, A4);
  return drawing([shape('l', lines([20, 120, 180, 120])), first, word('b', 50 + width + gap, 60 + down)]);
}

test.each([3.5, 5, 6.5, 7.9])('two words on one line %s mm apart are read as one, which is found', (gap) => {
  const [finding] = check(placeWords(gap), paper);
  expect(finding).toMatchObject({ rule: 'element_gap', items: ['a', 'b'] });
  // Two cells of Marburg Medium less what the dots of one cell take: a blank cell between them.
  expect(finding?.required).toBeCloseTo(8, 5);
});

test('two words with a blank cell between them, and two on lines of their own, are told apart', () => {
  expect(check(placeWords(8.1), paper)).toEqual([]);
  expect(check(placeWords(3.5, 10), paper)).toEqual([]);
});

test('the first finding is the first of all, without the rules that are not asked', () => {
  const near = placeWords(5);
  expect(findFirst(near, paper)).toEqual(check(near, paper)[0]);
  expect(findFirst(near, paper, ['element_gap'])).toBeUndefined();
  expect(findFirst(placeWords(9), paper)).toBeUndefined();
});
