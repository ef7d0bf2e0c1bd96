import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { writeAsciiLine } from './braille/ascii.ts';
import { type Transcribed, transcribeSource } from './braille/transcribe.ts';

const refuse: Refuse<ConversionReports> = fail;

/** Braille ASCII for embossers: lines end with CR LF, pages with a form feed. */
export const brf = {
  id: 'brf',
  words: {
    name: 'Braille for embossers (BRF)',
    short: 'BRF',
    use: 'Six dots, for every embosser.',
  },
  purpose: 'braille',
  mediaType: 'text/plain',
  endings: ['brf'],
  media: ['embosser-6'],
  needs: ['braille'],
  ways: ['touch', 'touch_alone', 'braille'],
  make: (
    source: Source,
    profile: Profile,
    { translator, settings }: Pick<OutputMeans, 'translator' | 'settings'>,
  ): Result<OutputResult> => {
    const made = transcribeSource(source, profile, translator, settings, 6);
    if (!made.ok) return made;
    const text = writeBrf(made.value, settings);
    if (text === null) return refuse({ code: 'brf_holds_six_dots', parameters: {} });
    return succeed({
      files: [{ name: 'braille.brf', mediaType: 'text/plain', bytes: encodeUtf8(text) }],
      changes: made.value.changes,
      braille: { engine: made.value.engine, table: made.value.table },
    });
  },
} satisfies LibraryOutput<'brf'>;

const LINE_END = '\r\n';
const FORM_FEED = '\f';

function writeBrf({ pages }: Transcribed, { page: { pageBreak } }: OutputSettings): string | null {
  const turn = pageBreak === 'form-feed' ? FORM_FEED : `${FORM_FEED}${LINE_END}`;
  const lines = pages.map(({ rows }) => rows.map(writeAsciiLine));
  if (lines.flat().includes(null)) return null;
  return lines.map((page) => `${page.join(LINE_END)}${LINE_END}`).join(turn);
}
