const LETTERS = 26;
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A count as lists write it: 3, c, C, iii or III. */
export function writeCount(count: number, format: string): string {
  switch (format) {
    case 'a':
      return writeLetters(count);
    case 'A':
      return writeLetters(count).toUpperCase();
    case 'i':
      return writeRoman(count);
    case 'I':
      return writeRoman(count).toUpperCase();
    default:
      return String(count);
  }
}

/** After z come aa and ab. */
function writeLetters(count: number): string {
  let rest = count;
  let written = '';
  while (rest > 0) {
    written = String.fromCharCode(97 + ((rest - 1) % LETTERS)) + written;
    rest = Math.floor((rest - 1) / LETTERS);
  }
  return written || String(count);
}

function writeRoman(count: number): string {
  if (count < 1 || count > 3999) return String(count);
  let rest = count;
  let written = '';
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      written += letters;
      rest -= value;
    }
  return written;
}
