/** A number of a sentence, as exact as it is written. */
export interface WrittenNumber {
  readonly value: number;
  readonly decimals: number;
  /** The word behind the digits, such as a million, which may belong to the unit. */
  readonly scale?: number;
}

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const SMALL = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
]);
const WORD = [...SMALL.keys(), ...Object.keys(SCALES)].join('|');
const DIGITS = String.raw`(?<![\p{L}\p{N}.,])[-−]?(?:\d{1,3}(?:,\d{3}){1,6}(?!\d)|\d{1,30})(?:\.\d{1,30})?`;

/** Matches numbers in digits and in words; what follows a number in digits may be its scale. */
export const NUMBER = new RegExp(
  String.raw`${DIGITS}(?:(?= ?%)|(?: (?:hundred|thousand|million|billion)\b)|(?![\p{L}\p{N}]|[.,]\d)|(?=(?:st|nd|rd|th|cm|mm|km|kg|m|g|°|h|s|l)\b))|\b(?:(?:minus|negative) )?(?:(?:a|half a) (?=hundred\b|dozen\b|thousand\b|million\b))?(?:${WORD})(?:(?: and |[ -])(?:${WORD})){0,8}(?: point(?: (?:${UNITS.slice(0, 10).join('|')})){1,8})?\b`,
  'giu',
);

/** Reads what {@link NUMBER} matched. */
export function readWritten(text: string): WrittenNumber | null {
  const plain = text.toLowerCase().replace('−', '-').trim();
  if (/\d/.test(plain)) {
    const [digits = '', scale] = plain.split(/\s{1,30}/);
    const factor = scale === undefined ? 1 : (SCALES[scale] ?? 1);
    const decimals = /\.(\d{1,30})/.exec(digits)?.[1]?.length ?? 0;
    const value = Number(digits.replaceAll(',', ''));
    return {
      value: value * factor,
      decimals: decimals - Math.log10(factor),
      ...(factor > 1 ? { scale: factor } : {}),
    };
  }
  return readWords(plain);
}

function readWords(text: string): WrittenNumber | null {
  const [whole = '', behind] = text.split(/\s{1,30}point\s{1,30}/);
  const words = whole.split(/[\s-]{1,30}/).filter((word) => word !== 'and');
  let sum = 0;
  let open = 0;
  let sign = 1;
  for (const word of words) {
    const scale = SCALES[word];
    if (word === 'minus' || word === 'negative') sign = -1;
    else if (word === 'a') open = open || 1;
    else if (word === 'half') open = 0.5;
    else if (word === 'dozen') open = (open || 1) * 12;
    else if (scale === 100) open = (open || 1) * 100;
    else if (scale !== undefined) {
      sum += (open || 1) * scale;
      open = 0;
    } else open += SMALL.get(word) ?? Number.NaN;
  }
  const digits = (behind ?? '')
    .split(/\s{1,30}/)
    .filter(Boolean)
    .map((word) => SMALL.get(word));
  const value = sign * Number(`${sum + open}${digits.length > 0 ? `.${digits.join('')}` : ''}`);
  if (Number.isNaN(value)) return null;
  const scale = SCALES[words.at(-1) ?? ''];
  return { value, decimals: digits.length, ...(scale !== undefined && scale > 100 ? { scale } : {}) };
}

/** Tells whether a value, rounded as the sentence rounds, is the written number; a rough one may be off by a tenth. */
export function isWrittenAs(number: WrittenNumber, right: number, isRough = false): boolean {
  const { value, decimals, scale } = number;
  // “85 million square km” is 85 where the unit is “million square km”.
  if (
    scale !== undefined &&
    isWrittenAs({ value: value / scale, decimals: decimals + Math.log10(scale) }, right, isRough)
  )
    return true;
  const step = 0.5 * 10 ** -decimals;
  const slack = isRough ? Math.max(step, Math.abs(right) * 0.1) : decimals >= 0 ? step : 1e-9;
  return Math.abs(value - right) <= slack * (1 + 1e-9) + 1e-9;
}
