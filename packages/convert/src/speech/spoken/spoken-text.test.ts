import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberWords, sayOrdinal, sayYear } from './numbers.ts';
import { spellOutForVoice } from './spoken-text.ts';

function sayText(text: string) {
  return spellOutForVoice(text, 'en');
}

test.each([
  ['0', 'zero'],
  ['7', 'seven'],
  ['15', 'fifteen'],
  ['42', 'forty-two'],
  ['100', 'one hundred'],
  ['251', 'two hundred fifty-one'],
  ['1500', 'one thousand five hundred'],
  ['1,234.50', 'one thousand two hundred thirty-four point five zero'],
  ['1000000', 'one million'],
  ['12 345', 'twelve thousand three hundred forty-five'],
  ['007', 'zero zero seven'],
  ['0.05', 'zero point zero five'],
  [
    '123456789012345678901',
    'one two three four five six seven eight nine zero one two three four five six seven eight nine zero one',
  ],
])('%s is said %s', (digits, words) => {
  expect(numberWords(digits)).toBe(words);
});

test.each([
  [1984, 'nineteen eighty-four'],
  [1905, 'nineteen oh five'],
  [1900, 'nineteen hundred'],
  [2000, 'two thousand'],
  [2005, 'two thousand five'],
  [2026, 'twenty twenty-six'],
])('the year %i is %s', (year, words) => {
  expect(sayYear(year)).toBe(words);
});

test.each([
  ['1', 'first'],
  ['2', 'second'],
  ['3', 'third'],
  ['12', 'twelfth'],
  ['20', 'twentieth'],
  ['21', 'twenty-first'],
  ['100', 'one hundredth'],
])('the ordinal of %s is %s', (digits, words) => {
  expect(sayOrdinal(digits)).toBe(words);
});

test.each([
  ['It is 5 cm long.', 'It is five centimetres long.'],
  ['1 m and 2.5 m', 'one metre and two point five metres'],
  ['−5 °C', 'minus five degrees Celsius'],
  ['-3.5 km', 'minus three point five kilometres'],
  ['90 km/h', 'ninety kilometres per hour'],
  ['9.81 m/s²', 'nine point eight one metres per second squared'],
  ['20 m²', 'twenty square metres'],
  ['12%', 'twelve percent'],
  ['1 %', 'one percent'],
  ['$5 or €2.50', 'five dollars or two point five zero euros'],
  ['an angle of 45°', 'an angle of forty-five degrees'],
  ['4–8 kg', 'four to eight kilograms'],
  ['230 V and 50 Hz', 'two hundred thirty volts and fifty hertz'],
  ['the first 3 in the list', 'the first three in the list'],
  ['a board of 3 in.', 'a board of three inches.'],
])('%s: units are said in full', (text, words) => {
  expect(sayText(text)).toBe(words);
});

test.each([
  ['x² + 3x − 5 = 0', 'x squared plus three x minus five equals zero'],
  ['y = 2x + 1', 'y equals two x plus one'],
  ['a² + b² = c²', 'a squared plus b squared equals c squared'],
  ['√2 ≈ 1.414', 'the square root of two is about one point four one four'],
  ['x ≤ 4', 'x is at most four'],
  ['A = π × r²', 'A equals pi times r squared'],
  ['10⁻³', 'ten to the power of minus three'],
  ['2ⁿ', 'two to the power of n'],
  ['2⁻ⁿ', 'two to the power of minus n'],
  ['eˣ', 'e to the power of x'],
  ['zⁱ', 'z to the power of i'],
  ['3/4', 'three over four'],
  ['2½ hours', 'two and a half hours'],
  ['H₂O and CO₂', 'H two O and C O two'],
  ['2 H₂ + O₂ → 2 H₂O', 'two H two plus O two gives two H two O'],
])('%s is read as a formula', (text, words) => {
  expect(sayText(text)).toBe(words);
});

test.each([
  ['In 1969 people landed.', 'In nineteen sixty-nine people landed.'],
  ['There are 1969 books.', 'There are one thousand nine hundred sixty-nine books.'],
  ['on 2026-03-01', 'on March first, twenty twenty-six'],
  ['the 3rd of May', 'the third of May'],
  ['rows of 1500 m', 'rows of one thousand five hundred metres'],
  ['North-east, well-known', 'North-east, well-known'],
])('%s: years and dates are told from numbers', (text, words) => {
  expect(sayText(text)).toBe(words);
});

test('no digit is left for a voice to guess at, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(sayText(text)).not.toMatch(/[0-9²³¹⁰⁴-⁹₀-₉]/);
    }),
  );
});

test.each([
  ['de', '3,5 km und 1 t', '3,5 Kilometer und 1 Tonne'],
  ['de-AT', '20 m², 90 km/h', '20 Quadratmeter, 90 Kilometer pro Stunde'],
  ['de', 'x² + 3 = −5 °C', 'x zum Quadrat plus 3 gleich minus 5 Grad Celsius'],
  ['fr', '1 m, 2 m, 12 %', '1 mètre, 2 mètres, 12 pour cent'],
  ['fr', '5 - 2 ≤ 3', '5 moins 2 au plus 3'],
  ['es', '4 × 2 kg', '4 por 2 kilogramos'],
  ['it', '90 km/h', '90 chilometri al ora'],
  ['pt', '√9 = 3', 'raiz de 9 igual a 3'],
  ['nl', '6 m³ en 5 €', '6 kubieke meter en 5 euro'],
  ['fi', '3,5 km', '3,5 km'],
])('%s: %s is said %s', (language, text, words) => {
  expect(spellOutForVoice(text, language)).toBe(words);
});

test('a minus in quotation marks is said, and a hyphen in a word is none', () => {
  expect(sayText('at “−5” of the well-known scale')).toBe('at “minus five” of the well-known scale');
  expect(spellOutForVoice('Nord-Süd, 5-mal', 'de')).toBe('Nord-Süd, 5-mal');
});

test('no language loses a letter of what it has no sign for', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(
      fc.constantFrom('de', 'fr', 'es', 'it', 'pt', 'nl'),
      fc.stringMatching(/^[a-zäöüéàç ,.]{0,60}$/),
      (language, text) => {
        expect(letters(spellOutForVoice(text, language))).toBe(letters(text.normalize('NFC')));
      },
    ),
  );
});
