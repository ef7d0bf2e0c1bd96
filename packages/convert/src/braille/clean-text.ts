import { transliterateLetter } from './transliterate.ts';

/** No table means these: without a shared meaning, or no character at all. Space and tab are none of them. */
export const NEVER_DEFINED = /[\p{Co}\p{Cs}\p{Cn}\p{Cc}]/u;
/** Joiners, directions and variants: they steer print and say nothing. Tables that have them spell their names out. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\ufeff/gu;
const SPACES = /[\t\v\f\u0085\p{Z}⠀]/gu;

/** Text as every table takes it: composed, with one kind of space. Line feeds end lines. */
export function splitIntoLines(text: string): readonly string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replaceAll(SPACES, ' '));
}

/**
 * Typography of the same meaning, for tables that have only the keys of a typewriter, and the Greek signs of question and
 * pause, which Unicode composes into the Latin signs that look alike.
 */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ';': '\u037e',
  '·': '\u0387',
};

/**
 * Full-width and styled letters, ligatures, the ellipsis, Roman numerals, ℃, №, ™: Unicode's compatible form says
 * the same. It does not where a number is raised or a fraction: 2² is not 22.
 */
const SAME_IN_PARTS = /[\uff01-\uff5e\ufb00-\ufb06\u{1d400}-\u{1d7ff}\u2160-\u217f…‥℃℉№™]/u;

const GREEK = /\p{Script=Greek}/u;

export interface Cleaned {
  readonly line: string;
  /** The characters of the line that were written for each character of the text. */
  readonly replaced: readonly string[];
  readonly undefined: readonly string[];
  /** Letters of other scripts, and what stands for each. */
  readonly transliterated: ReadonlyMap<string, string>;
}

/**
 * The line without what its table does not know: in its place what it is a form of ("Ａ" is an A),
 * or how it sounds in letters that the table has, else a blank, so that words do not run together, and nothing for a mark upon a letter.
 */
export function dropUndefined(line: string, isDefined: (character: string) => boolean): Cleaned {
  const undefinedOnes = new Set<string>();
  const transliterated = new Map<string, string>();
  // Some letters of a word in Greek and others in Latin are no word; and n after a letter reads as -sion.
  const isGreek = Array.from(line).some((character) => GREEK.test(character) && !isDefined(character));
  const replaced = Array.from(line, (character) => {
    if (isDefined(character) && !(isGreek && GREEK.test(character))) return character;
    const plain =
      PLAIN[character] ?? (SAME_IN_PARTS.test(character) ? character.normalize('NFKC') : character);
    if (plain !== character && Array.from(plain).every(isDefined)) return plain;
    const written = transliterateLetter(character);
    if (written !== null && Array.from(written).every(isDefined)) {
      transliterated.set(character, written);
      return written;
    }
    undefinedOnes.add(character);
    return /\p{M}/u.test(character) ? '' : ' ';
  });
  return { line: replaced.join(''), replaced, undefined: [...undefinedOnes], transliterated };
}
