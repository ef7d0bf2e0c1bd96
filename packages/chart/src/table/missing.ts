/** What tables write where there is nothing (a dash; statistics offices: dot, two dots, colon). */
const WORDS = new Set([
  '',
  '-',
  '–',
  '—',
  '−',
  '.',
  '..',
  '...',
  '…',
  ':',
  '?',
  'na',
  'n/a',
  'n.a.',
  '#n/a',
  'null',
  'none',
  'nil',
  'missing',
  'x',
]);
/** No numbers, though programs write them into columns of numbers. */
const NOT_FINITE = new Set([
  'nan',
  'inf',
  '+inf',
  '-inf',
  'infinity',
  '+infinity',
  '-infinity',
  '∞',
  '-∞',
  '#div/0!',
  '#value!',
  '#num!',
  '#ref!',
  '#name?',
]);

/** No word of these is longer, and most cells begin with a digit. */
const LONGEST = 9;
function isWordOf(words: ReadonlySet<string>, text: string): boolean {
  return text.length <= LONGEST && !/^\d/.test(text) && words.has(text.toLowerCase());
}

export function isMissing(text: string): boolean {
  return isWordOf(WORDS, text);
}
export function isNotFinite(text: string): boolean {
  return isWordOf(NOT_FINITE, text);
}
