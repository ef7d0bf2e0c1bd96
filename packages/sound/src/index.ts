export { countSemitonesBetween, raiseBySemitones } from './pitch.ts';
export type { Note, Score, Signal, SoundEvent } from './score.ts';
export { C3, C6, DEFAULT_SOUND, type SoundSettings, secondsOf } from './settings.ts';
export { type Sound, synthesise } from './synthesise.ts';
export { TIMBRE_NAMES, type Timbre, timbreOf } from './timbres.ts';
export { toWav } from './wav.ts';
