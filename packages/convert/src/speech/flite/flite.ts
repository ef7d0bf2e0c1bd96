import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { SpeechReports } from '../../words/reports.ts';
import type { Spoken, Synthesiser } from '../voice.ts';
import { readWav } from '../wav.ts';
import { runFlite } from './program.ts';
import type { MemoryFiles } from './wasi.ts';

const refuse: Refuse<SpeechReports> = fail;

/** Voices of the built-in program whose pitch can be changed; the first is the usual one. */
const VOICES = ['slt', 'kal16'] as const;

/** English without anything to install: CMU Flite, compiled to WebAssembly, free of copyleft. */
export const flite: Synthesiser = {
  name: 'flite',
  voiceFor: (language, name) => {
    if (language.toLowerCase().split('-')[0] !== 'en') return null;
    return name === undefined ? VOICES[0] : (VOICES.find((voice) => voice === name) ?? null);
  },
  speak: async (text, voice, { speed, pitch }): Promise<Result<Spoken>> => {
    const parts: Float32Array[] = [];
    let sampleRate = 0;
    for (const piece of splitIntoPieces(text)) {
      const spoken = await sayText(piece, voice, speed, pitch);
      if (!spoken) return refuse({ code: 'voice_failed', parameters: { voice } });
      sampleRate = spoken.sampleRate;
      parts.push(spoken.samples);
    }
    return succeed({ sampleRate, samples: joinParts(parts) });
  },
};

async function sayText(text: string, voice: string, speed: number, pitch: number): Promise<Spoken | null> {
  const files: MemoryFiles = new Map([['text', new TextEncoder().encode(text)]]);
  const settings = [
    '--setf',
    `duration_stretch=${(1 / speed).toFixed(3)}`,
    '--setf',
    `f0_shift=${pitch.toFixed(3)}`,
  ];
  await runFlite(['-voice', voice, ...settings, '-f', 'text', '-o', 'sound'], files);
  return readWav(files.get('sound') ?? new Uint8Array(0));
}

/** What is said in one run takes memory until its end, and between two the process can do something else. */
const LONGEST = 1000;

/** Whole sentences, as many as belong into one run; a sentence without end is cut at a blank. */
function splitIntoPieces(text: string): readonly string[] {
  const made: string[] = [];
  let piece = '';
  for (const sentence of text.match(/[^.!?\n]+(?:[.!?\n]+\s*)?|[.!?\n]+\s*/g)?.flatMap(splitLongSentence) ??
    []) {
    if (piece !== '' && piece.length + sentence.length > LONGEST) {
      made.push(piece);
      piece = '';
    }
    piece += sentence;
  }
  return [...made, piece].filter((one) => one.trim() !== '');
}

function splitLongSentence(sentence: string): readonly string[] {
  return sentence.length <= LONGEST
    ? [sentence]
    : (sentence.match(new RegExp(`.{1,${LONGEST}}(?:\\s|$)|.{1,${LONGEST}}`, 'gsu')) ?? []);
}

function joinParts(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
