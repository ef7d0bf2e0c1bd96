import { BLANK, type Translate } from '@relievo/braille';
import { readTypeforms } from '@relievo/braille/typeforms';
import { type Block, changeEachText, type Document, type Inline, replaceEach } from '@relievo/document/model';
import { arbitraryDocument } from '@relievo/document/testing';
import { listTexts } from '@relievo/document/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { transcribeDocument } from './transcribe-document.ts';

/** Writes each character as one cell, so that the words of any script can be found again. */
function writeCell(character: string): string {
  if (/\s/u.test(character)) return BLANK;
  return String.fromCodePoint(0x2801 + ((character.codePointAt(0) ?? 0) % 63));
}

function writeCells(text: string): string {
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

/** Lists the texts that a reader has to get. A figure that only decorates is left out of braille. */
function listWords({ blocks }: Document): readonly string[] {
  const shown = replaceEach(blocks, (block): readonly Block[] =>
    block.kind === 'figure' && block.treatment === 'decoration' ? [] : [block],
  );
  return [...listTexts(shown)].flatMap((text) => text.split(/[\s_]+/u)).filter((word) => word !== '');
}

function dropPageBreaks(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.filter(({ kind }) => kind !== 'page-break');
}

test('every word of any document is in its braille, whatever holds it', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (any) => {
      // A page of the print that begins inside a word has its number between the halves.
      const document = { ...any, blocks: changeEachText(any.blocks, dropPageBreaks) };
      const settings = {
        ...DEFAULT_SETTINGS,
        table: 'cells',
        page: { ...DEFAULT_SETTINGS.page, columns: 60, rows: 1500 },
      };
      const made = await transcribeDocument(document, {
        translator: { engine: 'cells', translate },
        settings,
      });
      if (!made.ok) throw new Error(made.problems[0].code);
      const pages = made.value.volumes.flatMap(({ preliminary, body }) => [...preliminary, ...body]);
      const cells = pages
        .flatMap(({ rows }) => rows)
        .join('')
        .replaceAll(BLANK, '');
      const lost = listWords(document).filter((word) => !cells.includes(writeCells(word)));
      expect(lost).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
