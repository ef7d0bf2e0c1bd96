import { sayWholeNumber } from './numbers.ts';

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/\s{0,9}=\s*/g, ' equals '],
  [/\s{0,9}≠\s*/g, ' is not equal to '],
  [/\s{0,9}≈\s*/g, ' is about '],
  [/\s{0,9}≤\s*/g, ' is at most '],
  [/\s{0,9}≥\s*/g, ' is at least '],
  [/\s{1,9}<\s+/g, ' is less than '],
  [/\s{1,9}>\s+/g, ' is greater than '],
  [/\s{0,9}±\s*/g, ' plus or minus '],
  [/\s{0,9}[×⋅·∙]\s*/g, ' times '],
  [/\s{0,9}÷\s*/g, ' divided by '],
  [/\s{1,9}\+\s+|(?<=[\p{L}\p{N})²³])\+(?=[\p{L}\p{N}(])/gu, ' plus '],
  [/\s{1,9}[−-]\s+|(?<=[\p{L}\p{N})²³])−(?=[\p{L}\p{N}(])/gu, ' minus '],
  [/(?<=^|[\s(=“"‘'«])[−-](?=[\p{L}\d.√π])/gu, 'minus '],
  [/\s{0,9}→\s*/g, ' gives '],
  [/√\s*/g, 'the square root of '],
  [/∞/g, 'infinity'],
  [/π/g, ' pi '],
  [/Δ\s*/g, 'delta '],
  [/∠\s*/g, 'angle '],
  [/△\s*/g, 'triangle '],
  [/∥/g, ' is parallel to '],
  [/⊥/g, ' is perpendicular to '],
  [/°/g, ' degrees'],
];

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅕': 'one fifth',
  '⅛': 'one eighth',
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LETTERS_ABOVE: Readonly<Record<string, string>> = { ⁿ: 'n', ⁱ: 'i', ˣ: 'x' };
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Operators, powers, indices and fractions in words; what is no formula stays as it is. */
export function sayFormula(text: string): string {
  let spoken = text.replaceAll(/(?<!\d)\d*[½⅓⅔¼¾⅕⅛]/g, sayFraction);
  spoken = spoken.replaceAll(
    /\b([A-Z][a-z]?[₀-₉]{0,4}){1,6}(?:[A-Z][a-z]?|[₀-₉]{1,4})(?=\b|\s|$|[.,;:)])/gu,
    sayMolecule,
  );
  spoken = spoken.replaceAll(/(⁻?)([⁰¹²³⁴-⁹]+|[ⁿⁱˣ])/gu, sayPower);
  spoken = spoken.replaceAll(/[₀-₉]+/g, (digits) => ` ${toPlainDigits(digits, SUBSCRIPTS)}`);
  for (const [sign, words] of OPERATORS) spoken = spoken.replaceAll(sign, words);
  // 3x is three x; a letter of its own after a number is no unit here, for units were said before.
  return spoken.replaceAll(/(?<=\d)(?=[a-z]\b)/g, ' ');
}

function sayFraction(found: string): string {
  const [, whole = '', sign = ''] = /^(\d*)(.)$/u.exec(found) ?? [];
  const words = FRACTIONS[sign] ?? '';
  return whole ? `${whole} and ${words.replace(/^one (?=half)/, 'a ')}` : words;
}

/** H₂O, CO₂: the letters one by one. */
function sayMolecule(found: string): string {
  return /[₀-₉]/.test(found)
    ? [...found.matchAll(/[A-Z][a-z]?|[₀-₉]+/g)]
        .map(([part]) => (/[₀-₉]/.test(part) ? toPlainDigits(part, SUBSCRIPTS) : part))
        .join(' ')
    : found;
}

function sayPower(_found: string, minus: string, power: string): string {
  if (!minus && power === '²') return ' squared';
  if (!minus && power === '³') return ' cubed';
  const words = LETTERS_ABOVE[power] ?? sayWholeNumber(toPlainDigits(power, SUPERSCRIPTS));
  return ` to the power of ${minus ? 'minus ' : ''}${words}`;
}

function toPlainDigits(digits: string, set: string): string {
  return [...digits].map((digit) => String([...set].indexOf(digit))).join('');
}
