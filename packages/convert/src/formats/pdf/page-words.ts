import { addAll, maxOf, minOf } from '@relievo/words';
import { addAccent } from './letters/accents.ts';
import { areEquallyWide } from './letters/equally-wide.ts';
import { createFontLooks } from './letters/font-looks.ts';
import { readCode } from './letters/letter.ts';
import { createOverprints } from './letters/overprints.ts';
import { across, along, BLANK, BOLD, type Character, readCharacter } from './letters/read-character.ts';
import {
  gapBefore,
  isBesideRightToLeft,
  isRightToLeft,
  isTurnedLigature,
  surroundLine,
} from './letters/right-to-left.ts';
import { createScripts, isScript, type Script, writeLetters } from './letters/scripts.ts';
import { markLinks, type PageLink } from './page-links.ts';
import type { Box } from './page-marks.ts';
import { openScratch, type Pdfium } from './pdfium.ts';

/** Words that stand on one line, from where the first begins. Points, and y goes up. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Radians, counter-clockwise. */
  readonly angle: number;
  /** 400 for plain letters, 700 for bold ones. */
  readonly weight: number;
  /** The same text with the looks of its letters. */
  readonly pieces: readonly Piece[];
}

/** Letters of one look that follow each other in a line. */
export interface Piece {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly script: Script | null;
  /** The number by which the structure of a tagged page names them; -1 if it does not. */
  readonly mark: number;
  /** From 0 to 1, of letters that a reader of print found in a scan. */
  readonly certainty?: number;
  /** It is an address, or a place in the file. */
  readonly link?: string;
  /** All letters of its font are equally wide. */
  readonly isFixed?: true;
}

/** Where the words of a line stand, whichever way it runs; letters reach a little below their baseline. */
export function boxOfLine({ x, y, width, size, angle }: Line): Box {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [0, -0.3 * size],
    [width, -0.3 * size],
    [0, size],
    [width, size],
  ].map(([far = 0, up = 0]) => [x + far * dx - up * dy, y + far * dy + up * dx] as const);
  const [xs, ys] = [corners.map(([one]) => one), corners.map(([, one]) => one)];
  return { left: minOf(xs), right: maxOf(xs), bottom: minOf(ys), top: maxOf(ys) };
}

/**
 * More of a size than this between two letters is a blank. A page that has blanks among its letters needs more,
 * since its letters may only be set wide. More than the third of these is another text.
 */
const BLANK_AMONG_BLANKS = 0.26;
/** PDFium parts two words here, by how wide the letters of their font are. */
const BLANK_IF_PARTED = 0.08;
/** PDFium parts two words here, on a page that has blanks among its letters. groff leaves out blanks of other fonts. */
const BLANK_IF_BOTH = 0.19;
const APART = 0.6;
const SAME_LINE = 0.3;

/** Upright lines between two words part them: they stand in different cells. */
function isParted({ end, x, y, size }: Character, next: Character, walls: readonly Box[]): boolean {
  // Words that are read from the right continue on the left.
  const isBetween = ({ left, right }: Box) =>
    next.x < x
      ? left >= next.end - size / 4 && right <= x + 1
      : left > x && right >= end - size / 4 && left <= next.x + 1;
  return walls.some((wall) => wall.bottom <= y + size / 2 && wall.top >= y && isBetween(wall));
}

/** The words of a page at their true baselines, in the order in which the file draws them. */
export function readLines(library: Pdfium, page: number): Line[] {
  return readCharacters(library, page, [])
    .flatMap(partNumbers)
    .flatMap((line) => joinLine(line));
}

/** More of a size than this between two numbers is more than the blank of one that is grouped by thousands. */
const WIDE_BLANK = 0.32;
const NUMBER = /^[-−+]?[\d.,]+%?$/u;

/** Parts numbers that are side by side, as those at the ticks of a scale are. */
function partNumbers(line: Character[]): readonly Character[][] {
  const tokens: Character[][] = [];
  for (const [at, character] of line.entries()) {
    const before = line[at - 1];
    const isNext = before && along(character) - before.end > BLANK * before.size;
    if (!before || isNext) tokens.push([character]);
    else tokens.at(-1)?.push(character);
  }
  const texts = tokens.map((token) => token.map(({ text }) => text).join(''));
  if (tokens.length < 2 || !texts.every((text) => NUMBER.test(text))) return [line];
  const mayBeGrouped = texts.slice(1).every((text, at) => {
    const [last, next] = [tokens[at]?.at(-1), tokens[at + 1]?.[0]];
    const isWide = last && next && along(next) - last.end > WIDE_BLANK * last.size;
    return !isWide && /^\d{3}(?:[.,]\d+)?%?$/u.test(text);
  });
  return mayBeGrouped ? [line] : tokens;
}

/** The same as a text has them: parted by lines between cells, and with raised and lowered letters in their places. */
export function readTextLines(
  library: Pdfium,
  page: number,
  walls: readonly Box[],
  links: readonly PageLink[] = [],
): Line[] {
  const letters = readCharacters(library, page, walls);
  markLinks(letters, links);
  return joinScripts(letters).flatMap((line) => joinLine(line));
}

function readCharacters(library: Pdfium, page: number, walls: readonly Box[]): readonly Character[][] {
  const scratch = openScratch(library);
  const text = library.FPDFText_LoadPage(page);
  try {
    const lines: Character[][] = [];
    const looks = createFontLooks(library);
    const isOverprint = createOverprints();
    const spaced = new Set<Character>();
    let isSpaced = false;
    let isHinted = false;
    let letters = 0;
    for (let at = 0; at < library.FPDFText_CountChars(text); at += 1) {
      const line = lines.at(-1);
      const before = line?.at(-1);
      const read = readCharacter(library, text, at, scratch, looks);
      if (!read) {
        const isMade = library.FPDFText_IsGenerated(text, at) === 1;
        if (isBlank(library, text, at)) [isSpaced, isHinted] = [isSpaced || !isMade, isHinted || isMade];
        continue;
      }
      if (isOverprint(read, library.FPDFText_GetTextObject(text, at))) continue;
      if (before && addAccent(before, read)) {
        [isSpaced, isHinted] = [false, false];
        continue;
      }
      if (before && isTurnedLigature(before, read)) [before.text, read.text] = [read.text, before.text];
      if (isHinted) read.blankFrom = BLANK_IF_PARTED;
      if (isSpaced) spaced.add(read);
      letters += 1;
      [isSpaced, isHinted] = [false, false];
      const isNext = before && (continues(before, read) || isBesideRightToLeft(line, read));
      if (line && before && isNext && !isParted(before, read, walls)) line.push(read);
      else lines.push([read]);
    }
    if (spaced.size * LETTERS_TO_A_BLANK >= letters)
      for (const line of lines)
        for (const letter of line) letter.blankFrom = spaced.has(letter) ? -1 : blankAmongBlanks(letter);
    return joinTouching(lines);
  } finally {
    library.FPDFText_ClosePage(text);
    scratch.free();
  }
}

function blankAmongBlanks({ blankFrom }: Character): number {
  return blankFrom === BLANK_IF_PARTED ? BLANK_IF_BOTH : BLANK_AMONG_BLANKS;
}

/** Letters for each blank, at most, of a text whose blanks are letters as well. */
const LETTERS_TO_A_BLANK = 15;

/** Some producers write their blanks as tabs. */
function isBlank(library: Pdfium, text: number, at: number): boolean {
  const code = readCode(library, text, at);
  return code === 32 || code === 9 || code === 0xa0;
}

/**
 * Joins a word whose letters the file draws in two goes, with other words between them. They are on one baseline, and
 * nothing is between the end of the first and the start of the second.
 */
function joinTouching(lines: readonly Character[][]): readonly Character[][] {
  const ends = new Map<number, { readonly line: Character[]; readonly y: number }[]>();
  const joined = new Set<Character[]>();
  for (const line of lines.toSorted((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0))) {
    const [first] = line;
    const last = line.at(-1);
    if (!first || !last || Math.abs(first.angle) > LEVEL || line.some(isRightToLeft)) continue;
    const place = Math.round(first.x);
    const before = [place - 1, place, place + 1]
      .flatMap((at) => ends.get(at) ?? [])
      .find(
        (one) => one.line !== line && Math.abs(one.y - first.y) < TOUCHING && isWordSplit(one.line, first),
      );
    if (before) {
      addAll(before.line, line);
      joined.add(line);
    }
    const whole = before?.line ?? line;
    const end = Math.round(last.end);
    ends.set(end, [...(ends.get(end) ?? []), { line: whole, y: first.y }]);
  }
  return lines.filter((line) => !joined.has(line));
}
const LEVEL = 0.01;
/** Points. */
const TOUCHING = 0.5;

function isWordSplit(line: readonly Character[], next: Character): boolean {
  const last = line.at(-1);
  if (!last || next.blankFrom < 0 || Math.abs(last.size - next.size) > 0.02 * next.size) return false;
  return Math.abs(next.x - last.end) < 0.06 * next.size;
}

/** Every letter is told for itself whether it stands beside the ones before; a run of them that is too long does not. */
function joinScripts(lines: readonly Character[][]): readonly Character[][] {
  const joined: Character[][] = [];
  const tell = createScripts();
  for (const line of lines) {
    const told = line.map((letter) => {
      const script = Math.abs(letter.angle) < 0.01 ? tell(letter) : null;
      return script ? { ...letter, script } : letter;
    });
    const begins = told[0]?.script !== undefined;
    const run = told.findIndex(({ script }) => script === undefined);
    const isShort = isScript(
      told
        .slice(0, run < 0 ? told.length : run)
        .map(({ text }) => text)
        .join(''),
    );
    const last = joined.at(-1);
    const before = last?.findLast(({ script }) => script === undefined);
    const goesOn = before && told[0] && last?.at(-1)?.script && isBeside(before, last.at(-1), told[0]);
    if (last && ((begins && isShort) || goesOn)) addAll(last, told);
    else joined.push(begins ? [...line] : told);
  }
  return joined;
}

/** What stands on the line of the letters before the raised ones, and next to these. */
function isBeside(main: Character, last: Character | undefined, next: Character): boolean {
  return last !== undefined && continues({ ...main, end: last.end }, next);
}

function continues(before: Character, next: Character): boolean {
  const gap = along(next) - before.end;
  return (
    Math.abs(before.angle - next.angle) < 0.05 &&
    Math.abs(across(next) - across(before)) < SAME_LINE * before.size &&
    gap < APART * before.size &&
    gap > -before.size
  );
}

function joinLine(line: readonly Character[]): Line[] {
  const characters = areEquallyWide(line) ? line.map((letter) => ({ ...letter, isFixed: true })) : line;
  const [first] = characters;
  const last = characters.at(-1);
  if (!first || !last) return [];
  let text = '';
  let run = '';
  const pieces: WrittenPiece[] = [];
  for (const [index, character] of characters.entries()) {
    const before = characters[index - 1];
    if (before && before.script !== character.script) {
      text += writeLetters(run, before.script ?? null);
      run = '';
    }
    const isParted = before && gapBefore(before, character) > character.blankFrom * before.size;
    const letters = `${isParted ? ' ' : ''}${character.text}`;
    run += letters;
    addLetters(pieces, letters, character);
  }
  text += writeLetters(run, last.script ?? null);
  const { y, size, angle, weight } = first;
  const { x, width } = surroundLine(characters, first, last);
  return [{ text, x, y, size, angle, weight, pieces, width }];
}

/** Letters are added to the last piece one by one. */
type WrittenPiece = Piece & { text: string };

function addLetters(pieces: WrittenPiece[], text: string, letter: Character): void {
  const { weight, isItalic, mark } = letter;
  const script = letter.script ?? null;
  const last = pieces.at(-1);
  const isBold = weight >= BOLD;
  const isSame =
    last?.isBold === isBold &&
    last.isItalic === isItalic &&
    last.script === script &&
    last.mark === mark &&
    (last.isFixed ?? false) === (letter.isFixed ?? false) &&
    last.link === letter.link;
  if (last && isSame) last.text += text;
  else
    pieces.push({
      text,
      isBold,
      isItalic,
      script,
      mark,
      ...(letter.link !== undefined && { link: letter.link }),
      ...(letter.isFixed && { isFixed: true as const }),
    });
}
