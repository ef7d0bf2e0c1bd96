/** A letter or digit, and the style in which print shows it: 𝐱 is a bold x, ℝ a double-struck R. */
export interface StyledLetter {
  readonly base: string;
  /** The name that MathML has for the style, such as bold; 'normal' is a letter without one. */
  readonly variant: string;
}

/** Styles of the letters from U+1D400 on, 52 of each (The Unicode Standard, 22.2, mathematical alphanumeric symbols). */
const LETTERS = [
  'bold',
  'italic',
  'bold-italic',
  'script',
  'bold-script',
  'fraktur',
  'double-struck',
  'bold-fraktur',
  'sans-serif',
  'bold-sans-serif',
  'sans-serif-italic',
  'sans-serif-bold-italic',
  'monospace',
];
const DIGITS = ['bold', 'double-struck', 'sans-serif', 'bold-sans-serif', 'monospace'];
/** Styles that Greek letters have from U+1D6A8 on, 58 of each. */
const GREEK = ['bold', 'italic', 'bold-italic', 'bold-sans-serif', 'sans-serif-bold-italic'];
/** Letters that Unicode had before these. */
const EARLIER: Readonly<Record<string, string>> = {
  ℂℍℕℙℚℝℤ: 'double-struck',
  ℬℰℱℋℐℒℳℛℯℊℴ: 'script',
  ℭℌℑℜℨ: 'fraktur',
  ℎ: 'italic',
};

/** Finds the style of one character; null for a character that has none. */
export function readStyledLetter(character: string): StyledLetter | null {
  const code = character.codePointAt(0) ?? 0;
  const base = character.normalize('NFKC');
  for (const [letters, variant] of Object.entries(EARLIER))
    if (letters.includes(character)) return { base, variant };
  const styleAt = (from: number, size: number, styles: readonly string[]) =>
    code >= from ? styles[Math.floor((code - from) / size)] : undefined;
  const variant =
    styleAt(0x1_d7_ce, 10, DIGITS) ?? (code < 0x1_d7_ce ? styleAt(0x1_d6_a8, 58, GREEK) : undefined);
  if (variant !== undefined) return { base, variant };
  const latin = code < 0x1_d6_a4 ? styleAt(0x1_d4_00, 52, LETTERS) : undefined;
  return latin === undefined ? null : { base, variant: latin };
}
