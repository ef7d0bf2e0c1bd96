import { SPOKEN_LANGUAGES, type SpokenLanguage } from './languages.ts';

/** Before the unit in German and Dutch (Quadratmeter), after it in the others (mètres carrés is said 'mètres carré'). */
const POWER_FIRST = new Set(['de', 'nl']);

const NUMBER = String.raw`\d[\d.,\u00a0\u202f ]{0,40}`;

/** Units and operators of a language in its words; what it has none for stays for the voice. */
export function sayInLanguage(text: string, primary: string): string {
  const known = SPOKEN_LANGUAGES[primary];
  if (!known) return text;
  const spoken = text
    .normalize('NFC')
    .replaceAll(measurePattern(known), (_all, number: string, unit: string) => {
      const one = number.trim() === '1';
      return `${number.trim()} ${sayUnitIn(unit, one, known, POWER_FIRST.has(primary))}`;
    });
  return sayOperators(spoken, known);
}

function measurePattern({ units }: SpokenLanguage): RegExp {
  const signs = Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace('$', String.raw`\$`))
    .join('|');
  const unit = `(?:${signs})[²³]?(?:/(?:${signs}))?`;
  return new RegExp(`(${NUMBER})(${unit})(?![\\p{L}\\p{N}²³/])`, 'gu');
}

function sayUnitIn(sign: string, one: boolean, known: SpokenLanguage, powerFirst: boolean): string {
  const [above = '', below] = sign.split('/');
  const first = saySimpleUnit(above, one, known, powerFirst);
  return below === undefined
    ? first
    : `${first} ${known.per} ${saySimpleUnit(below, true, known, powerFirst)}`;
}

function saySimpleUnit(
  sign: string,
  one: boolean,
  { units, square, cubic }: SpokenLanguage,
  powerFirst: boolean,
): string {
  const power = sign.endsWith('²') ? square : sign.endsWith('³') ? cubic : null;
  const [single = sign, many = single] = (units[power === null ? sign : sign.slice(0, -1)] ?? sign).split(
    '|',
  );
  const unit = one ? single : many;
  if (power === null) return unit;
  if (!powerFirst) return `${unit} ${power}`;
  return /^[A-Z]/.test(power) ? `${power}${unit.toLowerCase()}` : `${power} ${unit}`;
}

/** A hyphen is a minus before a number, and nowhere else. */
function sayOperators(text: string, { operators }: SpokenLanguage): string {
  let spoken = text.replaceAll(/(?<![\p{L}\p{N}])-(?=\d)|(?<=[\s\d)])-(?=\s)/gu, '−');
  for (const [sign, words] of Object.entries(operators)) spoken = spoken.replaceAll(sign, ` ${words} `);
  return spoken
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}
