export { countSemitonesBetween, raiseBySemitones } from './pitch.ts';
export { type Note, type Score, SIGNALS, type Signal, type SoundEvent } from './score.ts';
export { C3, C6, DEFAULT_SOUND, type SoundSettings, secondsOf } from './settings.ts';
export { LONGEST_SECONDS, type Rendering, type Sound, synthesise } from './synthesise.ts';
export { type Partials, TIMBRE_NAMES, TIMBRES, type Timbre, timbreOf } from './timbres.ts';
export { to16, toWav } from './wav.ts';
