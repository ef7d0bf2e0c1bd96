export * from './pitch.ts';
export * from './score.ts';
export * from './settings.ts';
export * from './synthesise.ts';
export * from './timbres.ts';
export * from './wav.ts';
