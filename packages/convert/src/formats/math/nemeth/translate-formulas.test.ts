import { expect, test } from 'vitest';
import { wordsOf } from '../../../words/testing/words-of.ts';
import { translateFormulas } from './translate-formulas.ts';

function writeMathml(content: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`;
}
const HALF = writeMathml('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
const SQUARE = writeMathml('<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mi>y</mi></msqrt>');

test('a fraction, a power and a root are written in Nemeth code', () => {
  const translations = translateFormulas([HALF, SQUARE]);
  expect(translations.map(({ cells }) => cells)).toEqual(['⠹⠂⠌⠆⠼', '⠭⠘⠆⠐⠬⠜⠽⠻']);
  expect(translations[0]).toMatchObject({ table: 'nemeth', engine: 'relievo', findings: [] });
});

test('a formula with a character that has no cells is refused with its name', () => {
  const [translation] = translateFormulas([writeMathml('<mi>☃</mi><mo>=</mo><mn>1</mn>')]);
  expect(translation?.cells).toBe('');
  expect(translation?.findings.map(wordsOf)).toEqual([
    'Nemeth code has no cells for “☃” (U+2603): write it in words beside the formula.',
  ]);
});

test('a formula whose signs have cells, but no certain rule, is refused as a whole', () => {
  const table = '<mtable><mtr><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd></mtr></mtable>';
  const [translation] = translateFormulas([writeMathml(table)]);
  expect(translation?.findings.map(wordsOf)).toEqual([
    'This formula cannot be written in Nemeth code with certainty: write it in words, or in simpler parts.',
  ]);
});

test('an input that is not a formula is refused in one sentence, with its whole batch', () => {
  const bad = [
    '',
    'x = 1',
    '<math><mi>x</math>',
    '<svg/>',
    '<!DOCTYPE math><math/>',
    writeMathml('x'.repeat(60_000)),
  ];
  for (const one of bad)
    expect(() => translateFormulas([HALF, one])).toThrow(
      expect.objectContaining({ code: 'formula_unreadable' }),
    );
  expect(() => translateFormulas(['x = 1'])).toThrow(
    expect.objectContaining({ parameters: { text: 'x = 1' } }),
  );
});
