/**
 * Signs of mathematics in Unified English Braille (ICEB, Guidelines for Technical Material, 2014; the cells are also those
 * of liblouis's en-ueb-chardefs.uti). A sign that is not here has no cells: its formula is not written in braille at all,
 * rather than wrongly.
 */

/** Signs that would be contractions in grade 2, such as ⠒ for cc: they need grade 1 mode. */
export const SIGNS_OF_GRADE_1: Readonly<Record<string, string>> = {
  '′': '⠶',
  "'": '⠶',
  '″': '⠶⠶',
  '‴': '⠶⠶⠶',
  '∫': '⠮',
  '∬': '⠮⠮',
};

export const SIGNS: Readonly<Record<string, string>> = {
  '+': '⠐⠖',
  '-': '⠐⠤',
  '−': '⠐⠤',
  '±': '⠸⠖',
  '∓': '⠸⠤',
  '×': '⠐⠦',
  '÷': '⠐⠌',
  '·': '⠐⠲',
  '⋅': '⠐⠲',
  '*': '⠐⠔',
  '∗': '⠐⠔',
  '◦': '⠐⠴',
  '•': '⠸⠲',
  '∙': '⠐⠲',
  '∘': '⠐⠴',
  '/': '⠸⠌',
  '∖': '⠸⠡',
  '(': '⠐⠣',
  ')': '⠐⠜',
  '[': '⠨⠣',
  ']': '⠨⠜',
  '{': '⠸⠣',
  '}': '⠸⠜',
  '|': '⠸⠳',
  '∣': '⠸⠳',
  '%': '⠨⠴',
  '°': '⠘⠚',
  '!': '⠖',
  '.': '⠲',
  '…': '⠲⠲⠲',
  '⋯': '⠲⠲⠲',
  '∞': '⠼⠿',
  '∂': '⠈⠙',
  '∇': '⠘⠙',
  '∅': '⠈⠚',
  '∀': '⠘⠁',
  '∃': '⠘⠢',
  '¬': '⠈⠹',
  '∧': '⠈⠦',
  '∨': '⠈⠖',
  '∪': '⠨⠖',
  '∩': '⠨⠦',
  '∠': '⠸⠪',
  '∑': '⠠⠨⠎',
  '∏': '⠠⠨⠏',
  '∆': '⠠⠨⠙',
  µ: '⠨⠍',
  '£': '⠈⠇',
  $: '⠈⠎',
  '€': '⠈⠑',
  '¢': '⠈⠉',
  '¥': '⠈⠽',
  '&': '⠈⠯',
  '@': '⠈⠁',
  '#': '⠸⠹',
  _: '⠨⠤',
  '⟨': '⠈⠣',
  '⟩': '⠈⠜',
};

/** Signs of comparison, with a blank on each side but in raised, lowered and small parts. */
export const COMPARISONS: Readonly<Record<string, string>> = {
  '=': '⠐⠶',
  '≠': '⠐⠶⠈⠱',
  '<': '⠈⠣',
  '>': '⠈⠜',
  '≤': '⠸⠈⠣',
  '⩽': '⠸⠈⠣',
  '≥': '⠸⠈⠜',
  '⩾': '⠸⠈⠜',
  '≪': '⠨⠈⠣',
  '≫': '⠨⠈⠜',
  '≈': '⠘⠔',
  '≃': '⠸⠔',
  '≅': '⠐⠸⠔',
  '∼': '⠈⠔',
  '~': '⠈⠔',
  '≡': '⠸⠿',
  '∝': '⠸⠐⠶',
  '∈': '⠘⠑',
  '∉': '⠘⠑⠈⠱',
  '⊂': '⠘⠣',
  '⊄': '⠘⠣⠈⠱',
  '⊃': '⠘⠜',
  '⊆': '⠸⠘⠣',
  '⊇': '⠸⠘⠜',
  '⊢': '⠸⠒',
  '⊥': '⠼⠤',
  '∥': '⠼⠇',
  '⇌': '⠘⠸⠶',
  '∴': '⠠⠡',
  '∵': '⠈⠌',
};

/** Shapes (Guidelines, 14.1): polygons by the number of their sides. A blank or ⠱ ends them. */
export const SHAPES: Readonly<Record<string, string>> = {
  '△': '⠫⠼⠉',
  '▵': '⠫⠼⠉',
  '□': '⠫⠼⠙',
  '◻': '⠫⠼⠙',
  '⬠': '⠫⠼⠑',
  '⬡': '⠫⠼⠋',
  '○': '⠫⠿',
  '◯': '⠫⠿',
  '▲': '⠸⠫⠼⠉',
  '■': '⠸⠫⠼⠙',
  '●': '⠸⠫⠿',
  '▤': '⠨⠫⠼⠙',
  '▥': '⠨⠫⠼⠙',
  '▦': '⠨⠫⠼⠙',
  '▧': '⠨⠫⠼⠙',
  '▨': '⠨⠫⠼⠙',
  '▩': '⠨⠫⠼⠙',
  '◍': '⠨⠫⠿',
};

/** Styles of a letter or a number (Rules of UEB, 9): the form before one letter, and before what is longer. */
export const TYPEFORMS: Readonly<Record<string, readonly [string, string]>> = {
  normal: ['', ''],
  italic: ['', ''],
  bold: ['⠘⠆', '⠘⠂'],
  'bold-italic': ['⠘⠆⠨⠆', '⠘⠂⠨⠂'],
  script: ['⠈⠆', '⠈⠂'],
  'bold-script': ['⠘⠆⠈⠆', '⠘⠂⠈⠂'],
  fraktur: ['⠈⠆', '⠈⠂'],
  'double-struck': ['⠈⠼⠆', '⠈⠼⠂'],
};

/** Arrows: the sign ⠳, the shaft where it is no single line, the tip (Guidelines, 13); they need grade 1 mode. */
export const ARROWS: Readonly<Record<string, string>> = {
  '→': '⠳⠕',
  '⟶': '⠳⠕',
  '←': '⠳⠪',
  '↔': '⠳⠺⠗⠕',
  '⇒': '⠳⠶⠕',
  '⇔': '⠳⠺⠶⠕',
  '↑': '⠳⠬',
  '↓': '⠳⠩',
};

/** What stands over a letter, behind which it is written (Guidelines, 12). */
export const MARKS_OVER: Readonly<Record<string, string>> = {
  '¯': '⠱',
  '‾': '⠱',
  _: '⠱',
  '―': '⠱',
  '-': '⠱',
  '\u0304': '⠱',
  '\u0305': '⠱',
  '^': '⠐⠱',
  ˆ: '⠐⠱',
  '\u0302': '⠐⠱',
  '~': '⠈⠱',
  '˜': '⠈⠱',
  '\u0303': '⠈⠱',
  '→': '⠘⠱',
  '⃗': '⠘⠱',
  '˙': '⠘⠲',
  '.': '⠘⠲',
  '\u0307': '⠘⠲',
};

const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
const GREEK_CELLS = '⠁⠃⠛⠙⠑⠵⠱⠹⠊⠅⠇⠍⠝⠭⠕⠏⠗⠎⠞⠥⠋⠯⠽⠺';
/** Other shapes of the same letters. */
const SAME: Readonly<Record<string, string>> = { ϕ: 'φ', ϵ: 'ε', ϑ: 'θ', ς: 'σ', Ω: 'ω' };

/** The cell of a small letter a to z; null for what is none. */
export function cellOfLetter(letter: string): string | null {
  const at = letter.charCodeAt(0) - 97;
  return letter.length === 1 && at >= 0 && at < 26 ? (LETTERS[at] ?? null) : null;
}

/** The cell behind dots 4 6 of a small Greek letter. */
export function cellOfGreek(letter: string): string | null {
  return GREEK_CELLS[GREEK.indexOf(SAME[letter] ?? letter)] ?? null;
}
