import type { Pdfium } from './pdfium.ts';

/** Stands for a letter that the file gives a number of which Unicode has none. */
const UNKNOWN = '\uFFFD';
const LAST_CODE = 0x10ffff;

/** PDFium answers with 32 bits, whatever the file says. */
export function readCode(library: Pdfium, text: number, index: number): number {
  return library.FPDFText_GetUnicode(text, index) >>> 0;
}

export function letterOf(code: number): string {
  return code > LAST_CODE ? UNKNOWN : String.fromCodePoint(code);
}

export function countUnknown(text: string): number {
  return text.split(UNKNOWN).length - 1;
}
