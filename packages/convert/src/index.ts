export { DEFAULT_SETTINGS, MATH_CODES, type OutputSettings, SPEECH_EXTENTS } from './settings.ts';
export { listFigures, type ReadyOutput, type Source } from './source.ts';
export { planSource, spreadSource } from './spread-source.ts';
