import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { transcribeSource } from './braille/transcribe.ts';
import { writeBrf } from './braille/write-brf.ts';

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
    const text = writeBrf(made.value.pages, settings.page);
    if (text === null) return refuse({ code: 'brf_holds_six_dots', parameters: {} });
    return succeed({
      files: [{ name: 'braille.brf', mediaType: 'text/plain', bytes: encodeUtf8(text) }],
      changes: made.value.changes,
      braille: { engine: made.value.engine, table: made.value.table },
    });
  },
} satisfies LibraryOutput<'brf'>;
