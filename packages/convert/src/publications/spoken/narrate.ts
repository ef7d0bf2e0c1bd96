import type { Document } from '@relievo/document/model';
import { countCharacters } from '@relievo/document/text';
import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { ConversionReports } from '../../words/reports.ts';
import type { PublicationMeans } from '../publication.ts';
import { type Clip, type Reader, refuseSilence, reportReading, speakChapter } from './speak-chapter.ts';
import { type SpokenChapter, writeSpokenBook } from './spoken-book.ts';

const refuse: Refuse<ConversionReports> = fail;

export interface NarratedChapter extends SpokenChapter {
  readonly clips: readonly Clip[];
  readonly mp3: Uint8Array;
  readonly seconds: number;
}

export interface Narration {
  readonly chapters: readonly NarratedChapter[];
  readonly changes: readonly Change[];
}

type Narrating = Promise<Result<Narration>>;

/** DAISY, MP3 and EPUB have the same sound, so a document is said once while it is in memory. */
const remembered = new WeakMap<Document, { readonly means: PublicationMeans; readonly made: Narrating }>();

/** Says a document, unless it was just said by the same means. */
export function narrate(document: Document, means: PublicationMeans): Narrating {
  const last = remembered.get(document);
  if (last?.means.speech === means.speech && last?.means.settings === means.settings) return last.made;
  const made = say(document, means);
  remembered.set(document, { means, made });
  return made;
}

/** Says chapter by chapter, so that only packed sound is in memory. */
async function say(document: Document, means: PublicationMeans): Narrating {
  const { speech, settings, maxSpoken = Infinity } = means;
  if (!speech || settings.speech === 'none') return refuseSilence();
  const characters = countCharacters(document.blocks);
  if (characters > maxSpoken)
    return refuse({ code: 'spoken_document_too_long', parameters: { characters, max: maxSpoken } });
  const { language } = document.metadata;
  const reader: Reader = {
    speech,
    voice: settings.voice,
    language,
    foreign: new Set(),
    counts: { said: 0, unsaid: 0 },
  };
  const chapters: NarratedChapter[] = [];
  for (const chapter of await writeSpokenBook(document, means)) {
    const spoken = await speakChapter(chapter.utterances, reader);
    if (!spoken.ok) return spoken;
    chapters.push({ ...chapter, ...spoken.value });
  }
  return reader.counts.said > 0 ? succeed({ chapters, changes: reportReading(reader) }) : refuseSilence();
}
