import { type OutputResult, type Profile, prepare, type Result, succeed } from '@relievo/graphic';
import { synthesise, toWav } from '@relievo/sound';
import { createDocument } from '../documents/document-of.ts';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { Spoken } from '../speech/voice.ts';
import { mixSounds, SAMPLE_RATE } from './audio/mix.ts';
import { toMp3 } from './audio/mp3.ts';

/** The description spoken, and after it the sound of the data: no file without a voice of its language. */
export const audio = {
  id: 'audio',
  words: {
    name: 'Spoken description and sound',
    short: 'Sound',
    use: 'The description spoken, and after it the sound of the data where there is some.',
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
    { speech, settings: { voice } }: Pick<OutputMeans, 'speech' | 'settings'>,
  ): Promise<Result<OutputResult>> => {
    const prepared = prepare(source, profile, { drawsTextures: false });
    if (!prepared.ok) return prepared;
    const spoken: Spoken[] = [];
    for (const { text, language } of composeIntroduction(source)) {
      const own = language === source.drawing.language;
      // A voice is chosen by name for one language; the others have their usual ones.
      const { name: _name, ...usual } = voice;
      const said = await speech.say(text, language, own ? voice : usual);
      if (!said.ok) return said;
      spoken.push(said.value);
    }
    const score = source.score ? synthesise(source.score, { sampleRate: SAMPLE_RATE, volume: 1 }) : null;
    const sound = mixSounds(spoken, score);
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

/** The title and what is told of the graphic, together as long as they are in one language. */
export function composeIntroduction(source: Source): readonly Saying[] {
  const { title, language, blocks } = createDocument(source);
  const said: Saying[] = [{ text: endSentence(title), language }];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    const last = said.at(-1);
    const next = { text: endSentence(block.text), language: block.language ?? language };
    if (last?.language === next.language)
      said.splice(-1, 1, { ...next, text: `${last.text}\n\n${next.text}` });
    else said.push(next);
  }
  return said;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
