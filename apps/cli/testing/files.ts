import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const RAIN = 'Month,Rainfall (mm)\nJanuary,62\nFebruary,48\nMarch,55\nApril,44\n';

const GALLERY = join(import.meta.dirname, '../../../packages/gallery/src/goldens/golden');

/** One of the example drawings, as its file. */
export function findExampleFile(name: string): string {
  return readFileSync(join(GALLERY, `${name}.drawing.svg`), 'utf8');
}

const FIXTURES = join(import.meta.dirname, '../../../packages/convert/src/formats/fixtures');

/** Three pages printed by Chromium: text, text with a graphic, a drawing. */
export function readPages(): Uint8Array {
  return readFileSync(join(FIXTURES, '030-chromium-text-pages/input.pdf'));
}

/** Reads a text with a list, a table, formulas and a picture, written by Pandoc. */
export function readWordFile(): Uint8Array {
  return readFileSync(join(FIXTURES, '036-pandoc-docx/input.docx'));
}
