import { sayFormula } from './formulas.ts';
import { numberWords, sayOrdinal, sayYear } from './numbers.ts';
import { sayInLanguage } from './other-languages.ts';
import { CURRENCIES, sayUnit, UNIT_PATTERN } from './units.ts';

const MONTHS = 'January February March April May June July August September October November December';
const NUMBER = String.raw`\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3}){1,9}(?:\.\d+)?|\d+(?:\.\d+)?`;
const MINUS = String.raw`(?<![\p{L}\p{N}])[−-](?=\d)`;

const DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const CURRENCY = new RegExp(`([${CURRENCIES.join('')}])\\s?(${NUMBER})`, 'gu');
const RANGE = new RegExp(`(?<!\\d)(${NUMBER})\\s?–\\s?(?=\\d)`, 'gu');
const MEASURE = new RegExp(
  `(?<!\\d)(${NUMBER})(?:\\s|\\u00a0|\\u202f)?(${UNIT_PATTERN})(?![\\p{L}\\p{N}²³/])`,
  'gu',
);
const ORDINAL = /\b(\d+)(?:st|nd|rd|th)\b/g;
const YEAR = /\b(in|since|until|years?|MONTH)(,?) (1[1-9]\d\d|20\d\d)\b(?!\s*[%°€$£]|,\d|\.\d|-)/gi;
const QUOTIENT = /(?<![\p{L}\p{N}/])(\d+)\/(\d+)(?![\p{L}\p{N}/])/gu;

/**
 * A text as it is to be said. English has its numbers in words, units in full, formulas read out; in
 * other languages the voices know the numbers, and units and operators are put into words where ours
 * has them.
 */
export function spellOutForVoice(text: string, language: string): string {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  return primary === 'en' ? sayInEnglish(text) : sayInLanguage(text, primary);
}

function sayInEnglish(text: string): string {
  let spoken = text.normalize('NFC').replaceAll('μ', 'µ');
  spoken = spoken.replaceAll(DATE, sayDate);
  spoken = spoken.replaceAll(CURRENCY, (_all, sign: string, number: string) => measureWords(number, sign));
  spoken = spoken.replaceAll(RANGE, '$1 to ');
  spoken = spoken.replaceAll(MEASURE, (_all, number: string, unit: string) => measureWords(number, unit));
  spoken = spoken.replaceAll(ORDINAL, (_all, digits: string) => sayOrdinal(digits));
  spoken = spoken.replaceAll(
    YEARS,
    (_all, word: string, comma: string, year: string) => `${word}${comma} ${sayYear(Number(year))}`,
  );
  spoken = spoken.replaceAll(QUOTIENT, '$1 over $2');
  spoken = sayFormula(spoken);
  spoken = spoken.replaceAll(new RegExp(MINUS, 'gu'), 'minus ');
  spoken = spoken.replaceAll(new RegExp(NUMBER, 'gu'), (number) => ` ${numberWords(number)} `);
  return spoken
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)”’»])|(?<=[(“‘«]) /g, '')
    .trim();
}

const YEARS = new RegExp(YEAR.source.replace('MONTH', MONTHS.replaceAll(' ', '|')), 'gi');

function sayDate(all: string, year: string, month: string, day: string): string {
  const name = MONTHS.split(' ')[Number(month) - 1];
  const inMonth = Number(day) >= 1 && Number(day) <= 31;
  return name && inMonth ? `${name} ${sayOrdinal(String(Number(day)))}, ${sayYear(Number(year))}` : all;
}

function measureWords(number: string, unit: string): string {
  return `${numberWords(number)} ${sayUnit(unit, Number(number.replaceAll(/[^\d.]/g, '')) === 1)}`;
}
