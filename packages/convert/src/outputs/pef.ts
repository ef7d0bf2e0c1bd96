import { BLANK, BLANKS_AT_END } from '@relievo/braille';
import { type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { createXmlWriter, XML_DECLARATION } from '@relievo/graphic/xml';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import { identifierOf } from './braille/identifier.ts';
import { type Transcribed, transcribeSource } from './braille/transcribe.ts';

const NAMESPACE = 'http://www.daisy.org/ns/2008/pef';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/**
 * Portable Embosser Format 2008-1. Rows have no gap, so that the dots of an 8-dot graphic stand evenly
 * from row to row; text and graphic are sections of their own.
 */
export const pef = {
  id: 'pef',
  words: {
    name: 'Braille for embossers (PEF)',
    short: 'PEF',
    use: 'For embossers that know Unicode braille.',
  },
  purpose: 'braille',
  mediaType: 'application/x-pef+xml',
  endings: ['pef'],
  media: ['embosser-6', 'embosser-8'],
  needs: ['braille'],
  ways: ['touch', 'touch_alone', 'braille'],
  make: (
    source: Source,
    profile: Profile,
    { translator, settings }: Pick<OutputMeans, 'translator' | 'settings'>,
  ): Result<OutputResult> => {
    const made = transcribeSource(source, profile, translator, settings);
    if (!made.ok) return made;
    const text = writePef(made.value, source, settings);
    return succeed({
      files: [{ name: 'braille.pef', mediaType: 'application/x-pef+xml', bytes: encodeUtf8(text) }],
      changes: made.value.changes,
      braille: { engine: made.value.engine, table: made.value.table },
    });
  },
} satisfies LibraryOutput<'pef'>;

function writePef(made: Transcribed, source: Source, settings: OutputSettings): string {
  const { date, creator } = settings;
  const { drawing } = source;
  const { columns, rows } = made.paper;
  const xml = createXmlWriter({ head: XML_DECLARATION });
  xml.open('pef', { version: '2008-1', xmlns: NAMESPACE });
  xml.open('head');
  xml.open('meta', { 'xmlns:dc': DUBLIN_CORE });
  xml.text('dc:format', 'application/x-pef+xml');
  xml.text('dc:identifier', identifierOf(source, 'pef', made.table, settings));
  xml.text('dc:title', drawing.title);
  xml.text('dc:creator', creator);
  xml.text('dc:language', drawing.language);
  xml.text('dc:date', date);
  xml.close();
  xml.close();
  xml.open('body');
  xml.open('volume', { cols: columns, rows, rowgap: 0, duplex: 'false' });
  for (const section of listSections(made)) {
    xml.open('section');
    for (const page of section) {
      xml.open('page');
      for (const row of page) xml.text('row', row.replace(BLANKS_AT_END, '').replaceAll(' ', BLANK));
      xml.close();
    }
    xml.close();
  }
  xml.close();
  xml.close();
  xml.close();
  return xml.finish();
}

type Pages = readonly (readonly string[])[];

/** Pages of text, the page of the graphic, pages of text. */
function listSections({ pages, graphicPages }: Transcribed): readonly Pages[] {
  const sections: (readonly string[])[][] = [];
  let graphic: boolean | null = null;
  for (const { number, rows } of pages) {
    const now = graphicPages.has(number);
    if (now !== graphic) sections.push([]);
    graphic = now;
    sections.at(-1)?.push(rows);
  }
  return sections;
}
