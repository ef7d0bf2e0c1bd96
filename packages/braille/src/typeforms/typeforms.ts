/** Typefaces that braille codes have signs for. The order is that of the marks below. */
export const TYPEFORMS = ['italic', 'underline', 'bold'] as const;
export type Typeform = (typeof TYPEFORMS)[number];

/**
 * The first of the marks around words in a typeface. Noncharacters mark them, which texts do not have (The Unicode
 * Standard, 23.7), so that a text with them is still one string wherever texts are passed on or remembered.
 */
const FIRST_MARK = 0xfdd8;
const LAST_MARK = FIRST_MARK + 2 * TYPEFORMS.length - 1;

/** Marks words that print shows in a typeface. A translator writes the signs that its table has for it. */
export function markTypeform(words: string, typeform: Typeform): string {
  if (words === '') return '';
  const at = FIRST_MARK + 2 * TYPEFORMS.indexOf(typeform);
  return String.fromCodePoint(at) + words + String.fromCodePoint(at + 1);
}

/** A line without its marks, and the typefaces of each code point: one bit for each of TYPEFORMS in its order. */
export interface FormedLine {
  readonly line: string;
  /** It is null if no character is in a typeface. */
  readonly forms: readonly number[] | null;
}

export function readTypeforms(marked: string): FormedLine {
  if (!HAS_MARKS.test(marked)) return { line: marked, forms: null };
  const forms: number[] = [];
  let line = '';
  let current = 0;
  for (const character of marked) {
    const code = character.codePointAt(0) ?? 0;
    if (code < FIRST_MARK || code > LAST_MARK) {
      line += character;
      forms.push(current);
      continue;
    }
    const bit = 1 << Math.floor((code - FIRST_MARK) / 2);
    current = (code - FIRST_MARK) % 2 === 0 ? current | bit : current & ~bit;
  }
  return { line, forms };
}

const HAS_MARKS = /[\ufdd8-\ufddd]/u;
