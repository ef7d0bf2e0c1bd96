import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { countOf } from '@relievo/words';
import { resample } from '../../outputs/audio/mix.ts';
import type { VoiceSettings } from '../../settings.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Spoken } from '../../speech/voice.ts';
import type { ConversionReports } from '../../words/reports.ts';
import { openEncoder, SPEECH_RATE } from './open-encoder.ts';
import type { SpokenPiece, Utterance } from './utterance.ts';

const refuse: Refuse<ConversionReports> = fail;

/** Seconds of silence after a sentence and after a heading. */
const PAUSE = 0.3;
const LONG_PAUSE = 0.8;

/** The times of a sentence are seconds in the file of its chapter. */
export interface Clip extends Utterance {
  readonly begin: number;
  readonly end: number;
}

export interface SpokenSound {
  readonly mp3: Uint8Array;
  readonly clips: readonly Clip[];
  readonly seconds: number;
}

export interface Reader {
  readonly speech: Speech;
  readonly voice: VoiceSettings;
  readonly language: string;
  /** Languages that the voice of the document reads, because they have none. */
  readonly foreign: Set<string>;
  readonly counts: { said: number; unsaid: number };
}

/** Says the utterances of a chapter one by one. A clip ends in the middle of the silence before the next one. */
export async function speakChapter(
  utterances: readonly Utterance[],
  reader: Reader,
): Promise<Result<SpokenSound>> {
  const encoder = await openEncoder();
  const clips: Clip[] = [];
  let length = 0;
  let end = 0;
  for (const [at, utterance] of utterances.entries()) {
    for (const piece of utterance.pieces) {
      const spoken = await sayOrRest(piece, reader);
      if (!spoken.ok) return spoken;
      const samples = resample(spoken.value, SPEECH_RATE);
      encoder.add(samples);
      length += samples.length;
    }
    const isLong = utterance.role.kind === 'heading';
    const pause = Math.round((isLong ? LONG_PAUSE : PAUSE) * SPEECH_RATE);
    encoder.add(new Float32Array(pause));
    length += pause;
    const begin = end;
    end = at === utterances.length - 1 ? length : length - Math.round(pause / 2);
    clips.push({ ...utterance, begin: toSeconds(begin), end: toSeconds(end) });
  }
  return succeed({ mp3: encoder.finish(), clips, seconds: toSeconds(end) });
}

/** Files name times in thousandths of a second. */
function toSeconds(samples: number): number {
  return Math.floor((samples * 1000) / SPEECH_RATE) / 1000;
}

/** Says a piece. One that the voice cannot say is silent, so that it takes no other with it. */
async function sayOrRest(piece: SpokenPiece, reader: Reader): Promise<Result<Spoken>> {
  const said = await sayPiece(piece, reader);
  if (!said.ok && said.problems[0].code !== 'voice_failed') return said;
  const isHeard = said.ok && said.value.samples.length > 0;
  if (isHeard) reader.counts.said += 1;
  else if (/[\p{L}\p{N}]/u.test(piece.text)) reader.counts.unsaid += 1;
  return said.ok ? said : succeed({ sampleRate: SPEECH_RATE, samples: new Float32Array(0) });
}

async function sayPiece({ text, language }: SpokenPiece, reader: Reader): Promise<Result<Spoken>> {
  const { speech, voice, foreign } = reader;
  const { name: _, ...usual } = voice;
  const isOwn = language === reader.language || foreign.has(language);
  if (!isOwn) {
    const said = await speech.say(text, language, usual);
    if (said.ok || said.problems[0].code !== 'voice_missing') return said;
    foreign.add(language);
  }
  return speech.say(text, reader.language, voice);
}

/** Reports the languages that were read by the voice of another one, and the number of texts that were not said. */
export function reportReading({ foreign, language, counts }: Reader): readonly Change[] {
  const inOtherVoice = [...foreign].map(
    (one): Change => ({
      code: 'words_in_other_voice',
      parameters: { language: one.slice(0, 40), voice: language.slice(0, 40) },
      items: [],
    }),
  );
  if (counts.unsaid === 0) return inOtherVoice;
  const parameters = { count: countOf(counts.unsaid) };
  return [...inOtherVoice, { code: 'sentences_not_said', parameters, items: [] }];
}

export function refuseSilence<Value>(): Result<Value> {
  return refuse({ code: 'nothing_to_hear', parameters: {} });
}
