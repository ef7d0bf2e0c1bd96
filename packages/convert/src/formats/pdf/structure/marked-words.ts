import { createFontLooks } from '../letters/font-looks.ts';
import { letterOf, readCode } from '../letters/letter.ts';
import { readCharacter } from '../letters/read-character.ts';
import { createScripts, type Script, writeLetters } from '../letters/scripts.ts';
import type { Box } from '../page-marks.ts';
import { openScratch, type Pdfium } from '../pdfium.ts';

export interface MarkedWords {
  readonly words: ReadonlyMap<number, string>;
  /** How many letters stand on the page outside of its graphic, marked or not. */
  readonly letters: number;
}

/** Radians by which a line may be turned and still be level. */
const LEVEL = 0.01;
/** How PDFium answers for a hyphen at the end of a line. */
const HYPHEN = 2;

/** The words of a page by the marks that its structure names them by; those of its graphic are read with that. */
export function readMarkedWords(library: Pdfium, page: number, graphic: Box | null): MarkedWords {
  const scratch = openScratch(library);
  const text = library.FPDFText_LoadPage(page);
  const words = new Map<number, string>();
  let letters = 0;
  let mark = -1;
  let isOutside = true;
  const tell = createScripts();
  const looks = createFontLooks(library);
  let script: Script | null = null;
  let run = '';
  const endRun = () => {
    if (run !== '') words.set(mark, (words.get(mark) ?? '') + writeLetters(run, script));
    run = '';
  };
  const standsOutside = (at: number): boolean => {
    library.FPDFText_GetCharOrigin(text, at, scratch.at, scratch.at + 8);
    const [x = 0, y = 0] = scratch.doubles(2);
    return !graphic || x < graphic.left || x > graphic.right || y < graphic.bottom || y > graphic.top;
  };
  try {
    for (let at = 0; at < library.FPDFText_CountChars(text); at += 1) {
      const code = readCode(library, text, at);
      // A blank or the end of a line that no letter makes belongs to what stands before it.
      const isMade = library.FPDFText_IsGenerated(text, at) === 1;
      if (!isMade) {
        const letter = readCharacter(library, text, at, scratch, looks);
        const told: Script | null =
          letter && Math.abs(letter.angle) < LEVEL ? tell(letter) : letter ? null : script;
        const next = library.FPDFPageObj_GetMarkedContentID(library.FPDFText_GetTextObject(text, at));
        if (next !== mark || told !== script) endRun();
        [mark, script] = [next, told];
        isOutside = standsOutside(at);
        if (code > 32 && isOutside) letters += 1;
      }
      if (isOutside) run += writeCharacter(code);
    }
    endRun();
  } finally {
    library.FPDFText_ClosePage(text);
    scratch.free();
  }
  return { words, letters };
}

function writeCharacter(code: number): string {
  if (code === HYPHEN) return '-\n';
  if (code === 10 || code === 13) return '\n';
  return code < 32 ? '' : letterOf(code);
}

/** One piece of text, with words that were parted at the end of a line whole again. */
export function joinPieces(pieces: readonly string[]): string {
  return pieces
    .join('')
    .replaceAll(/(\p{L})[-\u00ad\u2010]\n+(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
