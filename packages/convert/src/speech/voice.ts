import type { Result } from '@relievo/graphic/model';
import type { VoiceSettings } from '../settings.ts';

/** Samples from -1 to 1, one channel. */
export interface Spoken {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** What speaks: a synthesiser with the languages that it has voices for. */
export interface Synthesiser {
  /** 'flite', 'espeak-ng' */
  readonly name: string;
  /** The voice for a language, by its own name; null where it has none, or none of the name that was asked for. */
  readonly voiceFor: (language: string, name?: string) => string | null;
  /** The text is ready to be said: numbers and formulas are words where the synthesiser does not know them. */
  readonly speak: (text: string, voice: string, settings: VoiceSettings) => Promise<Result<Spoken>>;
}
