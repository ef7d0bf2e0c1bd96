import type { Document } from '@relievo/document/model';
import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { type Change, encodeUtf8, type OutputFile } from '@relievo/graphic/outputs';
import { writeBrf } from '../../outputs/braille/write-brf.ts';
import type { ConversionReports } from '../../words/reports.ts';
import type { Publication, PublicationMeans } from '../publication.ts';
import { writeDotNumbers } from './dot-numbers.ts';
import { type TranscribedDocument, transcribeDocument } from './transcribe-document.ts';

const refuse: Refuse<ConversionReports> = fail;

/** Each volume is one file in braille ASCII. */
export const brf = {
  id: 'brf',
  name: 'BRF',
  use: 'Volumes of braille for every embosser, with contents, page numbers and notes.',
  mediaType: 'text/plain',
  make: async ({ document }, means) => {
    const { made, text, changes } = await transcribeInSixDots(document, means);
    if (!made.ok) return made;
    const { engine, table } = made.value;
    if (text === null) return refuse({ code: 'brf_holds_six_dots', parameters: {} });
    const [first, ...others] = text.map(
      (volume, at): OutputFile => ({
        name: `book-${at + 1}.brf`,
        mediaType: 'text/plain',
        bytes: encodeUtf8(volume),
      }),
    );
    if (!first) throw new Error('A document has at least one volume.');
    return succeed({ files: [first, ...others], changes, braille: { engine, table } });
  },
} satisfies Publication<'brf'>;

interface Transcribed {
  readonly made: Result<TranscribedDocument>;
  /** It is null if a volume has cells of eight dots. */
  readonly text: readonly string[] | null;
  readonly changes: readonly Change[];
}

/** Transcribes a document, a second time with numbers of dots if its text has cells of eight dots. */
async function transcribeInSixDots(document: Document, means: PublicationMeans): Promise<Transcribed> {
  const made = await transcribeDocument(document, means);
  const changes = made.ok ? made.value.changes : [];
  const text = writeVolumes(made, means);
  if (!made.ok || text !== null) return { made, text, changes };
  const { translator, listCells } = writeDotNumbers(means.translator);
  const again = await transcribeDocument(document, { ...means, translator });
  const change: Change = {
    code: 'cells_as_dot_numbers',
    parameters: { cells: listCells().join('') },
    items: [],
  };
  return {
    made: again,
    text: writeVolumes(again, means),
    changes: again.ok ? [...again.value.changes, change] : [],
  };
}

function writeVolumes(
  made: Result<TranscribedDocument>,
  { settings }: PublicationMeans,
): readonly string[] | null {
  if (!made.ok) return null;
  const text = made.value.volumes.map(({ front, preliminary, body }) =>
    writeBrf([...front, ...preliminary, ...body], settings.page),
  );
  return text.every((volume) => volume !== null) ? text : null;
}
