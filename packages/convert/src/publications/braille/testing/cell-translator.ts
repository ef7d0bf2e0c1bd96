import { BLANK, type Translate, type Translator } from '@relievo/braille';
import { readTypeforms } from '@relievo/braille/typeforms';
import { type Block, type Document, type Inline, replaceEach } from '@relievo/document/model';
import { listTexts } from '@relievo/document/text';

/** Writes each character as one cell, so that the words of any script can be found again. */
function writeCell(character: string): string {
  if (/\s/u.test(character)) return BLANK;
  return String.fromCodePoint(0x2801 + ((character.codePointAt(0) ?? 0) % 63));
}

export function writeCells(text: string): string {
  return Array.from(
    text.replaceAll(/[⁰-₎¹²³]/gu, (raised) => raised.normalize('NFKC')),
    writeCell,
  ).join('');
}

const translate: Translate = (texts, table) =>
  texts.map((text) => ({
    cells: writeCells(readTypeforms(text).line),
    engine: 'cells',
    table,
    // The sign for a lowered text is not one of print, so the text is written without it.
    findings: text.includes('_')
      ? [{ code: 'character_undefined', parameters: { table, character: text } }]
      : [],
  }));

/** Translates one cell a character, by the table named cells. */
export const cellTranslator: Translator = { engine: 'cells', translate };

/** Lists the words that a reader has to get. A figure that only decorates is left out of braille. */
export function listWords({ blocks }: Document): readonly string[] {
  const shown = replaceEach(blocks, (block): readonly Block[] =>
    block.kind === 'figure' && block.treatment === 'decoration' ? [] : [block],
  );
  return [...listTexts(shown)].flatMap((text) => text.split(/[\s_]+/u)).filter((word) => word !== '');
}

export function dropPageBreaks(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.filter(({ kind }) => kind !== 'page-break');
}
