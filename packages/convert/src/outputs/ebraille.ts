import { BRAILLE_CODES, BrailleError, isBrailleCode } from '@relievo/braille';
import {
  encodeUtf8,
  fail,
  type OutputResult,
  type Profile,
  type Result,
  succeed,
  svg,
} from '@relievo/graphic';
import { archive } from '../documents/archive.ts';
import type { Document } from '../documents/document.ts';
import { documentOf } from '../documents/document-of.ts';
import { wordsFor } from '../documents/words.ts';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import { textsOf } from './braille/transcription-of.ts';
import { type BrailleWords, tableFor, translated } from './braille/words.ts';
import { contentDocument } from './ebraille/content.ts';
import { CONTENT, container, GRAPHIC, navigation, packageDocument } from './ebraille/package-files.ts';

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
    const table = tableFor(source.drawing.language, settings.table);
    if (!table.ok) return table;
    const graphic = graphicOf(source, profile);
    if (!graphic.ok) return graphic;
    try {
      const document = documentOf(source);
      const own = wordsFor(document.language);
      const words = translated(
        [...textsOf(document), { text: own.contents }],
        translator.translate,
        table.value,
      );
      return succeed({
        files: [
          {
            name: 'braille.ebrl',
            mediaType: 'application/epub+zip',
            bytes: packed(
              source.drawing.id,
              document,
              words,
              table.value,
              settings,
              graphic.value?.files[0].bytes ?? null,
            ),
          },
        ],
        changes: [...(graphic.value?.changes ?? []), ...words.changes],
        braille: { engine: words.engine, table: words.table },
      });
    } catch (error) {
      if (!(error instanceof BrailleError)) throw error;
      return fail({ code: error.code, parameters: error.parameters });
    }
  },
} satisfies LibraryOutput<'ebraille'>;

function graphicOf(source: Source, profile: Profile): Result<OutputResult | null> {
  return source.undrawn ? succeed(null) : svg.make({ drawing: source.drawing }, profile);
}

function packed(
  id: string,
  document: Document,
  words: BrailleWords,
  table: string,
  { date, creator }: OutputSettings,
  graphic: Uint8Array | null,
): Uint8Array {
  const language = brailleLanguage(document.language);
  const { cellsOf } = words;
  const content = contentDocument(document, { language, cellsOf, graphic: 'graphic.svg' });
  const facts = {
    identifier: `urn:relievo:${encodeURIComponent(id)}`,
    title: document.title,
    creator,
    language,
    date,
    system: isBrailleCode(table) ? BRAILLE_CODES[table].name : words.table,
    graphic: graphic !== null,
    dots: /[\u2840-\u28ff]/.test(content) ? ('8' as const) : ('6' as const),
  };
  return archive([
    // First and not packed, so that the file says what it is in its first bytes (EPUB OCF 3.3, 4.3).
    { name: 'mimetype', bytes: encodeUtf8('application/epub+zip'), stored: true },
    { name: 'META-INF/container.xml', bytes: encodeUtf8(container()) },
    { name: 'package.opf', bytes: encodeUtf8(packageDocument(facts)) },
    {
      name: 'index.html',
      bytes: encodeUtf8(navigation(document, language, cellsOf, wordsFor(document.language).contents)),
    },
    { name: CONTENT, bytes: encodeUtf8(content) },
    ...(graphic ? [{ name: GRAPHIC, bytes: graphic }] : []),
  ]);
}

/** The language with the script that it is written in: en-US becomes en-Brai-US (BCP 47). */
export function brailleLanguage(language: string): string {
  const [primary = 'und', ...rest] = language.split('-').filter((part) => part !== '');
  const extended = rest.filter((part) => !/^[A-Za-z]{4}$/.test(part));
  return [primary, 'Brai', ...extended].join('-');
}
