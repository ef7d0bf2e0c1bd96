import { fail, type Refuse, succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputFile } from '@relievo/graphic/outputs';
import { writeBrf } from '../../outputs/braille/write-brf.ts';
import type { ConversionReports } from '../../words/reports.ts';
import type { Publication } from '../publication.ts';
import { transcribeDocument } from './transcribe-document.ts';

const refuse: Refuse<ConversionReports> = fail;

/** Each volume is one file in braille ASCII. */
export const brf = {
  id: 'brf',
  name: 'BRF',
  use: 'Volumes of braille for every embosser, with contents, page numbers and notes.',
  mediaType: 'text/plain',
  make: async ({ document }, means) => {
    const made = await transcribeDocument(document, means);
    if (!made.ok) return made;
    const { volumes, changes, engine, table } = made.value;
    const files: OutputFile[] = [];
    for (const [at, { front, preliminary, body }] of volumes.entries()) {
      const text = writeBrf([...front, ...preliminary, ...body], means.settings.page);
      if (text === null) return refuse({ code: 'brf_holds_six_dots', parameters: {} });
      files.push({ name: `book-${at + 1}.brf`, mediaType: 'text/plain', bytes: encodeUtf8(text) });
    }
    const [first, ...others] = files;
    if (!first) throw new Error('A document has at least one volume.');
    return succeed({ files: [first, ...others], changes, braille: { engine, table } });
  },
} satisfies Publication<'brf'>;
