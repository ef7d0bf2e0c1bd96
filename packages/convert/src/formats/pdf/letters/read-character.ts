import { measureText } from '../../svg/foreign/text-width.ts';
import type { Pdfium, Scratch } from '../pdfium.ts';
import type { FontLooks } from './font-looks.ts';
import { isLetter, letterOf, readCode } from './letter.ts';
import type { Script } from './scripts.ts';

/** One letter of a page. Points, and y goes up. */
export interface Character {
  text: string;
  x: number;
  readonly y: number;
  end: number;
  readonly size: number;
  readonly angle: number;
  readonly weight: number;
  readonly isItalic: boolean;
  readonly isFixed?: boolean;
  readonly mark: number;
  /** The share of a size from which a gap before it is a blank. */
  blankFrom: number;
  /** Raised or lowered beside the letters before it. */
  readonly script?: Script;
  /** It is the address of the link that the letter is in. */
  link?: string;
}

/** A gap of more than this share of a size between two letters is a blank. */
export const BLANK = 0.15;

export function readCharacter(
  library: Pdfium,
  text: number,
  index: number,
  scratch: Scratch,
  looks: FontLooks,
): Character | null {
  const code = unhyphenate(readCode(library, text, index));
  if (!isLetter(code) || library.FPDFText_IsGenerated(text, index) === 1) return null;
  const { at } = scratch;
  library.FPDFText_GetCharOrigin(text, index, at, at + 8);
  const [x = 0, y = 0] = scratch.doubles(2);
  library.FPDFText_GetLooseCharBox(text, index, at);
  const [left = x, top = 0, right = x, bottom = 0] = scratch.floats(4);
  library.FPDFText_GetMatrix(text, index, at);
  const [a = 1, b = 0, c = 0, d = 1] = scratch.floats(4);
  const size = library.FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  // PDFium counts clockwise, from 0 to a whole turn, and takes letters that are slanted by their matrix for turned ones.
  const turned = -library.FPDFText_GetCharAngle(text, index);
  const isSkewed = b === 0 && a > 0 && d > 0 && c !== 0;
  const angle = isSkewed ? 0 : turned < -Math.PI ? turned + 2 * Math.PI : turned;
  const letter = letterOf(code);
  // The box of a slanted letter says nothing of how wide it is.
  const isSlanted = Math.abs(Math.sin(2 * angle)) > 0.05;
  const wide = isUpright(angle) ? right - left : Math.abs(top - bottom);
  const width = isSlanted ? measureText(letter, size, false) : wide;
  // Letters of a ligature stand at the place of the first; only their boxes tell where each ends.
  const end = Math.abs(angle) < 0.01 ? right : along({ x, y, angle }) + width;
  const object = library.FPDFText_GetTextObject(text, index);
  const { isBold, isItalic, isFixed } = looks(object);
  const known = library.FPDFText_GetFontWeight(text, index);
  const weight = Math.max(known > MAX_WEIGHT ? 0 : known, isBold ? BOLD : 0);
  const mark = library.FPDFPageObj_GetMarkedContentID(object);
  return {
    text: letter,
    x,
    y,
    end,
    size,
    angle,
    weight,
    isItalic: isItalic || isSkewed,
    isFixed,
    mark,
    blankFrom: BLANK,
  };
}

/** The weight from which letters are bold. */
export const BOLD = 600;
/** PDFium reckons the weight by the width of stems, which some files state wrongly: no font is heavier than this. */
const MAX_WEIGHT = 1000;

/** PDFium answers with 2 for a hyphen at the end of a line. */
function unhyphenate(code: number): number {
  return code === 2 ? 0x2d : code;
}

function isUpright(angle: number): boolean {
  return Math.abs(Math.sin(angle)) < 0.5;
}

/** How far along its own line, and how far across it, something stands. */
export function along({ x, y, angle }: Pick<Character, 'x' | 'y' | 'angle'>): number {
  return x * Math.cos(angle) + y * Math.sin(angle);
}

export function across({ x, y, angle }: Pick<Character, 'x' | 'y' | 'angle'>): number {
  return -x * Math.sin(angle) + y * Math.cos(angle);
}
