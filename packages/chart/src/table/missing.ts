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

export const isMissing = (text: string): boolean => WORDS.has(text.toLowerCase());
export const isNotFinite = (text: string): boolean => NOT_FINITE.has(text.toLowerCase());
