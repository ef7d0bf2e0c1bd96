import type { Pdfium } from '../pdfium.ts';

/** Stands for a letter that the file gives a number of which Unicode has none. */
const UNKNOWN = '\uFFFD';
const LAST_CODE = 0x10ffff;

/** PDFium answers with 32 bits, whatever the file says. */
export function readCode(library: Pdfium, text: number, index: number): number {
  return library.FPDFText_GetUnicode(text, index) >>> 0;
}

/** Codes of ligatures in the fonts of TeX, which PDFium passes on if a file does not say which letters they are. */
const LIGATURES: ReadonlyMap<number, string> = new Map([
  [11, 'ff'],
  [12, 'fi'],
  [14, 'ffi'],
  [15, 'ffl'],
  [27, 'ff'],
  [28, 'fi'],
  [29, 'fl'],
  [30, 'ffi'],
  [31, 'ffl'],
]);

/** The symbols of TeX have the dot of a list at this code. */
const DOT = 0x88;

/** Tells whether a code is a letter that is seen. */
export function isLetter(code: number): boolean {
  return LIGATURES.has(code) || (code > 32 && code !== 0xa0);
}

export function letterOf(code: number): string {
  if (code > LAST_CODE) return UNKNOWN;
  // Unicode has no signs in this range, and fonts of Windows have theirs there.
  if (code >= 0x80 && code < 0xa0) return code === DOT ? '•' : WINDOWS.decode(Uint8Array.of(code));
  return LIGATURES.get(code) ?? String.fromCodePoint(code);
}

const WINDOWS = new TextDecoder('windows-1252');

export function countUnknown(text: string): number {
  return text.split(UNKNOWN).length - 1;
}
