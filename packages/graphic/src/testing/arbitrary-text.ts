import fc from 'fast-check';

/** Words that have broken programs before: other directions, joined emoji, markup, white space of every sort. */
const AWKWARD = [
  '',
  'Label',
  'שלום עולם',
  'مرحبا بالعالم',
  '👩‍🔬🏳️‍🌈',
  'e\u0301 \u202Ertl\u202C',
  '<title>&amp;"\'',
  ']]>',
  ' leading and trailing ',
  'two\nlines',
  'tab\tand\rreturn\r\n',
  '点字の図',
  '\u00a0\u0085\u2028\u2029',
];

export const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...AWKWARD) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isWritable) },
);

function isWritable(text: string): boolean {
  return !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text);
}
