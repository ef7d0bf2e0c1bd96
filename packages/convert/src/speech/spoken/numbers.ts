/** English number words. Voices guess: 1500 as a year, 1,5 as two numbers, 007 as seven. */
const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

function sayBelowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const ones = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ''}`;
}

function sayBelowThousand(value: number): string {
  const rest = value % 100;
  const hundreds = Math.floor(value / 100);
  if (hundreds === 0) return sayBelowHundred(rest);
  const hundred = `${SMALL[hundreds] ?? ''} hundred`;
  return rest === 0 ? hundred : `${hundred} ${sayBelowHundred(rest)}`;
}

/** Digits without a sign; one by one where they begin with zeros or are too many for a name. */
export function sayWholeNumber(digits: string): string {
  if (digits.length > GROUPS.length * 3 || /^0\d/.test(digits)) return sayDigitByDigit(digits);
  if (/^0$/.test(digits)) return 'zero';
  const groups: string[] = [];
  for (let end = digits.length, group = 0; end > 0; end -= 3, group += 1) {
    const value = Number(digits.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift(`${sayBelowThousand(value)} ${GROUPS[group] ?? ''}`.trim());
  }
  return groups.join(' ');
}

export function sayDigitByDigit(digits: string): string {
  return [...digits].map((digit) => SMALL[Number(digit)] ?? '').join(' ');
}

/** '1,234.50' as 'one thousand two hundred thirty-four point five zero'. */
export function numberWords(text: string): string {
  const [whole = '', decimals] = text.replaceAll(/[,\u00a0\u2009\u202f' ]/g, '').split('.');
  const words = sayWholeNumber(whole || '0');
  return decimals ? `${words} point ${sayDigitByDigit(decimals)}` : words;
}

/** Nineteen eighty-four, two thousand five, twenty twenty-six. */
export function sayYear(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year % 1000 < 10) return sayWholeNumber(String(year));
  if (rest === 0) return `${sayBelowHundred(century)} hundred`;
  return `${sayBelowHundred(century)} ${rest < 10 ? 'oh ' : ''}${sayBelowHundred(rest)}`;
}

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

export function sayOrdinal(digits: string): string {
  const words = sayWholeNumber(digits);
  const [last = ''] = /(?<![a-z])[a-z]+$/.exec(words) ?? [];
  const head = words.slice(0, words.length - last.length);
  return head + (ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}
