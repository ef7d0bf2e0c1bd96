import { BLANK } from '@relievo/braille';
import { changeEachText } from '@relievo/document/model';
import { arbitraryDocument } from '@relievo/document/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { cellTranslator, dropPageBreaks, listWords, writeCells } from './testing/cell-translator.ts';
import { transcribeDocument } from './transcribe-document.ts';

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
      const made = await transcribeDocument(document, { translator: cellTranslator, settings });
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
