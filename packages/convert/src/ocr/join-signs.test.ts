import { expect, test } from 'vitest';
import { joinSigns } from './join-signs.ts';
import type { ReadLine } from './read-line.ts';

function aLine(text: string): ReadLine {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    confidence: 90 - at,
    box: { x: 20 * at, y: 0, width: 16, height: 20 },
  }));
  return { words, box: { x: 0, y: 0, width: 60, height: 20 }, turn: 'level' };
}

test('a minus sign in front of a number is a part of it, however wide the gap is', () => {
  const lines = joinSigns(['− 10', '- 2.5', '5 − 3', '− x', '7'].map(aLine));
  expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    '−10',
    '−2.5',
    '5 − 3',
    '− x',
    '7',
  ]);
  expect(lines[0]?.words).toEqual([
    { text: '−10', confidence: 89, box: { x: 0, y: 0, width: 36, height: 20 } },
  ]);
});
