/**
 * What Unified English Braille writes and the tables of 2017 do not: our own list, after the Rules of
 * Unified English Braille (International Council on English Braille, 2013) and its Guidelines for
 * Technical Material.
 */

/** Modifiers, before the letter that carries them (Rules, section 4.2). */
export const MODIFIERS = {
  grave: '⠘⠡',
  acute: '⠘⠌',
  circumflex: '⠘⠩',
  tilde: '⠘⠻',
  macron: '⠈⠤',
  breve: '⠈⠬',
  diaeresis: '⠘⠒',
  ring: '⠘⠫',
  caron: '⠘⠬',
  cedilla: '⠘⠯',
  /** A line across the letter, level. */
  bar: '⠈⠒',
  /** A line across the letter, slanting. */
  solidus: '⠈⠡',
} as const;
export type Modifier = keyof typeof MODIFIERS;

/** Letters by the one modifier that they carry; the letter under it is what Unicode decomposes them to. */
export const MODIFIED: Readonly<Partial<Record<Modifier, string>>> = {
  grave: 'Ǹǹ Ẁẁ Ỳỳ',
  acute: 'Ĺĺ Ńń Ŕŕ Śś Źź Ǵǵ Ḱḱ Ḿḿ Ṕṕ Ẃẃ',
  circumflex: 'Ĵĵ Ŝŝ Ŵŵ Ŷŷ Ẑẑ',
  tilde: 'Ĩĩ Ũũ Ṽṽ Ẽẽ Ỹỹ',
  macron: 'Ȳȳ Ḡḡ',
  diaeresis: 'Ḧḧ Ẅẅ Ẍẍ ẗ',
  ring: 'Ůů ẘ ẙ',
  caron: 'Ďď Ľľ Ňň Řř Šš Ťť Žž Ǎǎ Ǐǐ Ǒǒ Ǔǔ Ǧǧ Ǩǩ ǰ Ȟȟ',
  cedilla: 'Ģģ Ķķ Ļļ Ņņ Ŗŗ Şş Ţţ Ȩȩ Ḑḑ Ḩḩ',
};

/** Letters that Unicode does not decompose, each with the small letter under its modifier. */
export const ALIKE: Readonly<Partial<Record<Modifier, string>>> = {
  bar: 'Đđd Ħħh Ƀƀb Ɨɨi Ƶƶz Ǥǥg Ɉɉj Ɍɍr Ɏɏy Ᵽᵽp Ꝁꝁk Ꝑꝑp Ꝗꝗq Ꞙꞙf Ұұy',
  solidus: 'Łłl Ⱥⱥa Ȼȼc Ⱦⱦt Ɇɇe Ꝃꝃk Ꝙꝙq Ꝟꝟv',
  // Cyrillic letters as the Latin ones of their shape, as liblouis has them in English text.
  grave: 'Ѐѐe',
  acute: 'Ќќk',
  macron: 'Ӯӯy',
  breve: 'Ӑӑa',
  diaeresis: 'Ёёe Їїi Ӓӓa Ӱӱy',
  caron: 'Ўўy Ӗӗe Ӥӥy',
  cedilla: 'Ҫҫc',
};

/** Letters of their own: the pair, or the small one alone, and its cells. */
export const LETTERS = 'ẞß ⠨⠮ Ǝǝ ⠸⠢ Əə ⠸⠢ Әә ⠸⠢ ﬀ ⠋⠘⠖⠋ ﬁ ⠋⠘⠖⠊ ﬅ ⠋⠘⠖⠞ ﬆ ⠎⠘⠖⠞ ĳ ⠊⠘⠖⠚ ӕ ⠁⠘⠖⠑';

/** Everything else, as it stands: arrows, comparison and its negation (⠈⠱), operations, marks. */
export const SIGNS = [
  'Ĳ ⠠⠊⠠⠘⠖⠚ Ӕ ⠠⠁⠠⠘⠖⠑ ˇ ⠘⠜ ˚ ⠘⠫ ´ ⠘⠌',
  '↉ ⠼⠚⠌⠉ ✓ ⠈⠩ ✔ ⠈⠩',
  '↖ ⠰⠳⠱ ↗ ⠰⠳⠎ ↘ ⠰⠳⠣ ↙ ⠰⠳⠜ ↦ ⠰⠳⠳ ↲ ⠰⠳⠲ ↳ ⠰⠳⠴ ⇀ ⠰⠳⠈⠗ ⇁ ⠰⠳⠠⠗ ⇒ ⠰⠳⠶⠶',
  '∄ ⠘⠢⠈⠱ ∉ ⠘⠑⠈⠱ ∌ ⠈⠘⠑⠈⠱ ∤ ⠸⠳⠈⠱ ∦ ⠼⠇⠈⠱ ≁ ⠈⠔⠈⠱ ≄ ⠸⠔⠈⠱ ≇ ⠐⠸⠔⠈⠱ ≉ ⠘⠔⠈⠱ ≢ ⠸⠿⠈⠱',
  '≮ ⠈⠣⠈⠱ ≯ ⠈⠜⠈⠱ ≰ ⠸⠈⠣⠈⠱ ≱ ⠸⠈⠜⠈⠱ ⊄ ⠘⠣⠈⠱ ⊅ ⠘⠜⠈⠱ ⊈ ⠸⠘⠣⠈⠱ ⊉ ⠸⠘⠜⠈⠱',
  '⊬ ⠸⠒⠈⠱ ⊭ ⠘⠸⠒⠈⠱ ⋪ ⠈⠸⠣⠈⠱ ⋫ ⠈⠸⠜⠈⠱ ⋬ ⠸⠸⠣⠈⠱ ⋭ ⠸⠸⠜⠈⠱',
  '∆ ⠠⠨⠙ ∏ ⠠⠨⠏ ∑ ⠠⠨⠎ ∖ ⠸⠡ ∗ ⠐⠔ ∣ ⠸⠳ ∼ ⠈⠔ ⊢ ⠸⠒ ⟂ ⠼⠤',
  '⦀ ⠼⠸⠇ ⫴ ⠼⠸⠇ ⫼ ⠼⠸⠇ ⨣ ⠘⠩⠐⠖ ⨤ ⠘⠻⠐⠖',
].join(' ');

/**
 * Signs with dots in the lower part of the cell alone are not used beside a colon or semicolon, which
 * have none either (Rules, section 10.5): the words are spelled there.
 */
export const SPELLED_BEFORE = { words: 'be ⠃⠑ enough ⠢⠳⠣ were ⠺⠻⠑ his ⠓⠊⠎ in ⠊⠝ was ⠺⠁⠎', signs: ': ⠒ ; ⠆' };

/** Words that begin like a prefix and have none. */
export const WHOLE_WORDS = 'dish ⠙⠊⠩ ; ⠰⠆';

/** Words in which a contraction would bridge two parts of the word (Rules, section 10.11 and 10.7). */
export const WORDS = 'harpooneer ⠓⠜⠏⠕⠕⠝⠑⠻ heredit ⠓⠻⠫⠊⠞ hartshorn ⠓⠜⠞⠎⠓⠕⠗⠝ boathead ⠃⠕⠁⠞⠓⠂⠙';
