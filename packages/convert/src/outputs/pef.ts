import { type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import { identifierOf } from './braille/identifier.ts';
import { type Transcribed, transcribeSource } from './braille/transcribe.ts';
import { type PefPages, writePef } from './braille/write-pef.ts';

/** Portable Embosser Format 2008-1. Text and graphic are different sections. */
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
    const { title, language } = source.drawing;
    const text = writePef({
      identifier: identifierOf(source, 'pef', made.value.table, settings),
      title,
      creator: settings.creator,
      language,
      date: settings.date,
      columns: made.value.paper.columns,
      rows: made.value.paper.rows,
      volumes: [listSections(made.value)],
    });
    return succeed({
      files: [{ name: 'braille.pef', mediaType: 'application/x-pef+xml', bytes: encodeUtf8(text) }],
      changes: made.value.changes,
      braille: { engine: made.value.engine, table: made.value.table },
    });
  },
} satisfies LibraryOutput<'pef'>;

/** Pages of text, the page of the graphic, pages of text. */
function listSections({ pages, graphicPages }: Transcribed): readonly PefPages[] {
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
