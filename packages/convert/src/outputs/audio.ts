import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { type OutputResult, prepare } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { synthesise, toWav } from '@relievo/sound';
import type { DocumentBlock } from '../documents/document.ts';
import { createDocument } from '../documents/document-of.ts';
import { writePlainBlock } from '../documents/plain-text.ts';
import { writeFormulas } from '../documents/write-formulas.ts';
import type { SpeechExtent } from '../settings.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { Spoken } from '../speech/voice.ts';
import type { ConversionReports } from '../words/reports.ts';
import { mixSounds, SAMPLE_RATE } from './audio/mix.ts';
import { toMp3 } from './audio/mp3.ts';

const refuse: Refuse<ConversionReports> = fail;

/** What it is, the sound of the data, and then what else there is to say: no file without a voice of its language. */
export const audio = {
  id: 'audio',
  words: {
    name: 'Spoken description and sound',
    short: 'Sound',
    use: 'The description spoken, with the sound of the data where there is some.',
  },
  purpose: 'hear',
  mediaType: 'audio/mpeg',
  endings: ['mp3', 'wav'],
  media: ['swell-a4'],
  needs: ['voice'],
  ways: ['spoken_whole'],
  make: async (
    source: Source,
    profile: Profile,
    { speech, settings: { voice, speech: extent = 'full' } }: Pick<OutputMeans, 'speech' | 'settings'>,
  ): Promise<Result<OutputResult>> => {
    const prepared = prepare(source, profile, { drawsTextures: false });
    if (!prepared.ok) return prepared;
    const { before, after } = composeSpeech(source, extent);
    if (before.length === 0 && !source.score) return refuse({ code: 'nothing_to_hear', parameters: {} });
    const spoken: Spoken[] = [];
    for (const { text, language } of [...before, ...after]) {
      const own = language === source.drawing.language;
      // A voice is chosen by name for one language; the others have their usual ones.
      const { name: _name, ...usual } = voice;
      const said = await speech.say(text, language, own ? voice : usual);
      if (!said.ok) return said;
      spoken.push(said.value);
    }
    const score = source.score ? synthesise(source.score, { sampleRate: SAMPLE_RATE, volume: 1 }) : null;
    const said = { before: spoken.slice(0, before.length), after: spoken.slice(before.length) };
    const sound = mixSounds(said, score);
    return succeed({
      files: [
        { name: 'audio.mp3', mediaType: 'audio/mpeg', bytes: await toMp3(sound) },
        { name: 'audio.wav', mediaType: 'audio/wav', bytes: toWav(sound) },
      ],
      changes: [],
    });
  },
} satisfies LibraryOutput<'audio'>;

export interface Saying {
  readonly text: string;
  readonly language: string;
}

export interface Said {
  readonly before: readonly Saying[];
  readonly after: readonly Saying[];
}

/**
 * The title and what is told of the graphic. Where there is a sound it follows what the graphic is, and the rest is
 * said behind it: nobody waits minutes for the data.
 */
export function composeSpeech(source: Source, extent: SpeechExtent): Said {
  if (extent === 'none') return { before: [], after: [] };
  const { title, language, blocks } = writeFormulas(
    createDocument(source),
    ({ spoken, line }) => spoken ?? line,
  );
  const told = source.text
    ? blocks.flatMap((block) => listSpoken(block).map((text) => ({ text, language })))
    : blocks.flatMap((block): readonly Saying[] =>
        block.kind === 'paragraph' ? [{ text: block.text, language: block.language ?? language }] : [],
      );
  const first = [{ text: title, language }, ...told.slice(0, 1)];
  const rest = extent === 'full' ? told.slice(1) : [];
  return source.score
    ? { before: joinSayings(first), after: joinSayings(rest) }
    : { before: joinSayings([...first, ...rest]), after: [] };
}

/** All of a text, as it is written in plain lines. */
function listSpoken(block: DocumentBlock): readonly string[] {
  return writePlainBlock(block)
    .split('\n')
    .map((line) => line.replace(/^\s*- /, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Together as long as they are in one language. */
function joinSayings(sayings: readonly Saying[]): readonly Saying[] {
  const joined: Saying[] = [];
  for (const { text, language } of sayings) {
    const last = joined.at(-1);
    const next = { text: endSentence(text), language };
    if (last?.language === language) joined.splice(-1, 1, { language, text: `${last.text}\n\n${next.text}` });
    else joined.push(next);
  }
  return joined;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
