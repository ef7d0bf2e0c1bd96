import { expect, test } from 'vitest';
import { sayFormulas } from '../math/engine.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { translateFormulas } from './nemeth.ts';

function writeMathml(content: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`;
}
const HALF = writeMathml('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
const SQUARE = writeMathml('<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mi>y</mi></msqrt>');

test('a fraction, a power and a root stand in Nemeth code', async () => {
  const translations = await translateFormulas([HALF, SQUARE]);
  expect(translations.map(({ cells }) => cells)).toEqual(['⠹⠂⠌⠆⠼', '⠭⠘⠆⠐⠬⠜⠽⠻']);
  expect(translations[0]).toMatchObject({ table: 'nemeth', findings: [] });
  expect(translations[0]?.engine).toMatch(/^speech-rule-engine \d/);
});

/** Examples of The Nemeth Braille Code for Mathematics and Science Notation (1972), by its rules. */
test.each([
  ['a number (9)', '<mn>27</mn>', '⠼⠆⠶'],
  ['a number behind a minus (9)', '<mo>-</mo><mn>1</mn>', '⠤⠼⠂'],
  ['a decimal fraction (9)', '<mo>-</mo><mn>.3</mn>', '⠤⠼⠨⠒'],
  ['a function (9)', '<mi>sin</mi><mo>\u2061</mo><mn>1</mn>', '⠎⠊⠝⠀⠼⠂'],
  ['a difference of numbers (11)', '<mn>65</mn><mo>-</mo><mn>75</mn>', '⠼⠖⠢⠤⠶⠢'],
  ['a Greek letter (24)', '<mi>α</mi>', '⠨⠁'],
  [
    'a fraction with a sum (62)',
    '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>',
    '⠹⠁⠬⠃⠌⠉⠼',
  ],
  ['a power (74)', '<msup><mi>x</mi><mn>2</mn></msup>', '⠭⠘⠆'],
  ['a power and a sum (74)', '<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mi>y</mi>', '⠭⠘⠆⠐⠬⠽'],
  ['a number as an index (77)', '<msub><mi>x</mi><mn>1</mn></msub>', '⠭⠂'],
  ['a letter as an index (74)', '<msub><mi>x</mi><mi>a</mi></msub>', '⠭⠰⠁'],
  ['a bar over a letter (86)', '<mover><mi>x</mi><mo>¯</mo></mover>', '⠭⠱'],
  ['a root (103)', '<msqrt><mn>2</mn></msqrt>', '⠜⠆⠻'],
  ['a third root (103)', '<mroot><mn>8</mn><mn>3</mn></mroot>', '⠣⠒⠜⠦⠻'],
  ['what is less or equal (148)', '<mi>x</mi><mo>≤</mo><mn>3.5</mn>', '⠭⠀⠐⠅⠱⠀⠼⠒⠨⠢'],
])('%s stands as its rule in the code writes it', async (_, inside, cells) => {
  const [translation] = await translateFormulas([writeMathml(inside)]);
  expect(translation?.cells).toBe(cells);
});

test('a character without cells in Nemeth code is named, never written out', async () => {
  const [translation] = await translateFormulas([writeMathml('<mi>☃</mi><mo>=</mo><mn>1</mn>')]);
  expect(translation?.cells).toMatch(/^[⠀-⣿]+$/u);
  expect(translation?.findings.map(wordsOf)).toEqual([
    'Nemeth code has no cells for “☃” (U+2603): write it in words beside the formula.',
  ]);
});

test('what is no formula is refused in one sentence, and nothing of its batch is made', async () => {
  const bad = [
    '',
    'x = 1',
    '<math><mi>x</math>',
    '<svg/>',
    '<!DOCTYPE math><math/>',
    writeMathml('x'.repeat(60_000)),
  ];
  for (const one of bad)
    await expect(translateFormulas([HALF, one])).rejects.toMatchObject({ code: 'formula_unreadable' });
  await expect(translateFormulas(['x = 1'])).rejects.toMatchObject({ parameters: { text: 'x = 1' } });
});

test('braille and speech of formulas that are asked for at once do not mix', async () => {
  const english = { locale: 'en', modality: 'speech', domain: 'clearspeak' } as const;
  const fresh = writeMathml('<mfrac><mn>3</mn><mn>4</mn></mfrac>');
  const [first, spoken, second] = await Promise.all([
    translateFormulas([fresh]),
    sayFormulas([fresh], english),
    translateFormulas([writeMathml('<mn>7</mn>')]),
  ]);
  expect(first[0]?.cells).toBe('⠹⠒⠌⠲⠼');
  expect(spoken.texts).toEqual(['three fourths']);
  expect(second[0]?.cells).toBe('⠼⠶');
});
