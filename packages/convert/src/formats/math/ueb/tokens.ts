/** Pieces of a formula in braille, before it is known in which mode they stand. */
export type Token =
  | { readonly kind: 'number'; readonly cells: string }
  /** A letter of the Latin alphabet; capital or not. Symbols of elements are separate words. */
  | {
      readonly kind: 'letter';
      readonly cell: string;
      readonly isCapital: boolean;
      readonly isSeparate?: boolean;
    }
  /** Letters that are a word, such as sin. */
  | { readonly kind: 'name'; readonly letters: string; readonly cells: string }
  | { readonly kind: 'sign'; readonly cells: string }
  /** What would be a contraction in grade 2: a sign for a fraction, a root, something raised. */
  | { readonly kind: 'indicator'; readonly cells: string }
  | { readonly kind: 'blank' };

/** Cells of a word of a formula, where it needs grade 1 mode as long as no number has set it. */
interface Word {
  readonly cells: string;
  /** Cells before each place that has to be in grade 1 mode. */
  readonly needs: readonly number[];
  /** A sign for a fraction, a level or a shape needs it, and not only a letter. */
  readonly isStructural: boolean;
}

/** The choice between signs before symbols and words, and a passage, is free (Guidelines, 1.7); both say the same. */
export type Grade1Form = 'best' | 'passage' | 'words';

const GRADE_1 = '⠰';
const CAPITAL = '⠠';
const BLANK = '⠀';
const WORD = GRADE_1 + GRADE_1;
const PASSAGE = GRADE_1 + GRADE_1 + GRADE_1;
const PASSAGE_ENDS = '⠰⠄';

/** Letters in one another's company that would be read as other words (Rules of UEB, appendix 1). */
const SHORTFORMS = new Set(
  'ab abv ac acr af afn afw ag al alm alr als alt alth alw bc bf bh bl bn bs bt bl brl cd dcl dcv ei fr fst gd grt herf hm hmf imm ll lr mch mst myf nec nei pd percv perh qk rcv rj sch sd shd td tgr tm tn wd xf xs yr yrf yrvs'.split(
    ' ',
  ),
);
/** Read by themselves they are the words a, I and o. */
const LETTER_WORDS = new Set(['a', 'i', 'o']);
const DIGIT_LETTERS = /^[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]/;

/**
 * Tokens in cells with the indicators of grade 1 mode (Guidelines for Technical Material, 1.7): before the one sign that
 * needs it, where it is among the first three cells of its word; else before the word, or around the whole.
 */
export function writeTokens(tokens: readonly Token[], form: Grade1Form = 'best'): string {
  const words = splitIntoWords(tokens).map(writeWord);
  const needing = words.filter(({ needs }) => needs.length > 0);
  const structural = needing.filter(({ isStructural }) => isStructural);
  const isLong = needing.length > 2 || structural.length > 1;
  const isBest = isLong || (needing.length === 2 && !needing.every(needsOneSign));
  const isPassage = form === 'best' ? isBest : form === 'passage';
  if (isPassage) return PASSAGE + words.map(({ cells }) => cells).join(BLANK) + PASSAGE_ENDS;
  return words.map(writeMode).join(BLANK);
}

function needsOneSign({ cells, needs }: Word): boolean {
  const [place = 0] = needs;
  // Brackets that open before the letters do not count.
  const before = cells.slice(0, place).replace(/^(?:⠐⠣|⠨⠣|⠸⠣)+/u, '');
  return needs.length === 1 && Array.from(before).filter((cell) => cell !== CAPITAL).length < 3;
}

function writeMode(word: Word): string {
  const [place] = word.needs;
  if (place === undefined) return word.cells;
  if (!needsOneSign(word)) return WORD + word.cells;
  return word.cells.slice(0, place) + GRADE_1 + word.cells.slice(place);
}

function splitIntoWords(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const words: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'blank') words.push([]);
    else words.at(-1)?.push(token);
  }
  return words.filter(({ length }) => length > 0);
}

function writeWord(tokens: readonly Token[]): Word {
  const needs: number[] = [];
  let cells = '';
  let isNumeric = false;
  let isStructural = false;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (token.kind === 'number') isNumeric = true;
    if (!isNumeric && needsGrade1(tokens, at)) {
      needs.push(cells.length);
      isStructural ||= token.kind === 'indicator';
    }
    if (token.kind === 'letter') cells += writeLetter(tokens, at);
    else if (token.kind === 'name') cells += (followsDigit(before, token.cells) ? GRADE_1 : '') + token.cells;
    else if (token.kind !== 'blank') cells += token.cells;
  });
  return { cells, needs, isStructural };
}

function needsGrade1(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'indicator') return true;
  if (token?.kind === 'name') return SHORTFORMS.has(token.letters) && isAlone(tokens, at, at + 1);
  if (token?.kind !== 'letter' || tokens[at - 1]?.kind === 'letter') return false;
  let end = at;
  while (tokens[end]?.kind === 'letter') end += 1;
  if (!isAlone(tokens, at, end)) return false;
  const letters = tokens.slice(at, end).map(nameLetter).join('');
  return letters.length === 1 ? !LETTER_WORDS.has(letters) : SHORTFORMS.has(letters);
}

const OPENS = /^(?:⠐⠣|⠨⠣|⠸⠣|(?:[⠘⠨⠈]⠼?[⠆⠂])+)$/;
const CLOSES = /^(?:⠐⠜|⠨⠜|⠸⠜|⠂|⠲|⠖|⠲⠲⠲)$/;

/** Between blanks, but for brackets and points (Rules of UEB, 2.6). */
function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const all = (part: readonly Token[], allowed: RegExp) =>
    part.every((token) => token.kind === 'sign' && allowed.test(token.cells));
  return all(tokens.slice(0, from), OPENS) && all(tokens.slice(to), CLOSES);
}

function nameLetter(token: Token): string {
  if (token.kind !== 'letter') return '';
  return String.fromCharCode(97 + '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'.indexOf(token.cell));
}

/** A letter a to j behind a number would be one more digit. */
function followsDigit(before: Token | undefined, cells: string): boolean {
  return before?.kind === 'number' && DIGIT_LETTERS.test(cells);
}

/** Two capitals or more are one word of capitals (Rules of UEB, 8.4), unless a small letter follows them. */
function writeLetter(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token?.kind !== 'letter') return '';
  if (!token.isCapital) return (followsDigit(tokens[at - 1], token.cell) ? GRADE_1 : '') + token.cell;
  let [first, end] = [at, at];
  while (isCapital(tokens[first - 1])) first -= 1;
  while (isCapital(tokens[end])) end += 1;
  const isWord = end - first > 1 && tokens[end]?.kind !== 'letter' && tokens[first - 1]?.kind !== 'letter';
  if (!isWord) return CAPITAL + token.cell;
  return (at === first ? CAPITAL + CAPITAL : '') + token.cell;
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'letter' && token.isCapital && token.isSeparate !== true;
}
