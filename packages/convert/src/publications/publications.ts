import { audiobook } from './audiobook/audiobook.ts';
import { brf } from './braille/brf.ts';
import { pef } from './braille/pef.ts';
import { daisy } from './daisy/daisy.ts';
import { ebraille } from './ebraille/ebraille.ts';
import { epub } from './epub/epub.ts';
import { markdown } from './lines/markdown.ts';
import { plainText } from './lines/plain-text.ts';
import { page } from './page/page.ts';
import { documentInLargePrint, documentPdf } from './pdf/document-pdf.ts';
import type { Publication } from './publication.ts';
import { swellFigures } from './swell-figures/swell-figures.ts';
import { word } from './word/word.ts';

/** Every file for readers that is made of a whole document. Nothing else lists them. */
export const PUBLICATIONS = [
  epub,
  page,
  word,
  documentPdf,
  documentInLargePrint,
  brf,
  pef,
  ebraille,
  swellFigures,
  daisy,
  audiobook,
  markdown,
  plainText,
] as const satisfies readonly Publication[];

export type PublicationName = (typeof PUBLICATIONS)[number]['id'];

export function findPublication(name: string): (typeof PUBLICATIONS)[number] | undefined {
  return PUBLICATIONS.find(({ id }) => id === name);
}
