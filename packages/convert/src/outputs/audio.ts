import { type OutputResult, prepare, type Result, success } from '@relievo/graphic';
import { synthesise, toWav } from '@relievo/sound';
import { documentOf } from '../documents/document-of.ts';
import type { LibraryOutput, Source } from '../source.ts';
import type { Speech } from '../speech/speech.ts';
import { mixed, SAMPLE_RATE } from './audio/mix.ts';
import { toMp3 } from './audio/mp3.ts';
import type { OutputSettings } from './settings.ts';

/** The description spoken, and after it the sound of the data: no file without a voice of its language. */
export const audio = (speech: Speech, { voice }: OutputSettings): LibraryOutput => ({
  id: 'audio',
  name: 'Spoken description and sound',
  make: async (source, profile): Promise<Result<OutputResult>> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const spoken = await speech.say(introductionOf(source), source.drawing.language, voice);
    if (!spoken.ok) return spoken;
    const score = source.score ? synthesise(source.score, { sampleRate: SAMPLE_RATE, volume: 1 }) : null;
    const sound = mixed(spoken.value, score);
    return success({
      files: [
        { name: 'audio.mp3', mediaType: 'audio/mpeg', bytes: await toMp3(sound) },
        { name: 'audio.wav', mediaType: 'audio/wav', bytes: toWav(sound) },
      ],
      changes: [],
    });
  },
});

/** The title and what is told of the graphic; its numbers are heard, and its parts are for reading. */
export const introductionOf = (source: Source): string => {
  const { title, blocks } = documentOf(source);
  const told = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return [title, ...told].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join('\n\n');
};
