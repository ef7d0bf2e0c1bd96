import { BRAILLE_CODES, BrailleError, isBrailleCode } from '@relievo/braille';
import { fail, type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult, svg } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { packArchive } from '../documents/archive.ts';
import type { Document } from '../documents/document.ts';
import { createDocument } from '../documents/document-of.ts';
import { findWords } from '../documents/words.ts';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import { writeFormulasInBraille } from './braille/formulas.ts';
import { identifierOf } from './braille/identifier.ts';
import { listTexts } from './braille/transcription-of.ts';
import { type BrailleWords, chooseTable, translateTexts } from './braille/words.ts';
import { writeContentDocument } from './ebraille/content.ts';
import {
  CONTENT,
  nameGraphic,
  writeContainer,
  writeNavigation,
  writePackageDocument,
} from './ebraille/package-files.ts';

/** eBraille 1.0: braille that displays lay out themselves, with headings to go to and the graphic to print. */
export const ebraille = {
  id: 'ebraille',
  words: {
    name: 'eBraille',
    short: 'eBraille',
    use: 'For braille displays: headings to go to, and lines of any length.',
  },
  purpose: 'braille',
  mediaType: 'application/epub+zip',
  endings: ['ebrl'],
  media: ['swell-a4'],
  needs: ['braille'],
  ways: ['touch', 'touch_alone', 'braille'],
  make: (
    source: Source,
    profile: Profile,
    { translator, settings }: Pick<OutputMeans, 'translator' | 'settings'>,
  ): Result<OutputResult> => {
    const table = chooseTable(source.drawing.language, settings.table);
    if (!table.ok) return table;
    const made = makeGraphics(source, profile);
    if (!made.ok) return made;
    try {
      const { mathematics } = settings;
      const { document, changes } = writeFormulasInBraille(createDocument(source), table.value, mathematics);
      const own = findWords(document.language);
      const words = translateTexts(
        [...listTexts(document), { text: own.contents }],
        translator.translate,
        table.value,
      );
      return succeed({
        files: [
          {
            name: 'braille.ebrl',
            mediaType: 'application/epub+zip',
            bytes: packEbraille(
              identifierOf(source, 'ebraille', words.table, settings),
              document,
              words,
              table.value,
              settings,
              made.value.map(({ files: [file] }) => file.bytes),
            ),
          },
        ],
        changes: [...made.value.flatMap(({ changes }) => changes), ...words.changes, ...changes],
        braille: { engine: words.engine, table: words.table },
      });
    } catch (error) {
      if (!(error instanceof BrailleError)) throw error;
      return fail({ code: error.code, parameters: error.parameters });
    }
  },
} satisfies LibraryOutput<'ebraille'>;

/** Every sheet of the graphic. */
function makeGraphics(
  { drawing, furtherSheets = [], undrawn }: Source,
  profile: Profile,
): Result<readonly OutputResult[]> {
  const made: OutputResult[] = [];
  for (const sheet of undrawn ? [] : [drawing, ...furtherSheets]) {
    const graphic = svg.make({ drawing: sheet }, profile);
    if (!graphic.ok) return graphic;
    made.push(graphic.value);
  }
  return succeed(made);
}

function packEbraille(
  identifier: string,
  document: Document,
  words: BrailleWords,
  table: string,
  { date, creator }: OutputSettings,
  graphics: readonly Uint8Array[],
): Uint8Array {
  const language = toBrailleLanguage(document.language);
  const { cellsOf } = words;
  const content = writeContentDocument(document, { language, cellsOf, nameGraphic });
  const facts = {
    identifier,
    title: document.title,
    creators: [creator],
    language,
    date,
    system: isBrailleCode(table) ? BRAILLE_CODES[table].name : words.table,
    content: [CONTENT],
    graphics: graphics.map((_, sheet) => `ebraille/${nameGraphic(sheet)}`),
    dots: /[\u2840-\u28ff]/.test(content) ? ('8' as const) : ('6' as const),
  };
  return packArchive([
    // First and not packed, so that the file says what it is in its first bytes (EPUB OCF 3.3, 4.3).
    { name: 'mimetype', bytes: encodeUtf8('application/epub+zip'), stored: true },
    { name: 'META-INF/container.xml', bytes: encodeUtf8(writeContainer()) },
    { name: 'package.opf', bytes: encodeUtf8(writePackageDocument(facts)) },
    {
      name: 'index.html',
      bytes: encodeUtf8(writeNavigation(document, language, cellsOf, findWords(document.language).contents)),
    },
    { name: CONTENT, bytes: encodeUtf8(content) },
    ...graphics.map((bytes, sheet) => ({ name: `ebraille/${nameGraphic(sheet)}`, bytes })),
  ]);
}

/** The language with the script that it is written in: en-US becomes en-Brai-US (BCP 47). */
export function toBrailleLanguage(language: string): string {
  const [primary = 'und', ...rest] = language.split('-').filter((part) => part !== '');
  const extended = rest.filter((part) => !/^[A-Za-z]{4}$/.test(part));
  return [primary, 'Brai', ...extended].join('-');
}
