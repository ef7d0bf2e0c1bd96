import { expect, test } from 'vitest';
import { chooseReading } from './choose-reading.ts';
import { settleCases } from './letter-cases.ts';
import type { ReadLine } from './read-line.ts';

const BOX = { x: 0, y: 0, width: 60, height: 20 };

function aLine(text: string, confidence: number): ReadLine {
  return {
    words: text.split(' ').map((word) => ({ text: word, confidence, box: BOX })),
    box: BOX,
    turn: 'level',
  };
}

function listTexts(lines: readonly ReadLine[]): readonly string[] {
  return lines.map(({ words }) => words.map(({ text }) => text).join(' '));
}

test('a small l that no word begins with is a capital I', () => {
  const read = ['lce', 'lsland', 'lron ore', 'leaf', 'lm', 'Lens', 'll'].map((text) => aLine(text, 95));
  expect(listTexts(settleCases(read))).toEqual(['Ice', 'Island', 'Iron ore', 'leaf', 'lm', 'Lens', 'll']);
});

test('the reader that knows the language decides between letters that look alike', () => {
  const [chosen] = listTexts([chooseReading(aLine('Ibex', 60), { text: 'lbex', confidence: 97 }, [])]);
  expect(chosen).toBe('Ibex');
});

test('the surer reading is taken if two differ in a letter', () => {
  const [chosen] = listTexts([chooseReading(aLine('Ibox', 60), { text: 'Ibex', confidence: 97 }, [])]);
  expect(chosen).toBe('Ibex');
});
