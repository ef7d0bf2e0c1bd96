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
const isWordOf = (words: ReadonlySet<string>, text: string): boolean =>
  text.length <= LONGEST && !/^\d/.test(text) && words.has(text.toLowerCase());

export const isMissing = (text: string): boolean => isWordOf(WORDS, text);
export const isNotFinite = (text: string): boolean => isWordOf(NOT_FINITE, text);
