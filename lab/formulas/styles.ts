/** Differences that a rule explains: the name of the case, and the rule. */
const RULES: Readonly<Record<string, string>> = {
  test_018:
    'Nemeth Code VII and III, 26: blanks are around words, and letters alone have the sign of English letters',
};

/** Contractions of grade 2, and the letters that they stand for (Rules of UEB, 10). */
const CONTRACTIONS: readonly (readonly [string, string])[] = [
  ['⠯', '⠁⠝⠙'],
  ['⠻', '⠑⠗'],
  ['⠰⠝', '⠞⠊⠕⠝'],
  ['⠎⠔', '⠎⠊⠝'],
];

/** Finds the rule of style by which cells that differ say the same; null if there is none. */
export function findStyle(code: string, name: string, written: string, expected: string): string | null {
  if (RULES[name] !== undefined) return RULES[name];
  if (code !== 'UEB') return null;
  let spelled = expected;
  for (const [short, long] of CONTRACTIONS) spelled = spelled.replaceAll(short, long);
  return spelled === written ? 'Rules of UEB, 10: the product does not contract words in formulas' : null;
}
